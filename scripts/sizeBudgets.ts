import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { SizeLimitConfig } from "size-limit";
import { type Manifest, modulesOf } from "../src/server/pages/manifest.ts";

/** A page by its path, with the source files of the page and of its pieces. */
export type PageFiles = { readonly path: string; readonly sources: readonly string[] };

/** Limits of compressed downloads, in kB. */
export type Limits = {
  /** The first load of any public page. */
  readonly page: number;
  /** The first load of the panel, without the view that it shows. */
  readonly panel: number;
  /** The further load of a view or a dialog of the panel. */
  readonly panelPart: number;
  /** The further load of any other lazily loaded part. */
  readonly part: number;
  /** The further load of the listed parts, by their source files. */
  readonly parts: Readonly<Record<string, number>>;
  /** All scripts. */
  readonly scripts: number;
  /** The sizes of files that are no scripts, by name without the hash. */
  readonly assets: Readonly<Record<string, number>>;
};

const entry = "src/browser/client.tsx";

/** A chunk without a source is named by its file: "_realtime-C7heZnR.js" becomes "realtime". */
const partName = (source: string): string => source.replace(/^_(.+)-[\w-]{7}\.js$/, "$1");

/**
 * The entries for size-limit in a build's folder.
 * @throws {Error} when the build has no file for a page or for a part with a limit of its own
 */
export const budgetsFor = (folder: string, limits: Limits, pages: readonly PageFiles[]): SizeLimitConfig => {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const chunks = Object.entries(manifest).flatMap(([source, chunk]) => (chunk ? [{ source, ...chunk }] : []));
  const ofPages = new Set(pages.flatMap(({ sources }) => sources));
  const loadedByAll = new Set(modulesOf(manifest, [entry]));
  const lazy = new Set(chunks.flatMap(({ dynamicImports = [] }) => dynamicImports));
  const line = (name: string, files: readonly string[], limit: number) => ({
    name,
    path: files.map((file) => join(folder, file)),
    limit: `${limit} kB`,
  });
  const isScript = ({ file }: { readonly file: string }) => file.endsWith(".js");
  const limitOf = (name: string) => limits.parts[name] ?? (name.includes("/admin/") ? limits.panelPart : limits.part);

  const built = new Set([...lazy].map(partName));
  const missing = [...ofPages].filter((source) => !manifest[source]);
  const gone = [...missing, ...Object.keys(limits.parts).filter((part) => !built.has(part))];
  if (gone.length > 0) throw new Error(`There is a limit for ${gone.join(", ")}, but the build made nothing of it.`);

  return [
    ...pages.map(({ path, sources }) =>
      line(
        `page at ${path}`,
        modulesOf(manifest, [entry, ...sources]),
        path.startsWith("/admin") ? limits.panel : limits.page,
      ),
    ),
    ...[...lazy]
      .filter((source) => !ofPages.has(source))
      .map((source) => {
        const added = modulesOf(manifest, [source]).filter((file) => !loadedByAll.has(file));
        return line(partName(source), added, limitOf(partName(source)));
      }),
    ...chunks
      .filter((chunk) => !isScript(chunk))
      .map(({ source, file }) => line(basename(source), [file], limits.assets[basename(source)] ?? limits.part)),
    line(
      "all scripts together",
      chunks.filter(isScript).map(({ file }) => file),
      limits.scripts,
    ),
  ];
};
