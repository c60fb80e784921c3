import { strToU8, unzipSync, zipSync } from "fflate";
import type { Pack } from "../../domain/content/moving/exportSite.ts";
import type { FileReaders } from "../../domain/content/moving/openFiles.ts";

/** Unpacks a ZIP. Sizes are counted before anything is unpacked: a small archive may hold gigabytes. */
export const unzipped: FileReaders["unzip"] = (bytes, most) => {
  let size = 0;
  const isFile = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    size += originalSize;
    return !name.endsWith("/") && size <= most;
  };
  try {
    const files = unzipSync(bytes, { filter: isFile });
    return size > most
      ? "too-large"
      : Object.entries(files).map(([path, content]) => ({ path, bytes: new Uint8Array(content) }));
  } catch {
    return "broken";
  }
};

/** Packs texts into a ZIP, in UTF-8. */
export const packed: Pack = async (files) =>
  new Uint8Array(zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])), { level: 6 }));
