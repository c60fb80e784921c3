import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EngineRefusal } from "../engine/refusal.ts";
import type { Database, Statements } from "./database.ts";

export type Migration = {
  readonly version: string;
  readonly name: string;
  readonly file: string;
  readonly text: string;
};

type Applied = Pick<Migration, "version" | "name"> & { readonly text: string | null };

/** The migrations of a folder, in the order of their names. */
export const migrationsIn = (folder: string): readonly Migration[] =>
  (existsSync(folder) ? readdirSync(folder) : []).toSorted().flatMap((entry) => {
    const [, version, name] = fileName.exec(entry) ?? [];
    const file = join(folder, entry);
    return version && name ? [{ version, name, file, text: readFileSync(file, "utf8") }] : [];
  });

/** The first migration, which stands for those of the versions before it: scripts/baseline.ts. */
export const baselineIn = (migrations: readonly Migration[]): Migration | undefined =>
  migrations.find(({ name }) => name === "baseline");

const fileName = /^(\d+)_(.+)\.sql$/;

/**
 * A migration's text for comparison: a copy on Windows has other line ends, and the Supabase CLI stores statements without semicolons
 * and the space between them.
 */
export const textOf = (sql: string): string => sql.replaceAll(/[ \t\r\n;]+/g, "");

/**
 * How a database and these migrations compare: the ones it has, and those that are pending. Refuses a database with a migration that
 * isn't among them or is older than their baseline, or that had another text.
 */
export const compareHistory = async (database: Statements, migrations: readonly Migration[]) => {
  const [history] = await database.query<{ is_there: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as is_there",
  );
  const applied = history?.is_there
    ? await database.query<Applied>(
        "select version, name, array_to_string(statements, '') as text from supabase_migrations.schema_migrations order by version",
      )
    : [];
  const baseline = baselineIn(migrations);
  if (baseline && applied.some(({ version }) => version < baseline.version)) throw new EngineRefusal(madeBefore);
  for (const { version, name, text } of applied) {
    const own = migrations.find((migration) => migration.version === version);
    if (!own) throw madeElsewhere(version, name);
    if (textOf(own.text) !== textOf(text ?? "")) throw edited(own);
  }
  return {
    applied: applied.length,
    pending: migrations.filter(({ version }) => !applied.some((one) => one.version === version)),
  };
};

const madeElsewhere = (version: string, name: string): EngineRefusal =>
  new EngineRefusal(
    `The database was made by another version of the site (this one has no migration ${version}_${name}): start that version, or choose an empty data folder or database.`,
  );

/** Of a database with migrations that are older than the baseline. */
export const madeBefore =
  "The database was made by an earlier version of the site, whose migrations this one doesn't have: make a backup with that version (npm run backup), and restore it with this one (npm run restore -- <file>).";

const edited = ({ version, name, file }: Migration): EngineRefusal =>
  new EngineRefusal(
    `The database was made with another text of the migration ${version}_${name}: bring ${file} back to that text, or start the version of the site that made the database.`,
  );

/**
 * Applies the migrations of a folder that this database has not seen, all in one transaction with their lines in the history, which is
 * the table that the Supabase CLI keeps on a hosted project. Refuses a database whose history differs, and changes nothing there.
 */
export const migrate = async (database: Database, folder: string): Promise<void> => {
  const migrations = migrationsIn(folder);
  const { pending } = await compareHistory(database, migrations);
  if (pending.length === 0) return;
  await database.transaction(async (transaction) => {
    // A second server may start on the database at the same time.
    await transaction.exec("lock table supabase_migrations.schema_migrations in exclusive mode");
    await applyAll(transaction, (await compareHistory(transaction, migrations)).pending);
  });
};

/** Whether a database has all these migrations, by their versions. */
export const isMigrated = async ({ query }: Pick<Database, "query">, versions: readonly string[]): Promise<boolean> => {
  const applied = await query<Pick<Migration, "version">>("select version from supabase_migrations.schema_migrations");
  const done = new Set(applied.map(({ version }) => version));
  return versions.every((version) => done.has(version));
};

/** Applies migrations within a transaction. */
export const applyAll = async (transaction: Statements, migrations: readonly Migration[]): Promise<void> => {
  for (const { version, name, file, text } of migrations) {
    try {
      await transaction.exec("set local statement_timeout = 0");
      await transaction.exec(text);
      // A setting that one file made (a search path, say) must not reach the next.
      await transaction.exec("reset role; reset all");
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
        [version, name, text],
      );
    } catch (cause) {
      throw new MigrationFailure(file, cause);
    }
  }
};

/** A migration that the database refused. Its transaction is rolled back. */
export class MigrationFailure extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `${file} was not applied: ${reason}. The database is as before: start the earlier version of the site, which made it.`,
      { cause },
    );
  }
}
