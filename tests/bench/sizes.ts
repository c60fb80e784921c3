import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildFolder } from "../../src/build/folders.ts";
import { packed } from "../../src/server/http/compression.ts";

const assets = pathToFileURL(join(buildFolder, "client/assets/"));

/** The bytes of each file of the build as sent: scripts by brotli, fonts unchanged. */
export const sentSizes = async (): Promise<ReadonlyMap<string, number>> => {
  const sent = async (name: string) => {
    const bytes = await readFile(new URL(name, assets));
    return extname(name) === ".woff2" ? bytes : packed(bytes)("br");
  };
  const names = await readdir(assets);
  return new Map(await Promise.all(names.map(async (name) => [name, (await sent(name)).length] as const)));
};
