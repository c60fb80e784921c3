import type { Database } from "./database.ts";
import { isMigrated } from "./migrations.ts";

/** Why a database can't serve the site: not at all, or only what reads. */
export type Unready = "migrations" | "read-only";

/** Whether the database has all migrations, and takes writes: engine/diskWatch.ts ends these while the disk is full. */
export const whyNotReady = async (
  database: Pick<Database, "query">,
  versions: readonly string[],
): Promise<Unready | undefined> => {
  if (!(await isMigrated(database, versions))) return "migrations";
  const [row] = await database.query<{ readonly mode: string }>(
    "select current_setting('default_transaction_read_only') as mode",
  );
  return row?.mode === "on" ? "read-only" : undefined;
};
