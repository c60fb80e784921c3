import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SizeLimitConfig } from "size-limit";
import { type Manifest, modulesOf } from "../src/server/manifest.ts";

type Limit = `${number} kB`;

/** `page` is the file that the build starts the page from. */
export type FirstPage = { readonly page: string; readonly limit: Limit };

type Budgets = {
  /** The most that is sent before somebody can use a page: its own chunks, the entry, and all that both import. */
  readonly firstPages: Readonly<Record<string, FirstPage>>;
  /** The most that each built file may weigh, by its name without the part that changes. */
  readonly files: Readonly<Record<string, Limit>>;
};

const entry = "src/browser/client.tsx";

/** "app-DmlL-mTX.js" is "app.js" in every build. */
const lastingName = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");

/** What size-limit shall weigh in a folder that the build made. A file without a budget has one of nothing. */
export const budgetsFor = (folder: string, { firstPages, files }: Budgets): SizeLimitConfig => {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const built = readdirSync(join(folder, "assets"));
  const named = (name: string) => built.filter((file) => lastingName(file) === name);
  const pathsOf = (names: readonly string[]) => names.map((file) => join(folder, "assets", file));

  const idle = Object.keys(files).filter((name) => named(name).length === 0);
  if (idle.length > 0) throw new Error(`There is a budget for ${idle.join(", ")}, but the build made no such file.`);

  return [
    ...Object.entries(firstPages).map(([name, { page, limit }]) => {
      if (!manifest[page]) throw new Error(`There is a budget for ${page}, but the build made nothing of it.`);
      return { name, path: modulesOf(manifest, [entry, page]).map((file) => join(folder, file)), limit };
    }),
    ...Object.entries(files).map(([name, limit]) => ({ name, path: pathsOf(named(name)), limit })),
    ...built
      .filter((file) => !(lastingName(file) in files))
      .map((file) => ({ name: `${lastingName(file)} has no budget yet`, path: pathsOf([file]), limit: "0 B" })),
  ];
};
