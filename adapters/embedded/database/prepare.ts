import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";
import { createRoles } from "./grants.ts";
import { migrate } from "./migrations.ts";

/**
 * Seeds a database before its first use, or records that it stays without.
 *
 * The record is written in the seed's transaction, before any request is served. So a start that was killed is repeated, and a club
 * that began without demo data never gets them later.
 */
export const seedOnce = async (database: Database, file: string, wanted: boolean): Promise<void> => {
  const sql = wanted && existsSync(file) ? readFileSync(file, "utf8") : undefined;
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec("lock table supabase_migrations.seed_files in exclusive mode");
      if ((await transaction.query(isDecided, [seedPath])).length > 0) return;
      if (sql !== undefined) await transaction.exec(`set local statement_timeout = 0; ${sql}`);
      await transaction.exec("reset role; reset all");
      await transaction.query("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [
        seedPath,
        sql === undefined ? "without" : createHash("sha256").update(sql).digest("hex"),
      ]);
    });
  } catch (cause) {
    throw new Error(`${file} was not applied: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
};

const isDecided = "select from supabase_migrations.seed_files where path = $1";

/** As the Supabase CLI records it on a hosted project. */
export const seedPath = "supabase/seed.sql";

const missing = `
  create schema if not exists extensions;
  create extension if not exists pgcrypto with schema extensions;
  alter table auth.users add column if not exists instance_id uuid;
  alter table auth.identities alter column id set default gen_random_uuid();
  do $$ begin
    if not exists (select from pg_publication where pubname = 'supabase_realtime') then
      create publication supabase_realtime;
    end if;
  end $$;
`;

/** Adds what a hosted project has and lite's tables lack, so that the same migrations and seed run on both. */
const completeSchema = (database: Database): Promise<void> => database.exec(missing);

type Sources = {
  /** Where migrations/ and seed.sql are. */
  readonly root: string;
  readonly seed: boolean;
  /** Hears that a step begins. */
  readonly onStep?: (name: string) => void;
};

/** Brings a database with lite's tables to where the migrations begin. Idempotent. */
export const prepareSystem = async (database: Database): Promise<void> => {
  await completeSchema(database);
  await createRoles(database);
};

/** Brings a database with lite's tables to this version's schema and seed. Idempotent. */
export const prepare = async (database: Database, { root, seed, onStep }: Sources): Promise<void> => {
  await prepareSystem(database);
  onStep?.("applying migrations");
  await migrate(database, join(root, "migrations"));
  onStep?.(seed ? "writing the demo data" : "recording that there are no demo data");
  await seedOnce(database, join(root, "seed.sql"), seed);
};

/** Equal for sources of equal content. */
export const keyOf = ({ root, seed }: Sources): string => {
  const folder = join(root, "migrations");
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const files = [...names.map((name) => join(folder, name)), ...(seed ? [join(root, "seed.sql")] : [])];
  const hash = createHash("sha256");
  for (const file of files.filter(existsSync)) hash.update(file.slice(root.length)).update(readFileSync(file));
  return `${hash.digest("hex").slice(0, 20)}${seed ? "s" : ""}`;
};
