import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Database } from "./database.ts";

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

// As the Supabase CLI records it on a hosted project.
const seedPath = "supabase/seed.sql";
