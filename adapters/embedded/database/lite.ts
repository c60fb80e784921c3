import { App, type EmailDriver, setExperimental } from "@supabase/lite";
import { createPostgresConnection, type PostgresConnection } from "@supabase/lite/postgres";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import type { Keys } from "../folder/keys.ts";
import type { Settings } from "../settings.ts";
import type { StoredFiles } from "../storage/storedFiles.ts";
import type { Database } from "./database.ts";
import { withLateBegin } from "./lateBegin.ts";

export type LiteConnection = PostgresConnection;

/**
 * lite's way to a database. Its own driver, `postgres`, is put aside: it asks twice for each statement, writes JSON as text doubly,
 * and ends the process when a connection is lost that somebody holds.
 */
export const liteOn = (database: Database): LiteConnection => {
  const connection = createPostgresConnection({});
  const connect = async () => withLateBegin(await database.connect());
  const pool: PostgresPool = { connect: connect as unknown as PostgresPool["connect"], end: async () => {} };
  connection.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return connection;
};

type Options = {
  readonly keys: Keys;
  readonly settings: Settings;
  readonly siteUrl: string;
  readonly files: StoredFiles;
};

/**
 * Puts lite on a database, with its system tables. Its library part alone: the telemetry, the file watcher and the development server
 * are in its command line, which is never imported.
 */
export const openLite = async (
  connection: LiteConnection,
  { keys, settings, siteUrl, files }: Options,
): Promise<App> => {
  const { template: _, ...email } = settings.auth?.email ?? {};
  const app = new App({
    connection,
    api: settings.api,
    auth: {
      ...settings.auth,
      // Links end sooner, each kind in its own time: see mailLinks.ts.
      email: { ...email, otp_expiry: aDay },
      publishable_key: keys.anonKey,
      secret_key: keys.secretKey,
      jwt_secret: keys.jwtSecret,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
    },
    studio: { enabled: false },
    // `admin` would serve requests without a key as the service role.
    options: { server: { admin: false, disableStudio: true }, drivers: { email: noMails } },
  });
  // No option takes it: plainLite.test.ts says when one does.
  Object.assign(app, { _storageAdapter: files });
  // Lite's storage isn't switched on by itself yet. Whether it is, it looks first for a warning in the console, then for its work.
  const starting = app.init();
  setExperimental("storage", true);
  await starting;
  await app.ensureSystemSchema();
  return app;
};

const aDay = 24 * 60 * 60;

// The mails are ours: see accounts/mails.ts. Left to itself, lite prints the links of its own to the console.
const noMails: EmailDriver = { send: async () => {} };
