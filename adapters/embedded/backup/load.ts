import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import * as copyStreams from "pg-copy-streams";
import { applyAll, type Migration } from "../database/migrations.ts";
import { seedPath } from "../database/prepare.ts";
import { storedName } from "../storage/storedName.ts";
import { entriesIn } from "./archive.ts";
import { leftOutTables, renamedTable, upgradeToBaseline } from "./beforeBaseline.ts";
import { tableOf } from "./check.ts";
import { columnsIn, nameIn, settings, statementsOf } from "./client.ts";
import { entries, type Manifest, type StoredFile } from "./format.ts";
import type { Progress } from "./makeBackup.ts";
import { BackupRefusal } from "./refusal.ts";
import { brokenReferences, type Columns, type Source, tablesOf } from "./tables.ts";

export type Loading = {
  readonly file: string;
  readonly manifest: Manifest;
  /** The program's migrations. */
  readonly migrations: readonly Migration[];
  readonly target: Source;
  /** Takes an uploaded file. */
  readonly keepFile: (file: StoredFile, bytes: Uint8Array) => Promise<void>;
  readonly keepKeys: (bytes: Uint8Array) => Promise<void>;
  /** Called when all rows are loaded. An error rolls the restore back. */
  readonly beforeCommit?: () => Promise<void>;
  readonly progress?: Progress;
};

/**
 * Loads a checked backup into a database without migrations, in one transaction: the schema as it was, or the baseline for one from
 * before it, its rows, then the migrations that are newer. No trigger fires for the rows.
 */
export const loadBackup = async (client: Client, loading: Loading): Promise<void> => {
  const { manifest, migrations, target, beforeCommit, progress } = loading;
  const database = statementsOf(client);
  const upgrade = upgradeToBaseline(loading.file, manifest, migrations);
  const isOld = ({ version }: Migration): boolean =>
    version === upgrade?.baseline.version || manifest.migrations.some((one) => one.version === version);
  await client.query("begin");
  await applyAll(database, migrations.filter(isOld));
  await client.query(settings);
  await client.query("set local session_replication_role = replica").catch((cause: unknown) => {
    throw new BackupRefusal(
      'The user of DATABASE_URL may not load rows without their triggers: let a superuser run "grant set on parameter session_replication_role to <the user>" there once, then restore again.',
      cause,
    );
  });
  const tables = await targetsOf(client, loading);
  const own = tables.filter(
    ({ schema, name }) =>
      (target === "embedded" || ["public", "private"].includes(schema)) &&
      (!upgrade || manifest.tables.some((one) => one.schema === schema && one.name === name)),
  );
  // Rows that a migration or lite wrote; a session goes with its account.
  await client.query(`truncate ${own.map(nameIn).join(", ")} cascade`);
  await loadEntries(client, tables, loading);
  for (const { schema, name, value, isCalled } of manifest.sequences) {
    if (schema === "auth" && (target === "hosted" || manifest.source === "hosted")) continue;
    // One of a table that isn't loaded is nowhere.
    await client.query("select setval(to_regclass($1), $2::bigint, $3)", [nameIn({ schema, name }), value, isCalled]);
  }
  await (target === "hosted" ? client.query(mendAccounts) : completeRecords(client, manifest));
  if (upgrade) await client.query(upgrade.statements);
  progress?.("references", 0, 1);
  const broken = await brokenReferences(database);
  if (broken !== undefined)
    throw new BackupRefusal(`${loading.file} can't be restored: rows of ${broken} name rows that aren't there.`);
  await client.query("set local session_replication_role = origin");
  await applyAll(
    database,
    migrations.filter((migration) => !isOld(migration)),
  );
  await beforeCommit?.();
  await client.query("commit");
  // The planner needs statistics of the new rows at once. A failure loses no rows.
  await client.query("analyze").catch(() => {});
};

/** The tables to load. Accounts and files of the other kind of backend have tables of their own beside the common ones. */
const targetsOf = async (client: Client, { manifest, target }: Loading): Promise<readonly Columns[]> => {
  const isSameKind = manifest.source === "embedded" && target === "embedded";
  const tables = await tablesOf(statementsOf(client), isSameKind ? "embedded" : "hosted");
  return tables.filter(
    ({ schema, name }) =>
      name !== "schema_migrations" && (target === "embedded" || !["storage", "supabase_migrations"].includes(schema)),
  );
};

