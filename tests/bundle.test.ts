import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { buildFolder, root } from "../src/build/folders.ts";
import { ensureBuilt } from "../src/server/build.ts";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

beforeAll(ensureBuilt);

/** The files of the built site, for the browser and for the server, in which that stands. */
const filesWith = (mark: string): readonly string[] =>
  globSync("{client/**/*.{js,css,json},server/**/*.js}", { cwd: buildFolder }).filter((file) =>
    readFileSync(join(buildFolder, file), "utf8").includes(mark),
  );

// As the sources have it, so that a word that was changed there doesn't make this true by itself.
it.each([
  ["the developer's panel", "Remettre les données de démo", "src/dev/panelWords.ts"],
  ["its weather", "club-dev-weather", "src/dev/demo.ts"],
  ["the pages of development", "/_dev/kit", "src/dev/routes.tsx"],
  ["the kit's page", "Tempête", "ui/workshop/toasts.tsx"],
  ["the memory backend", "club-memory-likes", "adapters/memory/backend.ts"],
  ["the demo accounts' password", "demo-1234", "adapters/memory/seed/members.ts"],
  ["the demo accounts", "membre@demo.test", "adapters/memory/seed/members.ts"],
])("the built site holds nothing of %s", (_, mark, source) => {
  expect(textOf(source)).toContain(mark);
  expect(filesWith(mark)).toEqual([]);
});

it.each(["Impossible de charger les articles", "Aucun article trouvé", "club-session"])(
  "what the built site does hold is found in it: %s",
  (mark) => {
    expect(filesWith(mark)).not.toEqual([]);
  },
);
