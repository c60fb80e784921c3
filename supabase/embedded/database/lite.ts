import { App, type EmailDriver, setExperimental } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { keepBlank, keptBlank } from "./blank.ts";
import type { Keys } from "../folder/keys.ts";
import type { Settings } from "../settings.ts";
import type { StoredFiles } from "../storage/storedFiles.ts";
import { isoTimestamps } from "./timestamps.ts";

/** Opens Postgres on a folder, or on "memory://". Throws when the folder's files are damaged. */
export const openDatabase = async (place: string): Promise<PgliteConnection> => {
  const loadDataDir = place === "memory://" ? keptBlank() : undefined;
  const pgliteOptions = { parsers: isoTimestamps, ...(loadDataDir && { loadDataDir }) };
  const connection = await createPgliteConnection({ url: place, pgliteOptions });
  await connection.driver.waitReady;
  if (place === "memory://" && !loadDataDir) await keepBlank(connection.driver);
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
  connection: PgliteConnection,
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
  Object.assign(app, { _storageAdapter: files });
  // Lite's storage isn't switched on by itself yet. Whether it is, it looks first for a warning in the console, then for its work.
  const starting = app.init();
  setExperimental("storage", true);
  await starting;
  await app.ensureSystemSchema();
  return app;
};

const aDay = 24 * 60 * 60;

// The mails are ours: see accountMails.ts. Left to itself, lite prints the links of its own to the console.
const noMails: EmailDriver = { send: async () => {} };
