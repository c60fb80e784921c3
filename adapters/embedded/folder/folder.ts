import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, takeLock } from "./lock.ts";
import { databaseIn } from "../engine/cluster.ts";
import { FolderRefusal, unwritable } from "./refusal.ts";

export type Folder = {
  readonly path: string;
  /** Whether the database was made completely. */
  readonly isReady: boolean;
  readonly keys: string;
  /** The folder of stored pictures. */
  readonly files: string;
  /** Marks the database as complete: from then on PostgreSQL recovers it after a kill. */
  markReady(): void;
  /** The refusal when its database can't be opened. */
  damaged(cause: unknown): FolderRefusal;
  release(): void;
};

/** Whether a folder has a database. */
export const hasDatabase = (path: string): boolean =>
  existsSync(databaseIn(path)) || existsSync(join(path, earlierDatabase));

/** Where version 0.1 kept its database. */
const earlierDatabase = "db";

/**
 * Locks a data folder for this process: `postgres/` is the database, `ready` marks it as complete, `files/` holds pictures, `lock` keeps
 * other processes out, `keys.json` is secret. Refuses a folder that another process has, that can't be written, or whose database is damaged.
 */
export const openFolder = (path: string): Folder => {
  const [database, marker] = [databaseIn(path), join(path, "ready")];
  const lock = lockIn(path);
  try {
    if (existsSync(join(path, earlierDatabase))) throw outdated(path);
    if (!existsSync(database)) rmSync(marker, { force: true });
    else if (!existsSync(marker)) setAside(database);
    // Without this file, Postgres would take the folder for an empty one and write a new database over the old.
    else if (!existsSync(join(database, "PG_VERSION"))) throw damaged(database);
  } catch (error) {
    lock.release();
    throw error;
  }
  return {
    path,
    isReady: existsSync(marker),
    keys: join(path, "keys.json"),
    files: join(path, "files"),
    markReady: () => writeFileSync(marker, ""),
    damaged: (cause) => damaged(database, cause),
    release: () => lock.release(),
  };
};

const lockIn = (path: string): Lock => {
  const lock = takenIn(path);
  if (lock) return lock;
  throw new FolderRefusal(
    "in-use",
    `The data folder ${path} is in use by another process: stop that one first, or choose another folder.`,
  );
};

const takenIn = (path: string): Lock | undefined => {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    for (const place of [path, ...["lock", "keys.json", "postgres"].map((name) => join(path, name))]) {
      if (existsSync(place)) accessSync(place, constants.R_OK | constants.W_OK);
    }
    return takeLock(join(path, "lock"));
  } catch (cause) {
    throw unwritable(path, cause);
  }
};

// A kill while PostgreSQL writes its first files leaves a database that never opens. It is empty, but moved aside, not deleted.
const setAside = (database: string): void =>
  renameSync(database, `${database}.unfinished-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);

/** What the first engine kept there can't be read by another. */
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
