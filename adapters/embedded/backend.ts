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
import { startOutbox } from "./mails/outbox.ts";
import type { ScheduledJobs } from "./mails/scheduledJobs.ts";
import type { Sending } from "./mails/sending.ts";
import { hearChanges } from "./realtime/changes.ts";
import { deletedRows } from "./realtime/deletedRows.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { mendErrors } from "./rest/errors.ts";
import { restWith } from "./rest/rest.ts";
import type { Write } from "./rest/writes.ts";
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
  /** Calls back for each successful write to the data, before its answer. Returns a function that stops it. */
  onWrite(listener: (write: Write) => void): () => void;
  /** Calls back for each change of what pages show, once it is committed: the path of the table or function. `missed`: some were lost. */
  onSiteChange(heard: (path: string) => void, missed: () => void): void;
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

  /** Sends lite a request of the backend itself. Listeners get no report of such writes, because no page shows them. */
  const ask = async (request: Request) => withoutLength(await app.fetch(request, { peerAddress: null }));
  const askFrom: Answer = async (request, peer) =>
    withoutLength(await app.fetch(request, { peerAddress: peer ?? null }));
  const askFor: Answer = (request, peer) => askFrom(withClient(request, peer), peer);
  const call = callsOf({ url: siteUrl, key: keys.secretKey, fetch: ask });
  const sessions = liveSessions(database);
  const readBearer = readBearerWith({ ...keys, ...sessions });
  const refuse = refusalOfBearer(readBearer);

  const rest = await restWith({ lite: askFrom, database, readSigned: readSignedWith(keys), ...sessions });
  const realtime = createRealtime({
    ask: (request) => rest.answer(request, undefined),
    readBearer,
    couldRead: deletedRows(database),
    query,
    anonKey: keys.anonKey,
    siteUrl,
  });
  const siteChanges: Parameters<EmbeddedBackend["onSiteChange"]>[] = [];
  await hearChanges(
    database,
    (change) => {
      realtime.announce(change);
      if (change.table === "changes" && change.key["audience"] === "all")
        for (const [heard] of siteChanges) heard(String(change.key["kind"]));
    },
    () => {
      realtime.startOver();
      for (const [, missed] of siteChanges) missed();
    },
  );
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
      rest: rest.answer,
      storage: storageWith(askFor),
      functions: functionsWith({
        call,
        club: { ...club, address: siteUrl },
        functionsAddress: `${siteUrl}/functions/v1`,
        mailsWait: () => jobs?.mailsWait(),
        secret: keys.secretKey,
        ...(functions && { used: functions }),
      }),
      async auth(request, peer) {
        const answer = await answerAuth(request, peer);
        jobs?.mailsWait();
        return answer;
      },
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
  }
  rest.onWrite(({ path }) => {
    if (fillsOutbox.has(path)) jobs?.mailsWait();
  });

  return {
    anonKey: keys.anonKey,
    realtime,
    fetch: gateway.fetch,
    query,
    whyNotReady: () => whyNotReady(database, versions),
    load: () => ({ queues: gateway.queues(), pool: database.pool(), sockets: realtime.openSockets() }),
    onWrite: rest.onWrite,
    onSiteChange: (...listeners) => void siteChanges.push(listeners),
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

/** Writes that fill the outbox: a deleted profile leaves a picture to remove, and applications and published content are announced on Discord. */
const fillsOutbox: ReadonlySet<string> = new Set([
  "applications",
  "profiles",
  "articles",
  "tips",
  "matches",
  "rpc/announce_on_discord",
  "rpc/answer_message",
  "rpc/resend_answer",
  "rpc/send_letter",
  "rpc/try_letter",
  "rpc/write_matches",
]);

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
