import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { answerLikePostgrest } from "./errors.ts";
import { type Folder, openFolder } from "./folder.ts";
import { createRoles, keepGrants } from "./grants.ts";
import { completeSchema } from "./hostedSchema.ts";
import { keysIn, newKeys } from "./keys.ts";
import { openDatabase, openLite } from "./lite.ts";
import { migrate } from "./migrations.ts";
import { QueueClosed, TookTooLong } from "./queue.ts";
import { isServed, refusal, withBody, withoutLength } from "./requests.ts";
import { seedOnce } from "./seed.ts";
import { readSettings } from "./settings.ts";
import { inTurns } from "./turns.ts";
import { createWriteNews } from "./writes.ts";

export type Row = Record<string, unknown>;

export type EmbeddedBackend = {
  /** Answers a request to /rest/v1 or /auth/v1. `peer` is the address at the other end of the socket. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly anonKey: string;
  /** One statement with the rights of the database's owner, in its turn. */
  query(sql: string, params?: unknown[]): Promise<readonly Row[]>;
  /** Tells after each successful write which table, or `rpc/<function>`, it went to. Gives back how to stop. */
  onWrite(listener: (path: string) => void): () => void;
  close(): Promise<void>;
};

type Options = {
  readonly folder: string | "memory://";
  readonly siteUrl: string;
  readonly seed: boolean;
  /** Where config.toml, migrations/ and seed.sql are. */
  readonly root?: string;
  /** How long one request may take, in milliseconds. */
  readonly timeLimit?: number;
};

/**
 * The hosted backend on one machine, from the same migrations: lite, with what it lacks put right. Throws a `FolderRefusal` when the
 * folder can't be used, and what Postgres said when a migration or the seed fails.
 */
export const openBackend = async (options: Options): Promise<EmbeddedBackend> => {
  const folder = options.folder === "memory://" ? undefined : openFolder(options.folder);
  try {
    const connection = await openDatabase(folder?.database ?? "memory://").catch((cause) => {
      throw folder?.damaged(cause) ?? cause;
    });
    return await openOn(connection, folder, options).catch(async (error) => {
      await connection.close();
      throw error;
    });
  } catch (error) {
    folder?.release();
    throw error;
  }
};

const openOn = async (
  connection: PgliteConnection,
  folder: Folder | undefined,
  { siteUrl, seed, root = ownRoot, timeLimit = 30_000 }: Options,
): Promise<EmbeddedBackend> => {
  const keys = folder ? keysIn(folder.keys) : newKeys();
  const app = await openLite(connection, { keys, settings: readSettings(join(root, "config.toml")), siteUrl });
  folder?.markReady();

  await completeSchema(connection);
  await createRoles(connection);
  keepGrants(connection);
  answerLikePostgrest(connection);
  await migrate(connection.driver, join(root, "migrations"));
  await seedOnce(connection.driver, join(root, "seed.sql"), seed);
  const queue = inTurns(connection, timeLimit);
  const news = createWriteNews();

  return {
    anonKey: keys.anonKey,

    async fetch(request, peer) {
      if (!isServed(request)) return refusal(404, "There is nothing here");
      const whole = await withBody(request);
      if (!whole) return refusal(413, "The request is too large");
      const response = await queue.run(() => app.fetch(whole, { peerAddress: peer ?? null })).catch(refusalOf);
      news.tell(request, response);
      return withoutLength(response);
    },

    query: (sql, params = []) => queue.run(async () => (await connection.driver.query<Row>(sql, params)).rows),

    onWrite: news.listen,

    close: once(async () => {
      await queue.close();
      await connection.close();
      folder?.release();
    }),
  };
};

const ownRoot = fileURLToPath(new URL("..", import.meta.url));

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let acting: Promise<void> | undefined;
  return () => (acting ??= act());
};

const refusalOf = (error: unknown): Response => {
  if (error instanceof TookTooLong) return refusal(504, "The request took too long and was cut off");
  if (error instanceof QueueClosed) return refusal(503, "The backend is shutting down");
  throw error;
};
