import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { databaseAt as callsOf } from "../../supabase/functions/_shared/backend.ts";
import type { PushKeys } from "../../supabase/functions/_shared/pushes.ts";
import { authWith } from "./auth/auth.ts";
import type { Captcha } from "./auth/captcha.ts";
import type { DiscordApplication } from "./auth/discord/provider.ts";
import { readTemplates } from "./auth/mails/templates.ts";
import { readBearerWith, readSignedWith, refusalOfBearer } from "./auth/sessions/bearer.ts";
import { hearEnds, liveSessions } from "./auth/sessions/liveSessions.ts";
import { backUpBeforeUpgrade } from "./backup/beforeUpgrade.ts";
import { BackupRefusal } from "./backup/refusal.ts";
import { limitCallers } from "./database/callerContext.ts";
import type { Row } from "./database/connection.ts";
import { databaseAt, type PoolState } from "./database/database.ts";
import { readFirstContent, type TableContent } from "./database/firstContent.ts";
import { keepGrants } from "./database/grants.ts";
import { hadOtherKeys } from "./database/keysFingerprint.ts";
import { migrationsIn } from "./database/migrations.ts";
import { prepare } from "./database/prepare.ts";
import { type Unready, whyNotReady } from "./database/readiness.ts";
import type { OnStep } from "./engine/cluster.ts";
import type { Engine } from "./engine/engine.ts";
import { EngineRefusal } from "./engine/refusal.ts";
import { openEngine, openLiteOn } from "./openEngine.ts";
import { backupsIn, type Folder, openFolder } from "./folder/folder.ts";
import { keepKeys, keptKeys, newKeys } from "./folder/keys.ts";
import { FolderRefusal, isDamage, refusalOfDisk } from "./folder/refusal.ts";
import { functionsWith } from "./functions/functions.ts";
import { type Answer, createGateway } from "./gateway/gateway.ts";
import { hearDueWork } from "./mails/dueWork.ts";
import { startOutbox } from "./mails/outbox.ts";
import type { ScheduledJobs } from "./mails/scheduledJobs.ts";
import type { Sending } from "./mails/sending.ts";
import { followLedger } from "./realtime/changes.ts";
import { hearersIn } from "./realtime/hearers.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { mendErrors } from "./rest/errors.ts";
import { restWith } from "./rest/rest.ts";
import { readSettings } from "./settings.ts";
import { withClient } from "./queue/peers.ts";
import type { QueueState } from "./queue/fairQueue.ts";
import { storageWith } from "./storage/storage.ts";

export type EmbeddedBackend = {
  /** Answers a request to /rest/v1, /auth/v1, /storage/v1 or /functions/v1. `peer` is the address at the other end of the socket. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly anonKey: string;
  /** The socket at /realtime/v1, for the HTTP server. */
  readonly realtime: Realtime;
  /** Runs a statement with the rights of the database's owner. */
  query(sql: string, params?: unknown[]): Promise<readonly Row[]>;
  /** The reason why the backend can't answer, or only reads, if there is one. Rejects while the database doesn't answer. */
  whyNotReady(): Promise<Unready | undefined>;
  /** How busy it is, for metrics. */
  load(): { readonly queues: Readonly<Record<string, QueueState>>; readonly pool: PoolState; readonly sockets: number };
  /**
   * Calls back for each change of what visitors can read, once it is committed, and before the answer to the request that wrote it.
   * `missed`: some may not have been heard. Returns a function that stops it.
   */
  onChange(heard: (change: { readonly kind: string; readonly item?: string }) => void, missed: () => void): () => void;
  close(): Promise<void>;
};

