import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type Lock, takeLock } from "./lock.ts";
import { databaseIn } from "../engine/cluster.ts";
import { makeFolder } from "./makeFolder.ts";
import { FolderRefusal, unwritable } from "./refusal.ts";
import { hasCompleteRestore, tellInterruptedRestore } from "./restored.ts";

export type Folder = {
  readonly path: string;
  /** Whether the database was made completely. */
  readonly isReady: boolean;
  readonly keys: string;
  /** The folder of stored pictures. */
  readonly files: string;
  /** Whether a start has ended with this folder's rows in their database. */
  readonly isComplete: boolean;
  /** The backup of an upgrade that didn't end: no row has changed since. */
  readonly upgradeBackup: string | undefined;
  /** Whether a database is there without the mark that its making ended. */
  readonly isUnmarked: boolean;
  /** Whether keys or pictures are there, so that a site was here before. */
  readonly isUsed: boolean;
  /** Marks the database as complete: from then on PostgreSQL recovers it after a kill. */
  setReady(): void;
  /** Marks the database as one with the site's rows: from then on an empty one in its place is refused. */
  markComplete(): void;
  /** Notes the backup of an upgrade until a start ends. */
  markUpgrade(backup: string): void;
  /** Moves a database aside whose making was killed, so that the next start makes another. */
  setAside(): void;
  /** The refusal of a database that has a site's tables and no mark. */
  unmarked(cause?: unknown): FolderRefusal;
  /** The refusal when its database can't be opened. */
  damaged(cause: unknown): FolderRefusal;
  release(): void;
};

/** Whether a folder has a database. */
export const hasDatabase = (path: string): boolean =>
  existsSync(databaseIn(path)) || existsSync(join(path, earlierDatabase)) || hasCompleteRestore(path);

/** The mark's texts after a completed start and before an upgrade. Each completed start rewrites the mark. */
export const completeMark = "complete\n";
const upgradeStart = "upgrading after ";

const upgradeBackupIn = (mark: string): string | undefined =>
  mark
    .split("\n")
    .find((line) => line.startsWith(upgradeStart))
    ?.slice(upgradeStart.length);

/** Where backups are kept unless a setting says otherwise. */
export const backupsIn = (path: string): string => join(path, "backups");

/** Where version 0.1 kept its database. */
const earlierDatabase = "db";

type Options = {
  /** Whether the rows are in a database elsewhere. */
  readonly hasOwnDatabase?: boolean;
};

/**
 * Locks a data folder for this process: `postgres/` is the database, `ready` marks it as complete, `files/` holds pictures, `lock` keeps
 * other processes out, `keys.json` is secret. Refuses a folder that another process has, that can't be written, or whose database is damaged.
 */
export const openFolder = (path: string, { hasOwnDatabase = false }: Options = {}): Folder => {
  const [database, marker] = [databaseIn(path), join(path, "ready")];
  const lock = lockFolder(path);
  // Rendered pages, which earlier versions kept there.
  rmSync(join(path, "pages"), { force: true });
  try {
    tellInterruptedRestore(path);
    if (existsSync(join(path, earlierDatabase))) throw outdated(path);
    if (!existsSync(database) && !hasOwnDatabase) {
      if (isUsed(path)) throw withoutDatabase(path);
      rmSync(marker, { force: true });
    } else if (existsSync(database) && !existsSync(marker) && !existsSync(join(database, "global", "pg_control"))) {
      if (isUsed(path)) throw unmarked(path);
      setAside(database);
    }
    // Without this file, Postgres would take the folder for an empty one and write a new database over the old.
    else if (existsSync(database) && existsSync(marker) && !existsSync(join(database, "PG_VERSION"))) {
      throw damaged(database);
    }
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    path,
    isReady: existsSync(marker),
    isComplete: existsSync(marker) && statSync(marker).size > 0,
    upgradeBackup: existsSync(marker) ? upgradeBackupIn(readFileSync(marker, "utf8")) : undefined,
    keys: join(path, "keys.json"),
    files: join(path, "files"),
    isUnmarked: existsSync(database) && !existsSync(marker),
    isUsed: isUsed(path),
    setAside: () => setAside(database),
    unmarked: (cause) => unmarked(path, cause),
    setReady() {
      if (!existsSync(marker)) writeFileSync(marker, "");
    },
    markComplete: () => writeFileSync(marker, completeMark),
    markUpgrade: (backup) => writeFileSync(marker, `${completeMark}${upgradeStart}${backup}\n`),
    damaged: (cause) => damaged(database, cause),
    release: () => lock.release(),
  };
};

/** Locks a data folder without a look at what is in it. Refuses one that another process has, or that can't be written. */
export const lockFolder = (path: string): Lock => {
  const lock = takenIn(path);
  if (lock) return lock;
  throw new FolderRefusal(
    "in-use",
    `The data folder ${path} is in use by another process: stop that one first, or choose another folder.`,
  );
};

const takenIn = (path: string): Lock | undefined => {
  try {
    makeFolder(path);
    for (const place of [path, ...["lock", "keys.json", "postgres"].map((name) => join(path, name))]) {
      if (existsSync(place)) accessSync(place, constants.R_OK | constants.W_OK);
    }
    return takeLock(join(path, "lock"));
  } catch (cause) {
    throw unwritable(path, cause);
  }
};

// A kill while PostgreSQL writes its first files leaves an empty database that never opens: it is moved aside, not deleted.
const setAside = (database: string): void =>
  renameSync(database, `${database}.unfinished-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);

/** A start makes keys after the database and its mark, so keys or pictures without a database belong to a lost site. */
const isUsed = (path: string): boolean =>
  existsSync(join(path, "keys.json")) ||
  (existsSync(join(path, "files")) && readdirSync(join(path, "files")).length > 0);

const withoutDatabase = (path: string): FolderRefusal =>
  new FolderRefusal(
    "incomplete",
    `The data folder ${path} has a site's keys or pictures but no database: mount its volume, set DATABASE_URL, or restore a backup (npm run restore -- <file>). To begin anew, choose another folder.`,
  );

const unmarked = (path: string, cause?: unknown): FolderRefusal =>
  new FolderRefusal(
    "incomplete",
    `The data folder ${path} has a site's database but not its mark, the file "ready": files were lost there. Restore a backup (npm run restore -- <file>), or, if the database is whole, write an empty file ${join(path, "ready")}.`,
    cause,
  );

/** The files of the former engine, which no other engine can read. */
const outdated = (path: string): FolderRefusal =>
  new FolderRefusal(
    "outdated",
    `The data folder ${path} is of version 0.1, whose database this version can't read: start that version to read it, or move the folder away (mv ${path} ${path}-0.1) to start anew.`,
  );

const damaged = (database: string, cause?: unknown): FolderRefusal =>
  new FolderRefusal(
    "damaged",
    `The database in ${database} can't be opened, it is damaged or of another version: bring a backup back, or move the folder away to start empty.${said(cause)}`,
    cause,
  );

const said = (cause: unknown): string => (cause instanceof Error ? ` ${cause.message}` : "");
