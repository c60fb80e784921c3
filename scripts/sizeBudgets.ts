import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SizeLimitConfig } from "size-limit";
import { type Manifest, modulesOf } from "../src/server/pages/manifest.ts";

type Limit = `${number} kB`;

/** `page` is the source file of the page's chunk. */
export type FirstPage = { readonly page: string; readonly limit: Limit };

type Budgets = {
  /** The limit of what a page loads before it is usable: its chunks, the entry, and all their imports. */
  readonly firstPages: Readonly<Record<string, FirstPage>>;
  /** The limit of each large file, by its name without the hash. */
  readonly large: Readonly<Record<string, Limit>>;
  /** The limits of every other file, and of all of them together. */
  readonly small: { readonly each: Limit; readonly together: Limit };
};

const entry = "src/browser/client.tsx";

/** "app-DmlL-mTX.js" becomes "app.js". */
const lastingName = (file: string): string => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");

/** The entries for size-limit in a build's folder. Only a large file needs a line of its own. */
export const budgetsFor = (folder: string, { firstPages, large, small }: Budgets): SizeLimitConfig => {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const built = readdirSync(join(folder, "assets"));
  const pathsOf = (names: readonly string[]) => names.map((file) => join(folder, "assets", file));
  const others = built.filter((file) => !(lastingName(file) in large));

  return [
    ...Object.entries(firstPages).map(([name, { page, limit }]) => {
      if (!manifest[page]) throw new Error(`There is a budget for ${page}, but the build made nothing of it.`);
      return { name, path: modulesOf(manifest, [entry, page]).map((file) => join(folder, file)), limit };
    }),
    ...Object.entries(large).flatMap(([name, limit]) => {
      const files = built.filter((file) => lastingName(file) === name);
      return files.length > 0 ? [{ name, path: pathsOf(files), limit }] : [];
    }),
    ...others.map((file) => ({
      name: `${lastingName(file)} (large, without a line of its own)`,
      path: pathsOf([file]),
      limit: small.each,
    })),
    ...(others.length > 0 ? [{ name: "small files together", path: pathsOf(others), limit: small.together }] : []),
  ];
};
