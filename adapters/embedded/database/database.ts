import { Pool } from "pg";
import { ended, SafeClient } from "../engine/connections.ts";
import { type ArrayTypes, arrayTypesSql, clientOptions, type DatabaseAddress } from "../engine/driver.ts";
import { type Connection, connectionOn, type Row } from "./connection.ts";
import { ConnectionLost } from "./errors.ts";
import { listenerAt } from "./listener.ts";
import { noteFailure } from "./requestNotes.ts";

/** SQL with the rights of the database's owner. */
export type Statements = {
  /** Runs a statement. */
  query<T = Row>(sql: string, params?: readonly unknown[]): Promise<readonly T[]>;
  /** Several statements: one transaction, unless they say otherwise. */
  exec(sql: string): Promise<void>;
};

export type Database = Statements & {
  connect(): Promise<Connection>;
  readTogether: Connection["readTogether"];
  /** Commits what the work did, or rolls it back when it throws. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /**
   * Calls back for each notice of a channel, in the order of the commits. `missed` is called when a lost connection is made anew: the
   * notices in between are lost.
   */
  listen(channel: string, heard: (text: string) => void, missed?: () => void): Promise<void>;
  /** Reads which types are arrays. Called at the start, and after migrations. */
  learnTypes(): Promise<void>;
  /**
   * Ends the idle connections. PostgreSQL keeps the memory of each connection's statements: 20 MB after all migrations, 8 MB after lite
   * has read the schema, 2 MB after requests.
   */
  endIdle(): Promise<void>;
  /** The connections for requests, and the requests that wait for one. */
  pool(): PoolState;
  /** Waits for what runs. */
  close(): Promise<void>;
};

export type PoolState = { readonly busy: number; readonly idle: number; readonly waiting: number };

/** Connections for requests. One more listens. */
const mostConnections = 16;

/** Milliseconds that a request waits for a connection. */
const patience = 5_000;

/** Milliseconds without an answer after which the database counts as gone: longer than a request's statements may take. */
const longestSilence = 35_000;

/** A pool of connections to a database. Nothing is connected before it is needed. */
export const databaseAt = (address: DatabaseAddress): Database => {
  let arrays: ArrayTypes = new Map();
  const options = clientOptions(address, () => arrays);
  const pool = new Pool({
    ...options,
    Client: SafeClient,
    connectionTimeoutMillis: patience,
    max: mostConnections,
    idleTimeoutMillis: 300_000,
  });
  // A connection that is lost while idle is replaced when the next one is needed.
  pool.on("error", () => {});
  const listener = listenerAt(options);
  const connect = async (silence = longestSilence): Promise<Connection> => {
    const client = await pool.connect().catch((cause: unknown) => {
      const lost = new ConnectionLost(cause);
      noteFailure(lost);
      throw lost;
    });
    return connectionOn(client, silence);
  };
  const onOne = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await connect();
    try {
      return await work(connection);
    } finally {
      connection.release();
    }
  };
  const once: Connection["query"] = (sql, params) => onOne(({ query }) => query(sql, params));

  return {
    ...statementsOn({ query: once }),
    connect: () => connect(),
    readTogether: (statements) => onOne(({ readTogether }) => readTogether(statements)),
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
    async endIdle() {
      const taken = await Promise.allSettled(Array.from({ length: pool.idleCount }, () => pool.connect()));
      // A connection that broke meanwhile needs no release.
      for (const one of taken) if (one.status === "fulfilled") one.value.release(true);
    },
    pool: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
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
