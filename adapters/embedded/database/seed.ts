import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Database } from "./database.ts";

/**
 * Puts the seed into a database that nobody has used yet, or decides for ever that it stays without.
 *
 * Every start comes here before it serves anyone, and writes its decision in the transaction of the seed itself. So a database
 * without a decision was never served: a start that was killed anywhere before is simply taken up again, and a club that began
 * without demonstration data never finds them among its own.
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

// The name under which the Supabase CLI remembers it on a hosted project.
const seedPath = "supabase/seed.sql";
