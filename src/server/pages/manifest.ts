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

/** The addresses of the built files of sources, each after the files that it imports. */
export const modulesOf = (manifest: Manifest, sources: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(add);
    found.add(`/${chunk.file}`);
  };
  sources.forEach(add);
  return [...found];
};
