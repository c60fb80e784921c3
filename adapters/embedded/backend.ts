import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { databaseAt as callsOf } from "../../supabase/functions/_shared/database.ts";
import { removeFileAt } from "../../supabase/functions/_shared/files.ts";
import { answerToSite } from "../../supabase/functions/_shared/origin.ts";
import { workOffOutbox } from "../../supabase/functions/_shared/outbox.ts";
import { authWith, isForAuth, mayHash } from "./auth/auth.ts";
import { readTemplates } from "./auth/mails/templates.ts";
import { limitCallers } from "./database/callerContext.ts";
import { isConnectionLost } from "./database/errors.ts";
import type { Row } from "./database/connection.ts";
import { databaseAt } from "./database/database.ts";
import { keepGrants } from "./database/grants.ts";
import { withRequestNotes } from "./database/requestNotes.ts";
import { prepare } from "./database/prepare.ts";
import type { Engine } from "./engine/engine.ts";
import { EngineRefusal } from "./engine/refusal.ts";
import { engineOf, liteAt } from "./engineOf.ts";
import { type Folder, openFolder } from "./folder/folder.ts";
import { FolderRefusal, isDamage, refusalOfDisk } from "./folder/refusal.ts";
import { keysIn, newKeys } from "./folder/keys.ts";
import { functionsWith, isFunction } from "./functions/functions.ts";
import { type ScheduledJobs, startScheduledJobs } from "./mails/scheduledJobs.ts";
import { senderOf, type Sending } from "./mails/sending.ts";
import { hearChanges } from "./realtime/changes.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { arrayNames, refusalOfArrays } from "./rest/arrays.ts";
import { createBodies } from "./gateway/bodies.ts";
import { answerLikePostgrest } from "./rest/errors.ts";
import { truthColumns, withExactFilters } from "./rest/filters.ts";
import { originsOf } from "./gateway/origins.ts";
import { holderOf, withClient } from "./gateway/peers.ts";
import { isNested, refusalOfQuestion } from "./rest/questions.ts";
import { dataRefusal } from "./gateway/refusals.ts";
import { isServed, withoutLength } from "./gateway/requests.ts";
import { createShares, refusalWithoutPlace } from "./gateway/shares.ts";
import { createWriteNews, isWrite, type Write } from "./rest/writes.ts";
import { readBearerWith, refusalOfBearer } from "./auth/sessions/bearer.ts";
import { hearEnds, liveSessions } from "./auth/sessions/liveSessions.ts";
import { readSettings } from "./settings.ts";
import { isForStorage, storageWith } from "./storage/storage.ts";

export type EmbeddedBackend = {
  /** Answers a request to /rest/v1, /auth/v1, /storage/v1 or /functions/v1. `peer` is the address at the other end of the socket. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly anonKey: string;
  /** The socket at /realtime/v1, for whatever serves HTTP. */
  readonly realtime: Realtime;
  /** One statement with the rights of the database's owner. */
  query(sql: string, params?: unknown[]): Promise<readonly Row[]>;
  /** Tells of each successful write to the data, before it is answered. Gives back how to stop. */
  onWrite(listener: (write: Write) => void): () => void;
  close(): Promise<void>;
};

type Options = {
  /** Where the rows, the members' pictures and the keys are; "memory://": nothing stays. */
  readonly folder: string | "memory://";
  /** A PostgreSQL of the club's own for the rows, instead of one in the folder. */
  readonly databaseUrl?: string;
  readonly siteUrl: string;
  readonly seed: boolean;
  /** Where config.toml, migrations/ and seed.sql are. */
  readonly root?: string;
  /** What mails say of the club. */
  readonly club?: { readonly name: string; readonly email: string };
  /** How mails leave the outbox, and that its work is done at all: without it all waits there. "captured": they go nowhere else. */
  readonly mails?: Sending | "captured";
  /** Where the club's Discord hears of applications. Without it nobody is told. */
  readonly webhook?: string;
  /** Called when the database has ended and can't be started again. */
  readonly onLost?: (error: EngineRefusal) => void;
};

