import type { PoolClient } from "pg";
import { AnswerTooLong, boundAnswers } from "./answerBound.ts";
import { loggedInOneLine } from "./errors.ts";
import { note, noteFailure } from "./requestNotes.ts";

/** A row of the database, by the names of its columns. */
export type Row = Record<string, unknown>;

type Result = { command: string; rowCount: number | null; rows: Row[] };

/** A connection for one user at a time, as Kysely wants it. */
export type Connection = {
  query(sql: string, params?: readonly unknown[]): Promise<Result>;
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

  const run = async (sql: string, params: readonly unknown[]): Promise<Result> => {
    // Without parameters, the driver uses the protocol that takes several statements.
    const query = { text: sql, ...(params.length > 0 && { values: [...params] }), query_timeout: silence };
    try {
      return await answers.run(() => client.query(query));
    } catch (error) {
      if (sql === "rollback" || isUnusableAfter(error)) giveUp();
      noteFailure(error);
      throw loggedInOneLine(error);
    }
  };

  return {
    async query(sql, params = []) {
      // The end of a connection rolls back; a second error would hide the reason.
      if (isUnusable && sql === "rollback") return { command: "ROLLBACK", rowCount: null, rows: [] };
      const result = await run(sql, params);
      // PostgreSQL answers the commit of a failed transaction with a rollback, and no error.
      if (sql === "commit" && result.command !== "COMMIT") throw new Error("The transaction was rolled back");
      if (writing.has(result.command)) note((notes) => (notes.rowsWritten += result.rowCount ?? 0));
      return result;
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

const writing: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);
