import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { databaseAt } from "../functions/_shared/database.ts";
import { removeFileAt } from "../functions/_shared/files.ts";
import { answerToSite } from "../functions/_shared/origin.ts";
import { workOffOutbox } from "../functions/_shared/outbox.ts";
import { accountsWith, isForAccounts } from "./accounts/accounts.ts";
import { readTemplates } from "./accounts/templates.ts";
import { createRoles, keepGrants } from "./database/grants.ts";
import { completeSchema } from "./database/hostedSchema.ts";
import { openDatabase, openLite } from "./database/lite.ts";
import { migrate } from "./database/migrations.ts";
import { QueueClosed, TookTooLong } from "./database/queue.ts";
import type { Row } from "./database/row.ts";
import { seedOnce } from "./database/seed.ts";
import { inTurns } from "./database/turns.ts";
import { type Folder, openFolder } from "./folder/folder.ts";
import { keysIn, newKeys } from "./folder/keys.ts";
import { functionsWith, isFunction } from "./functions/functions.ts";
import { type Chores, startChores } from "./mails/chores.ts";
import { senderOf, type Sending } from "./mails/sending.ts";
import { hearChanges } from "./realtime/changes.ts";
import { createRealtime, type Realtime } from "./realtime/realtime.ts";
import { answerLikePostgrest } from "./requests/errors.ts";
import { truthColumns, withExactFilters } from "./requests/filters.ts";
import { isServed, refusal, withBody, withoutLength } from "./requests/requests.ts";
import { createWriteNews } from "./requests/writes.ts";
import { readBearerWith, refusalOfBearer } from "./sessions/bearer.ts";
import { hearEnds, liveSessions } from "./sessions/liveSessions.ts";
import { readSettings } from "./settings.ts";
import { isForStorage, storageWith } from "./storage/storage.ts";
import { storedFiles } from "./storage/storedFiles.ts";

export type EmbeddedBackend = {
  /** Answers a request to /rest/v1, /auth/v1, /storage/v1 or /functions/v1. `peer` is the address at the other end of the socket. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly anonKey: string;
  /** The socket at /realtime/v1, for whatever serves HTTP. */
  readonly realtime: Realtime;
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
  /** What mails say of the club. */
  readonly club?: { readonly name: string; readonly email: string };
  /** How mails leave the outbox, and that its work is done at all: without it all waits there. "captured": they go nowhere else. */
  readonly mails?: Sending | "captured";
  /** Where the club's Discord hears of applications. Without it nobody is told. */
  readonly webhook?: string;
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
  { siteUrl, seed, root = ownRoot, timeLimit = 30_000, club = nobodys, mails, webhook }: Options,
): Promise<EmbeddedBackend> => {
  const keys = folder ? keysIn(folder.keys) : newKeys();
  const settings = readSettings(join(root, "config.toml"));
  const templates = readTemplates(settings, join(root, ".."));
  const app = await openLite(connection, { keys, settings, siteUrl, files: storedFiles(folder?.files) });
  folder?.markReady();

  await completeSchema(connection);
  await createRoles(connection);
  keepGrants(connection);
  answerLikePostgrest(connection);
  await migrate(connection.driver, join(root, "migrations"));
  await seedOnce(connection.driver, join(root, "seed.sql"), seed);
  await hearChanges(connection, (change) => realtime.announce(change));
  const inTurn: EmbeddedBackend["query"] = async (sql, params = []) =>
    (await connection.driver.query<Row>(sql, params)).rows;
  const sessions = liveSessions({ query: inTurn, onEnd: (session) => realtime.endSession(session) });
  await hearEnds(connection.driver, sessions.ended);
  const readBearer = readBearerWith({ ...keys, ...sessions });
  const refuse = refusalOfBearer(readBearer);
  const truths = await truthColumns(connection.driver);
  const queue = inTurns(connection, timeLimit);
  const news = createWriteNews();
  const query: EmbeddedBackend["query"] = (sql, params) => queue.run(() => inTurn(sql, params));

  // Not over `fetch` below: what the functions write stands on no page, so nobody has to hear of it.
  const ask = (request: Request) => queue.run(() => app.fetch(request, { peerAddress: null }));
  const call = databaseAt({ url: siteUrl, key: keys.secretKey, fetch: ask });
  const realtime = createRealtime({
    ask: (request) =>
      queue.run(async () => (await refuse(request)) ?? (await app.fetch(request, { peerAddress: null }))),
    readBearer: (token) => queue.run(() => readBearer(token)),
    query,
    anonKey: keys.anonKey,
    siteUrl,
  });
  let chores: Chores | undefined;
  const answerFunction = functionsWith({
    call,
    club: { ...club, address: siteUrl },
    functionsAddress: `${siteUrl}/functions/v1`,
    mailsWait: () => chores?.mailsWait(),
    webhook,
    secret: keys.secretKey,
    backend: ask,
  });
  const answerAccount = accountsWith({
    lite: async (request) => app.fetch(request, { peerAddress: null }),
    query: inTurn,
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
    chores = startChores({
      work: (goesOn) => workOffOutbox(work, goesOn),
      tidy: () => query("select private.run_due()"),
    });
  }
  // A member who leaves takes their picture along.
  news.listen((path) => {
    if (path === "profiles") chores?.mailsWait();
  });

  const answer: EmbeddedBackend["fetch"] = async (request, peer) => {
    if (isFunction(request)) {
      return (await queue.run(() => refuse(request)).catch(refusalOf)) ?? answerFunction(request, peer);
    }
    if (!isServed(request)) return refusal(404, "There is nothing here");
    const whole = await withBody(request);
    if (!whole) return refusal(413, "The request is too large");
    const isAccount = isForAccounts(whole);
    const lite = async (asked: Request) => app.fetch(withExactFilters(asked, truths), { peerAddress: peer ?? null });
    const answerer = isAccount
      ? (asked: Request) => answerAccount(asked, peer)
      : isForStorage(whole)
        ? storageWith(lite)
        : lite;
    // In one turn: no session ends between the look at it and the answer.
    const response = await queue.run(async () => (await refuse(whole)) ?? (await answerer(whole))).catch(refusalOf);
    // Not in the turn: sending them asks for turns of its own.
    if (isAccount) chores?.mailsWait();
    news.tell(request, response);
    return withoutLength(response);
  };

  return {
    anonKey: keys.anonKey,
    realtime,

    fetch(request, peer) {
      const isGuarded = isFunction(request) || isForAccounts(request);
      return isGuarded
        ? answerToSite(request, originsOf(siteUrl, request), () => answer(request, peer))
        : answer(request, peer);
    },

    query,

    onWrite: news.listen,

    close: once(async () => {
      await realtime.close();
      await chores?.stop();
      await queue.close();
      await connection.close();
      folder?.release();
    }),
  };
};

const nobodys = { name: "Club", email: "contact@example.org" };
/** A site without a certificate is reached by several names of its machine: the one that this very request came by counts too. */
const originsOf = (siteUrl: string, request: Request): readonly string[] => {
  const { origin, protocol } = new URL(siteUrl);
  return protocol === "https:" ? [origin] : [origin, new URL(request.url).origin];
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
