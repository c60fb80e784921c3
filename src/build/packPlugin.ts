import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isPackable, packed, packedFile, packings } from "../server/http/compression.ts";

/** Writes the compressed forms of the files in `assets` to `packed`, both in a folder. */
export const packFiles = async (folder: string): Promise<void> => {
  const names = (await readdir(join(folder, "assets"))).filter(isPackable);
  await mkdir(join(folder, "packed"), { recursive: true });
  const packFile = async (name: string) => {
    const pack = packed(await readFile(join(folder, "assets", name)));
    for (const packing of packings) {
      await writeFile(join(folder, "packed", packedFile(name, packing)), await pack(packing));
    }
  };
  await Promise.all(names.map(packFile));
};

/** Compresses the browser's files with the build: brotli's best takes up to half a second a file. */
export const packPlugin = (): Plugin => ({
  name: "packed-files",
  apply: (_, { isSsrBuild, mode }) => isSsrBuild !== true && mode === "production",
  // The build's other files aren't served as they are.
  async writeBundle({ dir }) {
    if (dir !== undefined) await packFiles(dir);
  },
});
