import { inspect } from "node:util";
import { type ClientBase, Pool } from "pg";
import { type ArrayTypes, arrayTypesSql, clientOptions, type DatabaseAddress } from "../engine/driver.ts";
import { ConnectionLost, isConnectionLost } from "./connectionLost.ts";
import { boundAnswers } from "./answerBound.ts";
import { ended } from "../engine/connections.ts";
import { noteState } from "./lastState.ts";
import { listenerAt } from "./listener.ts";
import type { Row } from "./row.ts";
import { countRows } from "./rowsWritten.ts";

/** SQL with the rights of the database's owner. */
export type Statements = {
  /** One statement. */
  query<T = Row>(sql: string, params?: readonly unknown[]): Promise<readonly T[]>;
  /** Several statements: one transaction, unless they say otherwise. */
  exec(sql: string): Promise<void>;
};

/** A connection for one user at a time, as Kysely wants it. */
export type Connection = {
  query(sql: string, params?: readonly unknown[]): Promise<{ command: string; rowCount: number | null; rows: Row[] }>;
  release(): void;
};

export type Database = Statements & {
  connect(): Promise<Connection>;
  /** Commits what the work did, or rolls it back when it throws. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /**
   * Calls back for each notice of a channel, in the order of the commits. `missed` is called when the connection was lost and stands
   * again: what was told in between is not told any more.
   */
  listen(channel: string, heard: (text: string) => void, missed?: () => void): Promise<void>;
  /** Learns which types hold several values: at the beginning, and when there are new ones. */
  learnTypes(): Promise<void>;
  /** Waits for what runs. */
  close(): Promise<void>;
};

/** Connections for requests. One more listens. */
const mostConnections = 16;

/** Milliseconds that a request waits for a connection. */
const patience = 5_000;

/** Milliseconds without an answer after which a database is taken for gone: longer than a request's statements may take. */
const longestSilence = 35_000;

/** A pool of connections to a database. Nothing is connected before it is needed. */
export const databaseAt = (address: DatabaseAddress): Database => {
  let arrays: ArrayTypes = new Map();
  const options = clientOptions(address, () => arrays);
  const pool = new Pool({
    ...options,
    connectionTimeoutMillis: patience,
    max: mostConnections,
    idleTimeoutMillis: 300_000,
  });
  // A connection that is lost while nobody uses it is replaced when the next one is needed.
  pool.on("error", () => {});
  const listener = listenerAt(options);
  const connect = async (silence = longestSilence): Promise<Connection> => {
    const client = await pool.connect().catch((cause: unknown) => {
      noteState(connectionFailure);
      throw new ConnectionLost(cause);
    });
    return asConnection(client, silence);
  };
  const once: Connection["query"] = async (sql, params) => {
    const connection = await connect();
    try {
      return await connection.query(sql, params);
    } finally {
      connection.release();
    }
  };

  return {
    ...statementsOn({ query: once }),
    connect: () => connect(),
    async transaction(work) {
      // A migration may take long.
      const connection = await connect(0);
      try {
        await connection.query("begin");
        const done = await work(statementsOn(connection));
        await connection.query("commit");
        return done;
      } catch (error) {
        await connection.query("rollback").catch(() => {});
        throw error;
      } finally {
        connection.release();
      }
    },
    listen: listener.listen,
    async learnTypes() {
      const { rows } = await once(arrayTypesSql);
      arrays = new Map(rows.map(({ oid, typelem }) => [Number(oid), Number(typelem)]));
    },
    async close() {
      await listener.close();
      await ended(pool);
    },
  };
};

const statementsOn = ({ query }: Pick<Connection, "query">): Statements => ({
  query: async <T>(sql: string, params: readonly unknown[] = []) => (await query(sql, params)).rows as T[],
  exec: async (sql) => {
    await query(sql);
  },
});

const asConnection = (client: ClientBase & { release(broken?: boolean): void }, query_timeout: number): Connection => {
  let isBroken = false;
  const onError = () => {
    isBroken = true;
  };
  client.on("error", onError);
  const answers = boundAnswers(client);
  return {
    async query(sql, params = []) {
      // Its loss has rolled back; what it was lost for is known already.
      if (isBroken && sql === "rollback") return { command: "ROLLBACK", rowCount: null, rows: [] };
      // Without parameters, the driver uses the protocol that takes several statements.
      const query = { text: sql, ...(params.length > 0 && { values: [...params] }), query_timeout };
      const result = await answers
        .run(() => client.query(query))
        .catch((error: unknown) => {
          // Its answer may still come, to the next question; or it was cut; or its transaction goes on.
          isBroken ||= answers.isCut() || sql === "rollback";
          isBroken ||= error instanceof Error && error.message === "Query read timeout";
          noteState(isConnectionLost(error) ? connectionFailure : stateOf(error));
          throw loggedInOneLine(error);
        });
      // Postgres answers the commit of a transaction that has failed with a rollback, and no error.
      if (sql === "commit" && result.command !== "COMMIT") throw new Error("The transaction was rolled back");
      countRows(result);
      return result as Awaited<ReturnType<Connection["query"]>>;
    },
    release() {
      client.off("error", onError);
      answers.leave();
      client.release(isBroken);
    },
  };
};

/** PostgreSQL's own state for it. */
const connectionFailure = "08006";

const stateOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;

/** lite's accounts print what they can't answer to the console: with its stack, and with the refused row, which may be personal. */
const loggedInOneLine = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const line = [stateOf(error), error.message].filter(Boolean).join(" ");
  return Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
};
