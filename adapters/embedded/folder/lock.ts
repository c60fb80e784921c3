import { DatabaseSync } from "node:sqlite";

export type Lock = { release(): void };

/**
 * Takes a file for this process alone, or returns undefined when another one has it.
 *
 * The lock is the operating system's, reached through SQLite's exclusive transaction (Node has no call of its own for it).
 * The system gives it back when its owner ends, however it ends, so there is no dead owner to recognise: no process numbers
 * (each container has a number 1), no heartbeat, no clock. It holds between containers that share the folder, and on Windows.
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
