import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compareHistory, type Migration, migrationsIn, textOf } from "../database/migrations.ts";
import { databaseAt } from "../database/database.ts";
import { prepareSystem } from "../database/prepare.ts";
import { databaseIn } from "../engine/cluster.ts";
import { engineIn } from "../engine/engine.ts";
import { stopOrphanedServer } from "../engine/orphanedServer.ts";
import { engineAt } from "../engine/ownDatabase.ts";
import { openLiteOn } from "../openEngine.ts";
import { completeMark, lockFolder } from "../folder/folder.ts";
import { keysIn, newKeys } from "../folder/keys.ts";
import {
  completeRestore,
  finishRestore,
  makeRestoring,
  markElsewhere,
  placesBefore,
  unfinishedIn,
} from "../folder/restored.ts";
import { upgradeToBaseline } from "./beforeBaseline.ts";
import { checkBackup, newer } from "./check.ts";
import { statementsOf, withClient } from "./client.ts";
import { folderFiles } from "./files.ts";
import { hashOf, type Manifest } from "./format.ts";
import { loadBackup } from "./load.ts";
import { flush, type Progress } from "./makeBackup.ts";
import { BackupRefusal } from "./refusal.ts";
import { restoreProject } from "./restoreProject.ts";
import { type Local, type DataLocation, refuseRoot } from "./dataLocation.ts";

type Wish = {
  readonly file: string;
  readonly place: DataLocation;
  /** The folder of config.toml and migrations/. */
  readonly root: string;
  readonly progress?: Progress;
};

type Restored = {
  readonly manifest: Manifest;
  /** Where what restores replaced in the data folder is, the oldest first. */
  readonly before: readonly string[];
};

/**
 * Makes a site from a backup. The former data of a folder stay beside the new data; a database of the club's own has to be empty, and a
 * hosted project new. Throws a `BackupRefusal`, `FolderRefusal` or `EngineRefusal` with one line: then the data are unchanged, unless
 * the line names where the former data are.
 */
export const restoreBackup = async (wish: Wish): Promise<Restored> => {
  const manifest = await checkBackup(wish.file);
  const migrations = migrationsIn(join(wish.root, "migrations"));
  refuseUnknown(wish.file, manifest, migrations);
  const { place } = wish;
  if ("folder" in place) return restoreFolder(wish, place, manifest, migrations);
  await restoreProject({ ...wish, place, manifest, migrations });
  return { manifest, before: [] };
};

/** The schema is loaded as it was, so the program needs each of its migrations unchanged, or the baseline in their place. */
const refuseUnknown = (file: string, manifest: Manifest, known: readonly Migration[]): void => {
  const { migrations, site } = manifest;
  if (upgradeToBaseline(file, manifest, known)) return;
  for (const { version, name, hash } of migrations) {
    const own = known.find((migration) => migration.version === version);
    if (!own) throw newer(file, site);
    if (hashOf(textOf(own.text)) !== hash) {
      throw new BackupRefusal(
        `${file} was made with another text of the migration ${version}_${name}: restore it with version ${site} of the site, unchanged.`,
      );
    }
  }
};

const restoreFolder = async (
  { file, root, progress }: Wish,
  { folder, databaseUrl }: Local,
  manifest: Manifest,
  migrations: readonly Migration[],
): Promise<Restored> => {
  refuseRoot(folder);
  const lock = lockFolder(folder);
  let isComplete = false;
  try {
    // Of a restore that was killed after it was complete.
    finishRestore(folder);
    await removeUnfinished(folder);
    const staging = makeRestoring(folder);
    const keys = join(staging, "keys.json");
    const files = folderFiles(staging);
    const replace = async (): Promise<void> => {
      mkdirSync(join(staging, "files"), { recursive: true, mode: 0o700 });
      if (!existsSync(keys)) keysIn(keys);
      // With the mark a start refuses an empty database beside the folder.
      writeFileSync(join(staging, "ready"), completeMark);
      if (databaseUrl !== undefined) markElsewhere(staging);
      await flush(staging);
      completeRestore(folder, staging);
      isComplete = true;
      finishRestore(folder);
      await flush(folder);
    };
    const engine =
      databaseUrl === undefined ? await engineIn(staging, () => {}) : await engineAt(databaseUrl, () => {});
    try {
      if (databaseUrl !== undefined) await refuseUsed(engine.address, migrations);
      const database = databaseAt(engine.address);
      try {
        await openLiteOn(database, { siteUrl: "http://127.0.0.1", root, keys: newKeys(), files: undefined });
        await prepareSystem(database);
      } finally {
        await database.close();
      }
      await withClient(engine.address, (client) =>
        loadBackup(client, {
          file,
          manifest,
          migrations,
          target: "embedded",
          keepFile: files.write,
          keepKeys: (bytes) => writeFile(keys, bytes, { mode: 0o600, flush: true }),
          // The rows come last: a database with rows is never without its files.
          ...(databaseUrl !== undefined && { beforeCommit: replace }),
          ...(progress && { progress }),
        }),
      );
    } finally {
      await engine.close();
    }
    if (databaseUrl === undefined) await replace();
    return { manifest, before: placesBefore(folder) };
  } catch (error) {
    await removeUnfinished(folder);
    throw isComplete ? lateFailure(folder, error) : fullDisk(folder, error);
  } finally {
    lock.release();
  }
};

/** The refusal of an error after the restored data are in the data folder. */
const lateFailure = (folder: string, error: unknown): BackupRefusal => {
  const said = error instanceof Error ? error.message : String(error);
  const before = placesBefore(folder);
  return new BackupRefusal(
    `The restore failed at its end: ${said}. The data folder ${folder} has the backup's pictures and keys${before.length === 0 ? "" : `, what was there before is in ${before.join(" and ")}`}. Mend what failed, and run the command again; when it says that the database has a site already, nothing is missing: start the site.`,
    error,
  );
};

const removeUnfinished = async (folder: string): Promise<void> => {
  for (const staging of unfinishedIn(folder)) {
    if (existsSync(databaseIn(staging))) await stopOrphanedServer(databaseIn(staging));
    rmSync(staging, { recursive: true, force: true, maxRetries: 10 });
  }
};

const refuseUsed = async (
  address: Parameters<typeof withClient>[0],
  migrations: readonly Migration[],
): Promise<void> => {
  const { applied } = await withClient(address, (client) => compareHistory(statementsOf(client), migrations));
  if (applied === 0) return;
  throw new BackupRefusal(
    "The database of DATABASE_URL has a site already: restore into an empty one (create database club2), and set DATABASE_URL to it.",
  );
};

/** PostgreSQL's and the system's codes of a full disk; a server that found it full first takes no more writes. */
const full: ReadonlySet<unknown> = new Set(["53100", "25006", "ENOSPC", "EDQUOT"]);

const fullDisk = (folder: string, error: unknown): unknown =>
  error instanceof Error && "code" in error && full.has(error.code)
    ? new BackupRefusal(
        `The disk of ${folder} is full: make room there, then restore again. Nothing has changed.`,
        error,
      )
    : error;
