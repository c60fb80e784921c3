import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databaseAt as callsOf } from "../../supabase/functions/_shared/backend.ts";
import { authWith } from "./auth/auth.ts";
import { readTemplates } from "./auth/mails/templates.ts";
import { readBearerWith, refusalOfBearer } from "./auth/sessions/bearer.ts";
import { hearEnds, liveSessions } from "./auth/sessions/liveSessions.ts";
import { limitCallers } from "./database/callerContext.ts";
import type { Row } from "./database/connection.ts";
import { databaseAt } from "./database/database.ts";
import { keepGrants } from "./database/grants.ts";
import { prepare } from "./database/prepare.ts";
import type { Engine } from "./engine/engine.ts";
import { EngineRefusal } from "./engine/refusal.ts";
import { engineOf, liteAt } from "./engineOf.ts";
import { type Folder, openFolder } from "./folder/folder.ts";
import { keysIn, newKeys } from "./folder/keys.ts";
import { FolderRefusal, isDamage, refusalOfDisk } from "./folder/refusal.ts";
import { functionsWith } from "./functions/functions.ts";
import { type Answer, createGateway } from "./gateway/gateway.ts";
import { startOutbox } from "./mails/outbox.ts";
import type { ScheduledJobs } from "./mails/scheduledJobs.ts";
import type { Sending } from "./mails/sending.ts";
import { hearChanges } from "./realtime/changes.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { answerLikePostgrest } from "./rest/errors.ts";
import { restWith } from "./rest/rest.ts";
import type { Write } from "./rest/writes.ts";
import { readSettings } from "./settings.ts";
import { withClient } from "./shares/peers.ts";
import { storageWith } from "./storage/storage.ts";

export type EmbeddedBackend = {
  /** Answers a request to /rest/v1, /auth/v1, /storage/v1 or /functions/v1. `peer` is the address at the other end of the socket. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly anonKey: string;
  /** The socket at /realtime/v1, for the HTTP server. */
  readonly realtime: Realtime;
  /** One statement with the rights of the database's owner. */
  query(sql: string, params?: unknown[]): Promise<readonly Row[]>;
  /** Calls back for each successful write to the data, before it is answered. Returns what stops it. */
  onWrite(listener: (write: Write) => void): () => void;
  close(): Promise<void>;
};

type Options = {
  /** The folder of the rows, pictures and keys; "memory://": nothing is kept. */
  readonly folder: string | "memory://";
  /** The club's own PostgreSQL for the rows, instead of one in the folder. */
  readonly databaseUrl?: string;
  readonly siteUrl: string;
  readonly seed: boolean;
  /** The folder of config.toml, migrations/ and seed.sql. */
  readonly root?: string;
  /** Named in mails. */
  readonly club?: { readonly name: string; readonly email: string };
  /** How mails leave the outbox; "captured": they count as sent. Without it everything waits there. */
  readonly mails?: Sending | "captured";
  /** The Discord webhook that is told of applications. Without it none is told. */
  readonly webhook?: string;
  /** The functions that the site uses. Without it: all. */
  readonly functions?: readonly string[];
  /** Called when the database has ended and can't be restarted. */
  readonly onLost?: (error: EngineRefusal) => void;
};

/**
 * A hosted Supabase project on one machine, from the same migrations: lite on PostgreSQL, with its gaps mended. Throws a
 * `FolderRefusal` when the folder can't be used, an `EngineRefusal` when there is no database, and PostgreSQL's error when a migration
 * or the seed fails.
 */
export const openBackend = async (options: Options): Promise<EmbeddedBackend> => {
  const folder = options.folder === "memory://" ? undefined : openFolder(options.folder);
  try {
    const { databaseUrl, root = ownRoot, seed, siteUrl, onLost = reported } = options;
    const engine = await engineOf({ folder, databaseUrl, root, seed, siteUrl, onLost });
    return await openOn(engine, folder, options).catch(async (error) => {
      await engine.close();
      throw error;
    });
  } catch (error) {
    folder?.release();
    if (!folder || error instanceof EngineRefusal || error instanceof FolderRefusal) throw error;
    if (folder.isReady && options.databaseUrl === undefined && isDamage(error)) throw folder.damaged(error);
    throw refusalOfDisk(folder.path, error) ?? error;
  }
};