const loadEntries = async (client: Client, tables: readonly Columns[], loading: Loading): Promise<void> => {
  const { file, manifest, keepFile, keepKeys, progress } = loading;
  const files = new Map(manifest.files.map((one) => [entries.file(storedName(one.bucket, one.name)), one]));
  const reader = entriesIn(file);
  let entry = await reader.next();
  const partsOf = async function* (name: string): AsyncGenerator<Uint8Array> {
    for (; !entry.done && tableOf(entry.value.name) === name; entry = await reader.next()) yield entry.value.bytes;
  };
  try {
    for (let done = 0; !entry.done;) {
      const { name, bytes } = entry.value;
      const table = tableOf(name);
      if (table !== undefined) {
        progress?.(table.replace("tables/", ""), done++, manifest.tables.length);
        await loadTable(client, table, partsOf(table), tables, manifest);
        // The rest of a table that isn't loaded.
        while (!entry.done && tableOf(entry.value.name) === table) entry = await reader.next();
        continue;
      }
      const stored = files.get(name);
      if (stored) await keepFile(stored, bytes);
      else if (name === entries.keys) await keepKeys(bytes);
      entry = await reader.next();
    }
  } finally {
    await reader.return(undefined);
  }
};

const loadTable = async (
  client: Client,
  entry: string,
  parts: AsyncGenerator<Uint8Array>,
  targets: readonly Columns[],
  manifest: Manifest,
): Promise<void> => {
  const isNamed =
    (wanted: string) =>
    ({ schema, name }: Columns): boolean =>
      `tables/${schema}.${name}` === wanted;
  const source = manifest.tables.find(isNamed(entry));
  const target = targets.find(isNamed(entry)) ?? targets.find(isNamed(renamedTable(entry)));
  if (!source || leftOutTables.has(entry)) return;
  if (!target) {
    if (/^(public|private)$/.test(source.schema) && source.rows > 0)
      throw new Error(`${entry}: the database has no such table, and the backup has ${source.rows} rows of it`);
    return;
  }
  const columns = source.columns.filter((column) => target.columns.includes(column));
  const copy = client.query(copyStreams.from(`copy ${nameIn(target)} (${columnsIn(columns)}) from stdin`));
  const isWhole = columns.length === source.columns.length;
  await pipeline(
    isWhole
      ? parts
      : picked(
          parts,
          columns.map((column) => source.columns.indexOf(column)),
        ),
    copy,
  );
  if (copy.rowCount !== source.rows) throw new Error(`${entry}: ${copy.rowCount} of ${source.rows} rows were loaded`);
};

/** The named columns of rows in PostgreSQL's text format, which escapes tabs and line ends within a value. */
async function* picked(parts: AsyncIterable<Uint8Array>, columns: readonly number[]): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const bytes of parts) {
    const all = Buffer.concat([rest, bytes]);
    const end = all.lastIndexOf(10) + 1;
    rest = all.subarray(end);
    // Latin 1 keeps each byte.
    const lines = all.subarray(0, end).toString("latin1").split("\n").slice(0, -1);
    const rows = lines.map((line) => {
      const values = line.split("\t");
      return `${columns.map((column) => values[column]).join("\t")}\n`;
    });
    yield Buffer.from(rows.join(""), "latin1");
  }
}

/** Forgets files that the backup lacks, and keeps a later start from writing demo data. */
const completeRecords = async (client: Client, { missing }: Manifest): Promise<void> => {
  for (const { bucket, name } of missing) {
    await client.query("delete from storage.objects where bucket_id = $1 and name = $2", [bucket, name]);
  }
  await client.query(
    "insert into supabase_migrations.seed_files (path, hash) values ($1, 'without') on conflict do nothing",
    [seedPath],
  );
};

/** A hosted project's accounts read texts where lite has nulls. */
const mendAccounts = `
  update auth.users set
    instance_id = coalesce(instance_id, '00000000-0000-0000-0000-000000000000'),
    aud = coalesce(aud, 'authenticated'), role = coalesce(role, 'authenticated'),
    confirmation_token = coalesce(confirmation_token, ''), recovery_token = coalesce(recovery_token, ''),
    email_change = coalesce(email_change, ''), email_change_token_new = coalesce(email_change_token_new, ''),
    email_change_token_current = coalesce(email_change_token_current, ''), phone_change = coalesce(phone_change, ''),
    phone_change_token = coalesce(phone_change_token, ''), reauthentication_token = coalesce(reauthentication_token, '')`;
