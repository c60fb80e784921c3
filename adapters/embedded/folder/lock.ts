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
    throw error;
  }
  return { release: () => database.close() };
};

const sqliteBusy = 5;
const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && error.errcode === sqliteBusy;