type Options = {
  /** The folder of the rows, pictures and keys; "memory://": nothing is kept. */
  readonly folder: string | "memory://";
  /** Where the backup before an upgrade is written; otherwise `backups` in the data folder. */
  readonly backups?: string;
  /** The club's own PostgreSQL for the rows, instead of one in the folder. */
  readonly databaseUrl?: string;
  readonly siteUrl: string;
  readonly seed: boolean;
  /** The folder of config.toml, migrations/ and seed.sql. */
  readonly root?: string;
  /** The first rows of tables that have none, by the database's clock. Read once. */
  readonly content?: (now: Date) => readonly TableContent[];
  /** Named in mails. */
  readonly club?: { readonly name: string; readonly shortName: string; readonly email: string };
  /** The way of mails out of the outbox; "captured" counts them as sent. Without a value mails wait in the outbox. */
  readonly mails?: Sending | "captured";
  /** The Discord webhook for new applications. Without a value none is called. */
  readonly webhook?: string;
  /** The Discord webhook by which published content is announced. Without it the staff isn't offered announcements. */
  readonly announcements?: string;
  /** The captcha of sign-ins, sign-ups and account mails. Without a value there is no captcha. */
  readonly captcha?: Captcha;
  /** The keys of web push, in place of those of the folder. */
  readonly pushKeys?: PushKeys;
  /** With which members sign in with Discord. Without a value they can't. */
  readonly discord?: DiscordApplication;
  /** The functions that the site uses. Without it: all. */
  readonly functions?: readonly string[];
  /** Called when the database has ended and can't be restarted. */
  readonly onLost?: (error: EngineRefusal) => void;
  readonly onStep?: OnStep;
};

/**
 * A hosted Supabase project on one machine, from the same migrations: lite on PostgreSQL, with its gaps mended. Throws a
 * `FolderRefusal` when the folder can't be used, an `EngineRefusal` when there is no database, and PostgreSQL's error when a migration
 * or the seed fails.
 */
export const openBackend = async (options: Options): Promise<EmbeddedBackend> => {
  const folder =
    options.folder === "memory://"
      ? undefined
      : openFolder(options.folder, { hasOwnDatabase: options.databaseUrl !== undefined });
  try {
    const { databaseUrl, root = ownRoot, seed, siteUrl, onLost = reported, onStep = () => {} } = options;
    const engine = await openEngine({ folder, databaseUrl, root, seed, siteUrl, onLost, onStep });
    return await openOn(engine, folder, options).catch(async (error) => {
      await engine.close();
      throw error;
    });
  } catch (error) {
    folder?.release();
    if (!folder || isRefusal(error)) throw error;
    if (folder.isReady && options.databaseUrl === undefined && isDamage(error)) throw folder.damaged(error);
    throw refusalOfDisk(folder.path, error) ?? error;
  }
};

const isRefusal = (error: unknown): boolean =>
  [EngineRefusal, FolderRefusal, BackupRefusal].some((known) => error instanceof known);

const reported = (error: EngineRefusal): void => console.error(error.message);

