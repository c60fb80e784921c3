import { App, type EmailDriver, setExperimental } from "@supabase/lite";
import type { Claims } from "../auth/sessions/accessToken.ts";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import type { Keys } from "../folder/keys.ts";
import type { Settings } from "../settings.ts";
import type { StoredFiles } from "../storage/storedFiles.ts";
import type { Database } from "./database.ts";
import type { Connection } from "./connection.ts";

type Result = Awaited<ReturnType<Connection["query"]>>;

const begun: Result = { command: "BEGIN", rowCount: null, rows: [] };

/**
 * Sends `begin` together with the transaction's first statement when that has no parameters: a round trip less. One message is taken
 * as a whole: where `begin` fails, nothing behind it runs.
 */
export const withLateBegin = ({ query, release }: Pick<Connection, "query" | "release">) => {
  let isBeginning = false;
  return {
    async query(sql: string, params: readonly unknown[] = []): Promise<Result> {
      if (sql === "begin") {
        isBeginning = true;
        return begun;
      }
      if (!isBeginning) return query(sql, params);
      isBeginning = false;
      if (params.length === 0) {
        const results = (await query(`begin;${sql}`)) as unknown as readonly Result[];
        return results.at(-1) ?? begun;
      }
      await query("begin");
      return query(sql, params);
    },
    release,
  };
};

export type LiteConnection = PostgresConnection;

/**
 * lite's connection to a database. Replaces its driver, `postgres`, which asks twice for each statement, writes the text of JSON as a
 * text within JSON, and ends the process when a connection in use is lost.
 */
export const liteConnection = (database: Database): LiteConnection => {
  const connection = createPostgresConnection({});
  const connect = async () => withLateBegin(await database.connect());
  const pool: PostgresPool = { connect: connect as unknown as PostgresPool["connect"], end: async () => {} };
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return connection;
};

const members = new WeakMap<Request, Claims>();

/** Makes lite answer a request as to this member, whose token was verified. The request has no bearer. */
export const asMember = (request: Request, claims: Claims | undefined): Request => {
  if (claims) members.set(request, claims);
  return request;
};

type Options = {
  readonly keys: Keys;
  readonly settings: Settings;
  readonly siteUrl: string;
  readonly files: StoredFiles;
};

/**
 * Opens lite on a database, with its system tables. Imports lite's library alone: telemetry, file watcher and development server are in
 * its command line.
 */
export const liteApp = async (
  connection: LiteConnection,
  { keys, settings, siteUrl, files }: Options,
): Promise<App> => {
  const { template: _, ...email } = settings.auth?.email ?? {};
  const app = new App({
    connection,
    api: settings.api,
    auth: {
      ...settings.auth,
      // mailLinks.ts ends each kind of link sooner.
      email: { ...email, otp_expiry: aDay },
      publishable_key: keys.anonKey,
      secret_key: keys.secretKey,
      jwt_secret: keys.jwtSecret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
    },
    studio: { enabled: false },
    // `admin` would serve requests without a key as the service role.
    options: {
      server: {
        admin: false,
        disableStudio: true,
        apiKeys: {
          resolver: async (key, { req }) => {
            const claims = members.get(req.raw);
            if (key === keys.anonKey) return { type: "publishable", claims: claims ?? { role: "anon" } };
            if (key === keys.secretKey) return { type: "secret", claims: claims ?? { role: "service_role" } };
            return null;
          },
        },
      },
      drivers: { email: noMails },
    },
  });
  // lite has no option for a storage adapter. plainLite.test.ts fails once it has.
  Object.assign(app, { _storageAdapter: files });
  // Storage is experimental in lite. `init` looks first whether to warn of it in the console, then whether it is on.
  const starting = app.init();
  setExperimental("storage", true);
  await starting;
  await app.ensureSystemSchema();
  return app;
};

const aDay = 24 * 60 * 60;

// auth/mails/ sends the mails. By default lite prints its own links to the console.
const noMails: EmailDriver = { send: async () => {} };
