import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { open, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { to } from "pg-copy-streams";
import { type Migration, textOf } from "../database/migrations.ts";
import type { DatabaseAddress } from "../engine/driver.ts";
import { takeLock } from "../folder/lock.ts";
import { makeFolder } from "../folder/makeFolder.ts";
import { storedName } from "../storage/storedName.ts";
import { type Add, type Entry, writeArchive } from "./archive.ts";
import { checkBackup } from "./check.ts";
import { columnsIn, nameIn, statementsOf, withClient } from "./client.ts";
import type { Files } from "./files.ts";
import {
  entries,
  formatVersion,
  hashOf,
  type Manifest,
  partLength,
  rowsIn,
  siteVersion,
  type Table,
} from "./format.ts";
import { fileNameAt } from "./names.ts";
import { BackupRefusal, refusalIn } from "./refusal.ts";
import { type Columns, filesOf, sequencesOf, type Source, tablesOf } from "./tables.ts";

/** How far it is, for a line that is written again and again. */
export type Progress = (what: string, done: number, all: number) => void;

export type BackupOptions = {
  readonly address: DatabaseAddress;
  readonly source: Source;
  readonly files: Files;
  /** The file of the keys that sign sessions. A hosted project has none. */
  readonly keys?: string;
  /** The program's migrations: their texts, where the database's history holds them in pieces. */
  readonly migrations: readonly Migration[];
  /** Where the backup is written. */
  readonly folder: string;
  /** What belongs to the site beside its data, by names of the caller's. */
  readonly extras?: readonly Entry[];
  /** Stands at the end of the file's name. */
  readonly reason?: "before-upgrade";
  /** Called when the backup is whole, before the file has its name. */
  readonly beforeNaming?: (file: string) => void;
  readonly progress?: Progress;
};

export type Backup = { readonly file: string; readonly bytes: number; readonly manifest: Manifest };

const unfinishedEnd = ".unfinished";

/**
 * Writes the rows, files and keys of a site into a new file: all rows as of one moment, while the site goes on. The file has its name
 * once it was read back. Throws a `BackupRefusal`, and leaves nothing, when the disk is full, a right is missing or another backup runs.
 */
export const makeBackup = async (options: BackupOptions): Promise<Backup> => {
  const { folder, files, reason } = options;
  const release = lockIn(folder);
  const file = join(folder, fileNameAt(new Date(), reason));
  const unfinished = `${file}${unfinishedEnd}`;
  try {
    const manifest = await withClient(options.address, (client) => write(unfinished, client, options));
    options.progress?.("checking", 0, 1);
    if (JSON.stringify(await checkBackup(unfinished)) !== JSON.stringify(manifest)) {
      throw new BackupRefusal("The backup isn't what was written: check the disk.");
    }
    options.progress?.("checking", 1, 1);
    options.beforeNaming?.(file);
    await rename(unfinished, file);
    await flush(folder);
    return { file, bytes: (await stat(file)).size, manifest };
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw refusalIn(folder, error);
  } finally {
    files.release();
    release();
  }
};

/** Runs a backup at a time in a folder. Removes files that killed backups left. */
const lockIn = (folder: string): (() => void) => {
  try {
    makeFolder(folder);
    const lock = takeLock(join(folder, "lock"));
    if (!lock) throw new BackupRefusal(`Another backup is being written in ${folder}: wait for its end.`);
    const left = readdirSync(folder).filter((name) => name.endsWith(unfinishedEnd));
    for (const name of left) rmSync(join(folder, name), { force: true });
    return () => lock.release();
  } catch (error) {
    throw refusalIn(folder, error);
  }
};

/** Writes a folder to the disk, so that a new name survives a power cut. Windows can't open folders. */
export const flush = async (folder: string): Promise<void> => {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
};

const write = async (
  file: string,
  client: Client,
  { source, files, keys: keysFile, extras = [], migrations, progress }: BackupOptions,
): Promise<Manifest> => {
  const keys = keysFile !== undefined && existsSync(keysFile) ? readFileSync(keysFile) : undefined;
  const { named, missing } = await beginWithFiles(client, files);
  const database = statementsOf(client);
  const [about] = await database.query<{ at: string; version: string }>(
    "select to_json(now()) as at, current_setting('server_version') as version",
  );
  const applied = await appliedIn(client, source, migrations);
  const [tables, stored]: [Table[], Manifest["files"]] = [[], []];
  const lost = [...missing];
  const isHeld = (wanted: object): boolean => !missing.includes(wanted as never);
  let manifest: Manifest | undefined;
  await writeArchive(file, async (add) => {
    // First, so that they are read without the rest.
    for (const { name, bytes } of extras) await add(entries.extra(name), bytes);
    if (keys) await add(entries.keys, keys);
    const columns = await tablesOf(database, source);
    for (const [done, table] of columns.entries()) {
      progress?.(`${table.schema}.${table.name}`, done, columns.length);
      tables.push(await copyOut(client, table, add));
    }
    const sequences: Manifest["sequences"][number][] = [];
    // One after the other: the driver warns of a query while another runs.
    for (const sequence of await sequencesOf(database)) {
      const sql = `select last_value::text as value, is_called as "isCalled" from ${nameIn(sequence)}`;
      const [state] = await database.query<{ value: string; isCalled: boolean }>(sql);
      sequences.push({ ...sequence, value: state?.value ?? "1", isCalled: state?.isCalled ?? false });
    }
    await client.query("commit");
    const held = named.filter(isHeld);
    for (const [done, one] of held.entries()) {
      if (done % 20 === 0) progress?.("files", done, held.length);
      const bytes = await files.read(one);
      if (bytes) await add(entries.file(storedName(one.bucket, one.name)), bytes);
      if (bytes) stored.push({ ...one, hash: hashOf(bytes) });
      else lost.push(one);
    }
    manifest = {
      format: formatVersion,
      site: siteVersion,
      madeAt: about?.at ?? "",
      source,
      postgresql: about?.version ?? "",
      migrations: applied,
      tables,
      sequences,
      files: stored,
      missing: lost,
      keys: keys ? hashOf(keys) : null,
      extras: extras.map(({ name, bytes }) => ({ name, hash: hashOf(bytes) })),
    };
    await add(entries.manifest, Buffer.from(JSON.stringify(manifest, null, 1)));
  });
  return manifest as unknown as Manifest;
};

/** Times that a file may be removed between the rows that name it and its hold. */
const tries = 10;

/** Begins the transaction that sees all rows as of one moment, and holds the files that they name. */
const beginWithFiles = async (client: Client, files: Files) => {
  for (let left = tries; ; left--) {
    await client.query("begin isolation level repeatable read read only");
    const named = await filesOf(statementsOf(client));
    const missing = await files.hold(named);
    if (missing.length === 0 || left === 1) return { named, missing };
    await client.query("rollback");
  }
};

/** The migrations of a database with the hashes of their texts. The Supabase CLI keeps a text in pieces: then the program's counts. */
const appliedIn = async (
  client: Client,
  source: Source,
  known: readonly Migration[],
): Promise<Manifest["migrations"]> => {
  const { rows } = await client.query<{ version: string; name: string | null; statements: readonly string[] | null }>(
    "select version, name, to_json(statements) as statements from supabase_migrations.schema_migrations order by version",
  );
  return rows.map(({ version, name, statements }) => {
    const own = known.find((migration) => migration.version === version);
    const text = source === "embedded" ? statements?.join("") : own?.text;
    return { version, name: name ?? own?.name ?? "", hash: hashOf(textOf(text ?? "")) };
  });
};

/** Sorts the migrations, which a repeated restore stores in another order. The site's tables are too large to sort. */
const sourceOf = (table: Columns): string => {
  const columns = columnsIn(table.columns);
  return table.schema === "supabase_migrations"
    ? `(select ${columns} from ${nameIn(table)} order by 1)`
    : `${nameIn(table)} (${columns})`;
};

const copyOut = async (client: Client, table: Columns, add: Add): Promise<Table> => {
  const hash = createHash("sha256");
  let [rows, number, waiting] = [0, 0, Buffer.alloc(0)];
  const addPart = async (bytes: Buffer): Promise<void> => {
    hash.update(bytes);
    rows += rowsIn(bytes);
    await add(entries.part(table, number++), bytes);
  };
  const chunks = client.query(to(`copy ${sourceOf(table)} to stdout`));
  for await (const chunk of chunks as AsyncIterable<Buffer>) {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= partLength) {
      await addPart(waiting.subarray(0, partLength));
      waiting = waiting.subarray(partLength);
    }
  }
  if (waiting.length > 0) await addPart(waiting);
  return { ...table, rows, hash: hash.digest("hex") };
};
