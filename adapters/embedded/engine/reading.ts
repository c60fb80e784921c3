import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isInUse, takeLock } from "../folder/lock.ts";
import { databaseIn, startCluster } from "./cluster.ts";
import { ended, SafeClient } from "./connections.ts";
import { clientOptions, type DatabaseAddress } from "./driver.ts";
import { runningIn } from "./running.ts";

export type Read = <T>(sql: string) => Promise<readonly T[]>;

/** Runs statements that can only read, on one connection. Throws the driver's error when the database can't be reached. */
export const readAt = async <T>(address: DatabaseAddress, work: (read: Read) => Promise<T>): Promise<T> => {
  const options = "-c TimeZone=UTC -c default_transaction_read_only=on";
  const client = new SafeClient({ ...clientOptions(address), options, statement_timeout: 5_000, query_timeout: 6_000 });
  try {
    await client.connect();
    return await work(async (sql) => (await client.query(sql)).rows);
  } finally {
    await ended(client);
  }
};

const database = "postgres";

/** Why the database of a folder can't be read: it was never completed, or has no server and this process may not start one. */
type Unread = "not-made" | "other-user" | "no-server";

/**
 * Reads the database of a data folder: from the server that runs on it, or from one that is started for the time of the work. Throws
 * an `EngineRefusal` when the database doesn't start.
 */
export const readIn = async <T>(
  folder: string,
  work: (read: Read) => Promise<T>,
): Promise<{ readonly done: T } | Unread> => {
  const running = runningIn(folder);
  try {
    if (running) return { done: await readAt(running, work) };
  } catch (error) {
    // A file that a killed server left behind names an address at which nothing answers.
    if (isInUse(folder)) throw error;
  }
  if (!existsSync(join(folder, "ready")) || !existsSync(join(databaseIn(folder), "PG_VERSION"))) return "not-made";
  // A server that root starts takes the files from the site's user.
  if (process.getuid && statSync(folder).uid !== process.getuid()) return "other-user";
  const lock = takeLock(join(folder, "lock"));
  if (!lock) return "no-server";
  try {
    const { address, stop } = await startCluster({ folder });
    try {
      return { done: await readAt({ ...address, database }, work) };
    } finally {
      await stop();
    }
  } finally {
    lock.release();
  }
};
