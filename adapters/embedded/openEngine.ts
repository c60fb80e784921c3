import { join } from "node:path";
import { type Database, databaseAt } from "./database/database.ts";
import { liteConnection, liteApp } from "./database/lite.ts";
import { keyOf, prepare } from "./database/prepare.ts";
import type { OnStep } from "./engine/cluster.ts";
import type { DatabaseAddress } from "./engine/driver.ts";
import { type Engine, engineIn } from "./engine/engine.ts";
import { engineAt } from "./engine/ownDatabase.ts";
import { EngineRefusal } from "./engine/refusal.ts";
import { temporaryEngine } from "./engine/temporary.ts";
import type { Folder } from "./folder/folder.ts";
import { type Keys, newKeys } from "./folder/keys.ts";
import { readSettings } from "./settings.ts";
import { storedFiles } from "./storage/storedFiles.ts";

type Options = {
  /** The folder of a database that is kept. */
  readonly folder: Folder | undefined;
  readonly databaseUrl: string | undefined;
  readonly root: string;
  readonly seed: boolean;
  readonly siteUrl: string;
  readonly onLost: (error: EngineRefusal) => void;
  readonly onStep?: OnStep;
};

type EngineEvents = Pick<Options, "onLost" | "onStep">;

/** Opens a backend's PostgreSQL: the club's own, a server in the data folder, or a temporary server with the SQL and seed. */
export const openEngine = async ({ folder, databaseUrl, root, seed, siteUrl, ...events }: Options): Promise<Engine> => {
  if (databaseUrl !== undefined) return engineAt(databaseUrl, events.onLost);
  if (folder) return folder.isUnmarked ? unmarkedEngine(folder, events) : engineInFolder(folder, events);
  const write = async (address: DatabaseAddress) => {
    const database = databaseAt(address);
    try {
      await openLiteOn(database, { siteUrl, root, keys: newKeys(), files: undefined });
      await prepare(database, { root, seed });
    } finally {
      await database.close();
    }
  };
  return temporaryEngine({ key: keyOf({ root, seed }), write });
};

const isDamage = (cause: unknown): boolean => cause instanceof EngineRefusal && cause.reason === "damage";

const engineInFolder = (folder: Folder, { onLost, onStep }: EngineEvents): Promise<Engine> =>
  engineIn(folder.path, onLost, onStep).catch((cause) => {
    throw folder.isReady && isDamage(cause) ? folder.damaged(cause) : cause;
  });

/** Moves an unfinished database aside, and makes another. Refuses a database with a site's tables, which has lost its mark. */
const unmarkedEngine = async (folder: Folder, { onLost, onStep }: EngineEvents): Promise<Engine> => {
  const engine = await engineIn(folder.path, onLost, onStep).catch((cause) => {
    if (!isDamage(cause)) throw cause;
    if (folder.isUsed) throw folder.unmarked(cause);
    return undefined;
  });
  if (engine) {
    const hasTables = await hasSiteTables(engine.address).finally(engine.close);
    if (hasTables) throw folder.unmarked();
  }
  folder.setAside();
  return engineIn(folder.path, onLost, onStep);
};

const hasSiteTables = async (address: DatabaseAddress): Promise<boolean> => {
  const database = databaseAt(address);
  const sql = "select from pg_tables where schemaname in ('public', 'private') limit 1";
  return (await database.query(sql).finally(database.close)).length > 0;
};

type LiteNeeds = {
  readonly siteUrl: string;
  readonly root: string;
  readonly keys: Keys;
  readonly files: string | undefined;
};

/** Opens lite on a database. */
export const openLiteOn = async (database: Database, { siteUrl, root, keys, files }: LiteNeeds) => {
  await database.learnTypes();
  const connection = liteConnection(database);
  const settings = readSettings(join(root, "config.toml"));
  return { connection, app: await liteApp(connection, { keys, settings, siteUrl, files: storedFiles(files) }) };
};
