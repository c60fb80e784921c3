import { join } from "node:path";
import { type Database, databaseAt } from "../../adapters/embedded/database/database.ts";
import { prepareSystem } from "../../adapters/embedded/database/prepare.ts";
import type { DatabaseAddress } from "../../adapters/embedded/engine/driver.ts";
import { temporaryEngine } from "../../adapters/embedded/engine/temporary.ts";
import { newKeys } from "../../adapters/embedded/folder/keys.ts";
import { openLiteOn } from "../../adapters/embedded/openEngine.ts";
import { ownRoot, siteUrl } from "../../adapters/embedded/testing/sites.ts";

export const migrations = join(ownRoot, "migrations");

const write = async (address: DatabaseAddress): Promise<void> => {
  const database = databaseAt(address);
  try {
    await openLiteOn(database, { siteUrl, root: ownRoot, keys: newKeys(), files: undefined });
    await prepareSystem(database);
  } finally {
    await database.close();
  }
};

/** Runs work on a database of its own, as it is before the first migration. */
export const onSystem = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const engine = await temporaryEngine({ key: "system", write });
  const database = databaseAt(engine.address);
  try {
    return await work(database);
  } finally {
    await database.close();
    await engine.close();
  }
};
