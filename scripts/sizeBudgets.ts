import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SizeLimitConfig } from "size-limit";
import type { Budgets } from "../src/server/budgets.ts";
import { type Manifest, modulesOf } from "../src/server/pages/manifest.ts";

type Site = {
  /** What every page loads. */
  readonly entry: number;
  /** What a lazily loaded part without a limit of its own may add. */
  readonly smallPart: number;
  /** All scripts. */
  readonly scripts: number;
  /** Each file that is no script, by its name without the hash. */
  readonly assets: Readonly<Record<string, number>>;
};

const entry = "src/browser/client.tsx";

/** A chunk without a source is named by its file: "_realtime-C7heZnR.js" becomes "realtime". */
const partName = (source: string): string => source.replace(/^_(.+)-[\w-]{7}\.js$/, "$1");

/** The entries for size-limit in a build's folder. All limits are in kB. */
export const budgetsFor = (folder: string, site: Site, { pages, parts }: Budgets): SizeLimitConfig => {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const chunks = Object.entries(manifest).flatMap(([source, chunk]) => (chunk ? [{ source, ...chunk }] : []));
  const sources = new Set(pages.flatMap(({ sources }) => sources));
  const loadedByAll = new Set(modulesOf(manifest, [entry]));
  const lazy = new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports));
  const line = (name: string, files: readonly string[], limit: number) => ({
    name,
    path: files.map((file) => join(folder, file)),
    limit: `${limit} kB`,
  });
  const isScript = ({ file }: { readonly file: string }) => file.endsWith(".js");

  const built = new Set([...lazy].map(partName));
  const missing = [...sources].filter((source) => !manifest[source]);
  const gone = [...missing, ...Object.keys(parts).filter((part) => !built.has(part))];
  if (gone.length > 0) throw new Error(`There is a budget for ${gone.join(", ")}, but the build made nothing of it.`);

  return [
    line("what every page loads", [...loadedByAll], site.entry),
    ...pages.map(({ path, sources, limit }) => {
      if (limit === undefined) throw new Error(`The page ${path} has no budget. Its feature has to say one.`);
      return line(`page at ${path}`, modulesOf(manifest, [entry, ...sources]), limit);
    }),
    ...[...lazy]
      .filter((source) => !sources.has(source))
      .map((source) => {
        const added = modulesOf(manifest, [source]).filter((file) => !loadedByAll.has(file));
        return line(partName(source), added, parts[partName(source)] ?? site.smallPart);
      }),
    ...chunks
      .filter((chunk) => !isScript(chunk))
      .map(({ source, file }) => line(basename(source), [file], site.assets[basename(source)] ?? site.smallPart)),
    line(
      "all scripts together",
      chunks.filter(isScript).map(({ file }) => file),
      site.scripts,
    ),
  ];
};
