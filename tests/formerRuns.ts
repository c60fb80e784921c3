import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isTaken, stopOrphanedServer } from "../adapters/embedded/engine/orphanedServer.ts";

const cache = join(import.meta.dirname, "../.cache");

/** Removes the data of earlier runs, whose folders have the runs' process numbers, and stops the databases of those that were killed. */
const formerRuns = async (): Promise<void> => {
  for (const name of readdirSync(cache)) {
    const run = /^e2e-(\d+)-/.exec(name)?.[1];
    if (run === undefined || isTaken(Number(run))) continue;
    await stopOrphanedServer(join(cache, name, "postgres"));
    rmSync(join(cache, name), { recursive: true, force: true });
  }
};

// Playwright requires a default export.
// oxlint-disable-next-line import/no-default-export
export default formerRuns;