const openOn = async (engine: Engine, folder: Folder | undefined, options: Options): Promise<EmbeddedBackend> => {
  const { siteUrl, seed, content, root = ownRoot, backups, club = unnamedClub } = options;
  const { mails, webhook, announcements, captcha, discord, functions, onStep = () => {} } = options;
  const templates = readTemplates(readSettings(join(root, "config.toml")), join(root, ".."));
  const database = databaseAt(engine.address);
  const { query } = database;
  if (folder) {
    const migrations = join(root, "migrations");
    const upgrade = {
      database,
      address: engine.address,
      folder,
      migrations,
      backups: backups ?? backupsIn(folder.path),
    };
    await backUpBeforeUpgrade(upgrade);
  }
  const kept = folder && keptKeys(folder.keys);
  const keys = kept ?? newKeys();
  onStep("preparing accounts and storage");
  const { connection, app } = await openLiteOn(database, { siteUrl, root, keys, files: folder?.files });
  folder?.setReady();
  // After the mark: a database that a killed start left without it is replaced, and nothing of a site may be there then.
  if (folder && !kept) keepKeys(folder.keys, keys);

  keepGrants(connection);
  limitCallers(connection, database);
  mendErrors(connection);
  await prepare(database, { root, seed, onStep });
  onStep("reading the club's first content");
  await readFirstContent(database, content?.(await clockOf(database)) ?? []);
  folder?.markComplete();
  if (folder && (await hadOtherKeys(database, keys))) {
    console.warn(
      `The keys in ${folder.keys} aren't those of the site's last start: members who were signed in may have to sign in again. If the file was lost or is another site's, stop the site and bring its own back.`,
    );
  }
  // Read once: a probe asks each second.
  const versions = migrationsIn(join(root, "migrations")).map(({ version }) => version);
  onStep("reading the schema");
  // lite read the schema before it was complete.
  await connection.clearSchemaCache();
  await connection.introspect({ useCache: true });
  await database.learnTypes();

  /** Sends lite a request of the backend itself. */
  const ask = async (request: Request) => withoutLength(await app.fetch(request, { peerAddress: null }));
  const askFrom: Answer = async (request, peer) =>
    withoutLength(await app.fetch(request, { peerAddress: peer ?? null }));
  const askFor: Answer = (request, peer) => askFrom(withClient(request, peer), peer);
  const call = callsOf({ url: siteUrl, key: keys.secretKey, fetch: ask });
  const sessions = liveSessions(database);
  const readBearer = readBearerWith({ ...keys, ...sessions });
  const refuse = refusalOfBearer(readBearer);

  const realtime = createRealtime({ readBearer, mayHear: hearersIn(database), anonKey: keys.anonKey, siteUrl });
  const listeners = new Set<Parameters<EmbeddedBackend["onChange"]>>();
  const { untilHeard } = await followLedger(
    database,
    (change) => {
      realtime.announce(change);
      const { audience, kind, item } = change.row;
      if (audience !== "all") return;
      for (const [heard] of listeners) heard({ kind, ...(item !== null && { item }) });
    },
    () => {
      realtime.startOver();
      for (const [, missed] of listeners) missed();
    },
  );
  const rest = await restWith({ lite: askFrom, database, readSigned: readSignedWith(keys), untilHeard, ...sessions });
  await hearEnds(database, realtime.endSession);
  // A connection that has read the whole schema holds much memory, so requests get other connections.
  await database.endIdle();

  let jobs: ScheduledJobs | undefined;
  const answerAuth = authWith({ lite: ask, query, siteUrl, club, templates, captcha, discord, ...keys });
  const gateway = createGateway({
    keys,
    siteUrl,
    refuse,
    services: {
      rest,
      storage: storageWith(askFor),
      functions: functionsWith({
        call,
        club: { ...club, address: siteUrl },
        functionsAddress: `${siteUrl}/functions/v1`,
        mailsWait: () => jobs?.mailsWait(),
        secret: keys.secretKey,
        ...(functions && { used: functions }),
      }),
      auth: answerAuth,
    },
  });
  if (mails) {
    jobs = await startOutbox({
      query,
      call,
      ask,
      ...keys,
      club,
      siteUrl,
      mails,
      webhook,
      announcements,
      pushKeys: options.pushKeys ?? keys.pushKeys,
    });
    await hearDueWork(database, jobs.mailsWait);
  }

  return {
    anonKey: keys.anonKey,
    realtime,
    fetch: gateway.fetch,
    query,
    whyNotReady: () => whyNotReady(database, versions),
    load: () => ({ queues: gateway.queues(), pool: database.pool(), sockets: realtime.openSockets() }),
    onChange(...listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: once(async () => {
      const late = new AbortController();
      const ends = Promise.all([gateway.close(), realtime.close(), jobs?.stop()]);
      await Promise.race([ends, wait(longestEnd, undefined, late).catch(() => {})]);
      late.abort();
      await database.close();
      await engine.close();
      folder?.release();
    }),
  };
};

const clockOf = async ({ query }: Pick<EmbeddedBackend, "query">): Promise<Date> => {
  const [row] = await query("select extract(epoch from now())::float8 as seconds");
  return new Date(Number(row?.["seconds"]) * 1_000);
};

/** The server writes the length itself: what is sent may be compressed. */
const withoutLength = (response: Response): Response => {
  response.headers.delete("content-length");
  return response;
};

/** Milliseconds at a stop for what is in flight. A mail that isn't sent by then waits in the outbox for the next start. */
const longestEnd = 5_000;

const unnamedClub = { name: "Club", shortName: "Club", email: "contact@example.org" };

const ownRoot = fileURLToPath(new URL("../../supabase", import.meta.url));

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let acting: Promise<void> | undefined;
  return () => (acting ??= act());
};
