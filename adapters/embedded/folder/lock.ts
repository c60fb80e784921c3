import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type Lock = { release(): void };

/**
 * Locks a file for this process; `undefined` when another process has it. The lock is the operating system's, by SQLite's exclusive
 * transaction, because Node has no call for it. The system releases it when its owner ends in any way, also between containers and on
 * Windows.
 */
export const takeLock = (file: string): Lock | undefined => {
  const database = new DatabaseSync(file);
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if (isBusy(error)) return undefined;
    throw codeOf(error) === sqliteFull ? Object.assign(new Error("no room for a lock"), { code: "ENOSPC" }) : error;
  }
  return { release: () => database.close() };
};

/** Whether a process has locked a data folder. Writes nothing, and makes no file. */
export const isInUse = (folder: string): boolean => {
  const file = join(folder, "lock");
  if (!existsSync(file)) return false;
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare("select count(*) from sqlite_master").get();
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    database.close();
  }
};

const sqliteBusy = 5;
const sqliteFull = 13;
const codeOf = (error: unknown): unknown => (error instanceof Error && "errcode" in error ? error.errcode : undefined);
const isBusy = (error: unknown): boolean => codeOf(error) === sqliteBusy;
