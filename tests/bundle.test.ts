import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { buildFolder, root } from "../src/build/folders.ts";
import { styleName } from "../src/build/stylesPlugin.ts";
import { ensureBuilt } from "../src/server/build.ts";
import { type Manifest, modulesOf, readManifest } from "../src/server/pages/manifest.ts";

const textOf = (file: string) => readFileSync(join(root, file), "utf8");

beforeAll(ensureBuilt);

/** The files of the built client and server that contain a text. */
const filesWith = (mark: string): readonly string[] =>
  globSync("{client/**/*.{js,css,json},server/**/*.js}", { cwd: buildFolder }).filter((file) =>
    readFileSync(join(buildFolder, file), "utf8").includes(mark),
  );

// Checks that the sources contain the text: otherwise the test would pass after a change there.
it.each([
  ["the developer's panel", "Remettre les données de démo", "src/dev/panelWords.ts"],
  ["its fault mode", "club-dev-fault-mode", "src/dev/demo.ts"],
  ["the pages of development", "/_dev/kit", "src/dev/routes.tsx"],
  ["the kit's page", "Tempête", "ui/workshop/toasts.tsx"],
  ["the memory backend", "club-memory-page-revision", "adapters/memory/backend.ts"],
  ["the memory adapters", "The viewed tip doesn't exist", "adapters/memory/tips/tipViews.ts"],
  ["the demo accounts' password", "demo-1234", "adapters/memory/seed/members.ts"],
  ["the demo accounts", "membre@demo.test", "adapters/memory/seed/members.ts"],
])("[SE-41] the built site contains nothing of %s", (_, mark, source) => {
  expect(textOf(source)).toContain(mark);
  expect(filesWith(mark)).toEqual([]);
});

it.each(["Impossible de charger les articles", "Aucun article trouvé", "club-session"])(
  "what the built site does hold is found in it: %s",
  (mark) => {
    expect(filesWith(mark)).not.toEqual([]);
  },
);

it("names styles by their path, so that each folder with the same sources builds the same files", () => {
  const files = filesWith(`${styleName("ui/design/components/actions/Button.tsx")}0`);
  expect(files).toContainEqual(expect.stringMatching(/^client\//));
  expect(files).toContainEqual(expect.stringMatching(/^server\//));
});

// The panel with its use cases and what only it opens: its parts outside of folders named admin, and what its use cases load when asked.
const staffModules = new RegExp(
  [
    String.raw`^ui/(?:.+/)?admin/`,
    String.raw`^src/parts/(?:staff|moving)\.ts$`,
    "^domain/content/moving/",
    String.raw`^domain/content/editing/readBody\.ts$`,
    String.raw`^adapters/movingReaders\.ts$`,
  ].join("|"),
);

// All other files that the browser may load. A file without a source is shared by those who import it, or loaded by name.
const publicModules = (manifest: Manifest) => {
  const named = new Set(Object.values(manifest).flatMap((chunk) => chunk?.dynamicImports ?? []));
  const sources = Object.keys(manifest).filter((source) => !source.startsWith("_") || named.has(source));
  return modulesOf(
    manifest,
    sources.filter((source) => !staffModules.test(source)),
  );
};

it.each([
  ["the frame", "Vérification de vos droits", "ui/admin/words.ts"],
  ["the figures", "Impossible de charger les chiffres du club", "ui/admin/overview/words.ts"],
  ["the trends", "pas encore assez de données", "ui/admin/overview/words.ts"],
  ["the applications", "Aucune candidature trouvée", "ui/applications/admin/words.ts"],
  ["the reviews as a project keeps them", "search_applications", "adapters/supabase/applications/reviews.ts"],
  ["the histories as a project keeps them", "article_revisions", "adapters/supabase/content/itemRecords.ts"],
  ["the members as a project finds them", "find_members", "adapters/supabase/accounts/staff.ts"],
  ["the comments' use cases", "reason-required", "domain/content/reactions/moderate.ts"],
  ["the banner of a draft", "Brouillon : seul le staff le voit.", "ui/content/admin/editor/writingWords.ts"],
  ["the articles' and tips' use cases", "slug-taken", "domain/content/editing/createItem.ts"],
])("[PF-5] only staff download %s", async (_, mark, source) => {
  expect(textOf(source)).toContain(mark);
  const manifest = await readManifest(pathToFileURL(join(buildFolder, "client/")));
  const others = publicModules(manifest);
  expect(others.length).toBeGreaterThan(10);
  expect(others).toContainEqual(expect.stringMatching(/\/container-/));
  expect(others).toContainEqual(expect.stringMatching(/\/backend-/));
  const files = filesWith(mark).filter((file) => file.endsWith(".js") && file.startsWith("client/"));
  expect(files).not.toEqual([]);
  expect(files.filter((file) => others.includes(file.replace("client", "")))).toEqual([]);
});

it("[NW-55] articles and tips without embeds download nothing of them", async () => {
  const mark = "recevra votre adresse IP";
  expect(textOf("ui/content/body/embed/words.ts")).toContain(mark);
  const manifest = await readManifest(pathToFileURL(join(buildFolder, "client/")));
  const sources = ["src/browser/client.tsx", "ui/content/articles/ArticlePage.tsx", "ui/tips/TipPage.tsx"];
  const files = filesWith(mark).filter((file) => file.startsWith("client/") && file.endsWith(".js"));
  const withEmbeds = modulesOf(manifest, [...sources, "ui/content/body/embed/EmbedPlate.tsx"]);
  expect(files.filter((file) => withEmbeds.includes(file.replace("client", "")))).not.toEqual([]);
  expect(files.filter((file) => modulesOf(manifest, sources).includes(file.replace("client", "")))).toEqual([]);
});