/**
 * The hosted backend on one machine, from the same migrations: lite on PostgreSQL, with what it lacks put right. Throws a
 * `FolderRefusal` when the folder can't be used, an `EngineRefusal` when there is no database, and what Postgres said when a migration
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
  { siteUrl, seed, root = ownRoot, club = nobodys, mails, webhook }: Options,
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
  // lite looked before all was there.
  await connection.clearSchemaCache();
  await database.learnTypes();
  await hearChanges(
    database,
    (change) => realtime.announce(change),
    () => realtime.startOver(),
  );
  await hearEnds(database, (session) => realtime.endSession(session));
  const sessions = liveSessions(database);
  const readBearer = readBearerWith({ ...keys, ...sessions });
  const refuse = refusalOfBearer(readBearer);
  const [truths, arrays] = [await truthColumns(database), await arrayNames(query)];
  const news = createWriteNews();
  const readingBody = createBodies(keys);
  const shares = { rows: createShares(), nested: createShares(placesOfNested), hashes: createShares(placesOfHashes) };

  // Not over `fetch` below: what the functions write stands on no page, so nobody has to hear of it.
  const ask = async (request: Request) => app.fetch(request, { peerAddress: null });
  const call = callsOf({ url: siteUrl, key: keys.secretKey, fetch: ask });
  const realtime = createRealtime({
    ask: async (request) => (await refuse(request)) ?? (await ask(request)),
    readBearer,
    query,
    anonKey: keys.anonKey,
    siteUrl,
  });
  let chores: ScheduledJobs | undefined;
  const answerFunction = functionsWith({
    call,
    club: { ...club, address: siteUrl },
    functionsAddress: `${siteUrl}/functions/v1`,
    mailsWait: () => chores?.mailsWait(),
    webhook,
    secret: keys.secretKey,
    backend: ask,
  });
  const answerAccount = authWith({
    lite: ask,
    query,
    siteUrl,
    templates,
    ...keys,
  });
  if (mails) {
    // The database writes mails too, and has no settings.
    await query("select public.remember_club($1, $2)", [club.name, siteUrl]);
    const work = {
      call,
      send: senderOf(mails === "captured" ? undefined : mails),
      board: webhook === undefined ? undefined : { webhook, site: siteUrl },
      remove: removeFileAt({ url: siteUrl, key: keys.secretKey, fetch: ask }),
    };
    chores = startScheduledJobs({
      work: (goesOn) => workOffOutbox(work, goesOn),
      tidy: () => query("select private.run_due()"),
    });
  }
  // A member who leaves takes their picture along.
  news.listen(({ path }) => {
    if (path === "profiles") chores?.mailsWait();
  });

  let isClosing = false;
  const running = new Set<Promise<unknown>>();
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    try {
      return await work;
    } finally {
      running.delete(work);
    }
  };

  const answerWhole = async (whole: Request, peer?: string): Promise<Response> => {
    if (isFunction(whole)) {
      return (await refuse(whole)) ?? answerFunction(whole, peer);
    }
    const isAccount = isForAuth(whole);
    const lite = async (asked: Request) =>
      app.fetch(withExactFilters(withClient(asked, peer), truths), { peerAddress: peer ?? null });
    const answerer = isAccount
      ? (asked: Request) => answerAccount(asked, peer)
      : isForStorage(whole)
        ? storageWith(lite)
        : lite;
    const body = isWrite(whole) ? await whole.clone().text() : "";
    const [response, { rowsWritten: rows }] = await withRequestNotes(
      async () => (await refuse(whole)) ?? refusalOfArrays(whole, body, arrays) ?? (await answerer(whole)),
    );
    if (isAccount) chores?.mailsWait();
    news.tell(whole, response, { body, rows });
    return withoutLength(response);
  };

  const answer: EmbeddedBackend["fetch"] = async (request, peer) => {
    if (!isFunction(request) && !isServed(request)) return dataRefusal(404, "There is nothing here");
    const holder = holderOf(request, peer);
    const inShare = (whole: Request) =>
      shares[placeOf(whole)](holder, () => answerWhole(whole, peer)).catch(refusalWithoutPlace(whole));
    return refusalOfQuestion(request) ?? readingBody(request, holder, inShare);
  };

  return {
    anonKey: keys.anonKey,
    realtime,

    fetch(request, peer) {
      if (isClosing) return Promise.resolve(dataRefusal(503, "The backend is shutting down"));
      const isGuarded = isFunction(request) || isForAuth(request);
      const answered = isGuarded
        ? answerToSite(request, originsOf(siteUrl, request), () => answer(request, peer))
        : answer(request, peer);
      return counted(answered.catch(unavailable));
    },

    query,

    onWrite: news.listen,

    close: once(async () => {
      isClosing = true;
      await realtime.close();
      await chores?.stop();
      await Promise.allSettled(running);
      await database.close();
      await engine.close();
      folder?.release();
    }),
  };
};

const placeOf = (request: Request) => (mayHash(request) ? "hashes" : isNested(request) ? "nested" : "rows");

/** Each may take its whole time limit. Pages of the staff ask for them, one at a time. */
const placesOfNested = { most: 2, visitors: 2, each: 1, reserved: 0, waitingEach: 8, waiting: 32 };

/** Those who wait for a hash hold none of the places of rows. More of them than are let wait: see authLimits.ts. */
const placesOfHashes = { most: 64, visitors: 64, each: 20 };

const nobodys = { name: "Club", email: "contact@example.org" };

const ownRoot = fileURLToPath(new URL("../../supabase", import.meta.url));

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let acting: Promise<void> | undefined;
  return () => (acting ??= act());
};

/** What a request gets while the database can't be asked. */
const unavailable = (error: unknown): Response => {
  if (!isConnectionLost(error)) throw error;
  return dataRefusal(503, "The database can't be asked at the moment", { headers: { "retry-after": "1" } });
};