const reported = (error: EngineRefusal): void => console.error(error.message);

const openOn = async (
  engine: Engine,
  folder: Folder | undefined,
  { siteUrl, seed, root = ownRoot, club = unnamedClub, mails, webhook, functions }: Options,
): Promise<EmbeddedBackend> => {
  const keys = folder ? keysIn(folder.keys) : newKeys();
  const templates = readTemplates(readSettings(join(root, "config.toml")), join(root, ".."));
  const database = databaseAt(engine.address);
  const { query } = database;
  const { connection, app } = await liteAt(database, { siteUrl, root, keys, files: folder?.files });
  folder?.markReady();

  keepGrants(connection);
  limitCallers(connection);
  answerLikePostgrest(connection);
  await prepare(database, { root, seed });
  // lite read the schema before it was complete.
  await connection.clearSchemaCache();
  await database.learnTypes();

  /** Asks lite as the backend itself. What functions write so is told to no listener: no page shows it. */
  const ask = async (request: Request) => withoutLength(await app.fetch(request, { peerAddress: null }));
  const askFor: Answer = async (request, peer) =>
    withoutLength(await app.fetch(withClient(request, peer), { peerAddress: peer ?? null }));
  const call = callsOf({ url: siteUrl, key: keys.secretKey, fetch: ask });
  const readBearer = readBearerWith({ ...keys, ...liveSessions(database) });
  const refuse = refusalOfBearer(readBearer);

  const realtime = createRealtime({
    ask: async (request) => (await refuse(request)) ?? (await ask(request)),
    readBearer,
    query,
    anonKey: keys.anonKey,
    siteUrl,
  });
  await hearChanges(database, realtime.announce, realtime.startOver);
  await hearEnds(database, realtime.endSession);

  let jobs: ScheduledJobs | undefined;
  const answerAuth = authWith({ lite: ask, query, siteUrl, templates, ...keys });
  const rest = await restWith(askFor, database);
  const gateway = createGateway({
    keys,
    siteUrl,
    refuse,
    services: {
      rest: rest.answer,
      storage: storageWith(askFor),
      functions: functionsWith({
        call,
        club: { ...club, address: siteUrl },
        functionsAddress: `${siteUrl}/functions/v1`,
        mailsWait: () => jobs?.mailsWait(),
        webhook,
        secret: keys.secretKey,
        ...(functions && { used: functions }),
        backend: ask,
      }),
      async auth(request, peer) {
        const answer = await answerAuth(request, peer);
        jobs?.mailsWait();
        return answer;
      },
    },
  });
  if (mails) {
    jobs = await startOutbox({ query, call, ask, ...keys, clubName: club.name, siteUrl, mails, webhook });
  }
  // The picture of a member who deletes their profile waits in the outbox to be removed.
  rest.onWrite(({ path }) => {
    if (path === "profiles") jobs?.mailsWait();
  });

  return {
    anonKey: keys.anonKey,
    realtime,
    fetch: gateway.fetch,
    query,
    onWrite: rest.onWrite,
    close: once(async () => {
      await Promise.all([gateway.close(), realtime.close(), jobs?.stop()]);
      await database.close();
      await engine.close();
      folder?.release();
    }),
  };
};

/** The server writes the length itself, and clients refuse an answer with two. */
const withoutLength = (response: Response): Response => {
  response.headers.delete("content-length");
  return response;
};

const unnamedClub = { name: "Club", email: "contact@example.org" };

const ownRoot = fileURLToPath(new URL("../../supabase", import.meta.url));

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let acting: Promise<void> | undefined;
  return () => (acting ??= act());
};
