import type { Client, ClientBase, PoolClient } from "pg";
import { loggedInOneLine } from "./errors.ts";
import { noteFailure } from "./requestNotes.ts";
import { runPipelined, type Statement } from "./pipelinedTransaction.ts";

/** Bytes of a statement's answer. Every page reads less, and lite copies an answer several times. */
const longestAnswer = 4_000_000;

class AnswerTooLong extends Error {
  /** PostgreSQL's SQL state for an exceeded limit. */
  readonly code = "54000";
  constructor() {
    super("The answer is too long: ask for fewer rows");
  }
}

/**
 * Ends the connection of a statement whose answer is too long, the only way to stop an answer. Counts the bytes as they come: a row may
 * embed thousands of rows, and the driver holds the whole row before it can be read.
 */
const boundAnswers = (client: ClientBase, longest = longestAnswer) => {
  const { stream } = (client as Client).connection;
  let bytes = 0;
  const count = ({ length }: Uint8Array): void => {
    bytes += length;
    if (bytes > longest) stream.destroy();
  };
  stream.on("data", count);
  return {
    /** Runs one statement. Throws an `AnswerTooLong`; the connection is gone then. */
    async run<T>(statement: () => Promise<T>): Promise<T> {
      bytes = 0;
      const result = await statement().catch((error: unknown) => {
        throw bytes > longest ? new AnswerTooLong() : error;
      });
      // The last bytes may come together with the answer's end.
      if (bytes > longest) throw new AnswerTooLong();
      return result;
    },
    stop: (): void => void stream.off("data", count),
  };
};

/** A row of the database, by the names of its columns. */
export type Row = Record<string, unknown>;

type Result = { command: string; rowCount: number | null; rows: Row[] };

/** A connection for one user at a time, as Kysely wants it. */
export type Connection = {
  query(sql: string, params?: readonly unknown[]): Promise<Result>;
  /** Reads by statements that are one transaction and one round trip. Gives the rows of each. */
  readTogether(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]>;
  release(): void;
};

/**
 * A connection of the pool, which keeps it after its release unless it is unusable.
 *
 * @param silence milliseconds without an answer after which the database is taken for gone; 0: none
 */
export const connectionOn = (client: PoolClient, silence: number): Connection => {
  const answers = boundAnswers(client);
  let isUnusable = false;
  const giveUp = () => {
    isUnusable = true;
  };
  client.on("error", giveUp);

  const run = async <T>(statement: () => Promise<T>, isRollback = false): Promise<T> => {
    try {
      return await answers.run(statement);
    } catch (error) {
      if (isRollback || isUnusableAfter(error)) giveUp();
      noteFailure(error);
      throw loggedInOneLine(error);
    }
  };

  return {
    async query(sql, params = []) {
      // The end of a connection rolls back; a second error would hide the reason.
      if (isUnusable && sql === "rollback") return { command: "ROLLBACK", rowCount: null, rows: [] };
      // Without parameters, the driver uses the protocol that takes several statements.
      const query = { text: sql, ...(params.length > 0 && { values: [...params] }), query_timeout: silence };
      const result: Result = await run(() => client.query(query), sql === "rollback");
      // PostgreSQL answers the commit of a failed transaction with a rollback, and no error.
      if (sql === "commit" && result.command !== "COMMIT") throw new Error("The transaction was rolled back");
      return result;
    },
    readTogether(statements) {
      const read = () => runPipelined(client, statements, silence);
      // The next try prepares the statement anew: a table changed, or a pool switched connections.
      return run(() => read().catch((error: unknown) => (isOutdated(error) ? read() : Promise.reject(error))));
    },
    release() {
      client.off("error", giveUp);
      answers.stop();
      client.release(isUnusable);
    },
  };
};

/** The answer that is missing may still come, to the next question. */
const isUnusableAfter = (error: unknown): boolean =>
  error instanceof AnswerTooLong || (error instanceof Error && error.message === "Query read timeout");

/** PostgreSQL's states for a prepared statement whose columns have changed, that is gone, and that is there already. */
const outdated: ReadonlySet<unknown> = new Set(["0A000", "26000", "42P05"]);

const isOutdated = (error: unknown): boolean => outdated.has((error as { readonly code?: unknown }).code);
