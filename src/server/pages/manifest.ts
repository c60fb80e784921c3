import { readFile } from "node:fs/promises";

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** Maps sources to built files (Vite's manifest). */
export type Manifest = Readonly<Record<string, Chunk | undefined>>;

export const readManifest = async (folder: URL): Promise<Manifest> =>
  JSON.parse(await readFile(new URL(".vite/manifest.json", folder), "utf8")) as Manifest;

/** The addresses of the built files of sources, with all their static imports. */
export const modulesOf = (manifest: Manifest, sources: readonly string[]): readonly string[] => {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    chunk.imports?.forEach(add);
  };
  sources.forEach(add);
  return [...found];
};
