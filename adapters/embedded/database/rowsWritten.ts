import { AsyncLocalStorage } from "node:async_hooks";

const counting = new AsyncLocalStorage<{ rows: number }>();

const writing: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/** Counts the rows of a statement for the work that asked for it. */
export const countRows = ({ command, rowCount }: { command: string; rowCount: number | null }): void => {
  const count = counting.getStore();
  if (count && writing.has(command)) count.rows += rowCount ?? 0;
};

/** What work gives, and how many rows its statements wrote. What functions of the database wrote isn't counted. */
export const withRowsWritten = async <T>(work: () => Promise<T>): Promise<readonly [result: T, rows: number]> => {
  const count = { rows: 0 };
  return [await counting.run(count, work), count.rows];
};
