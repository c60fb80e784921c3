import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { EngineRefusal } from "../engine/refusal.ts";
import type { Database } from "./database.ts";

type Migration = { readonly version: string; readonly name: string; readonly file: string };

/**
 * Applies the migrations of a folder that this database has not seen, in the order of their names. Each is whole or absent: it is one
 * transaction with its line in the history, which is the table that the Supabase CLI keeps on a hosted project. Refuses a database with
 * a migration that the folder doesn't have, and changes nothing there.
 */
export const migrate = async (database: Database, folder: string): Promise<void> => {
  const applied = await database.query<Applied>(
    "select version, name from supabase_migrations.schema_migrations order by version",
  );
  const migrations = migrationsIn(folder);
  const unknown = applied.find(({ version }) => !migrations.some((migration) => migration.version === version));
  if (unknown) throw madeElsewhere(unknown);
  const done = new Set(applied.map(({ version }) => version));
  for (const migration of migrations) {
    if (!done.has(migration.version)) await apply(database, migration);
  }
};

type Applied = { readonly version: string; readonly name: string };

const madeElsewhere = ({ version, name }: Applied): EngineRefusal =>
  new EngineRefusal(
    `The database was made by another version of the site (this one has no migration ${version}_${name}): start that version, or choose an empty data folder or database.`,
  );

const fileName = /^(\d+)_(.+)\.sql$/;

const migrationsIn = (folder: string): readonly Migration[] =>
  (existsSync(folder) ? readdirSync(folder) : []).toSorted().flatMap((entry) => {
    const [, version, name] = fileName.exec(entry) ?? [];
    return version && name ? [{ version, name, file: join(folder, entry) }] : [];
  });

const isKnown = "select from supabase_migrations.schema_migrations where version = $1";

const apply = async (database: Database, { version, name, file }: Migration): Promise<void> => {
  const sql = readFileSync(file, "utf8");
  try {
    await database.transaction(async (transaction) => {
      // Another server may be starting on the same database.
      await transaction.exec("lock table supabase_migrations.schema_migrations in exclusive mode");
      if ((await transaction.query(isKnown, [version])).length > 0) return;
      await transaction.exec("set local statement_timeout = 0");
      await transaction.exec(sql);
      // A setting that one file made (a search path, say) must not reach the next.
      await transaction.exec("reset role; reset all");
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])",
        [version, name, sql],
      );
    });
  } catch (cause) {
    throw new Error(`${file} was not applied: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
};
