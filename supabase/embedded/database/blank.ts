import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";

/**
 * An empty database, kept where it survives until the packages are installed anew. Making one from nothing takes PGlite seconds,
 * unpacking one a fraction; a database in memory is made often: by each test file, and at each restart of a developer's server.
 */
export const keptBlank = (): Blob | undefined => (existsSync(file) ? new Blob([readFileSync(file)]) : undefined);

/** Keeps a database, as it is before its first use, for the next time. */
export const keepBlank = async (driver: PGlite): Promise<void> => {
  const blank = await (await driver.dumpDataDir("none")).bytes();
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Renamed when whole: others may look for it, or be writing the same, at this moment.
    writeFileSync(`${file}.${process.pid}`, blank);
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The packages may be read-only; then the next one is made from nothing too.
  }
};

// node_modules/@electric-sql/pglite
const pglite = dirname(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")));
const { version } = JSON.parse(readFileSync(join(pglite, "package.json"), "utf8"));
const file = join(pglite, "../../.cache/embedded", `blank-${version}.tar`);
