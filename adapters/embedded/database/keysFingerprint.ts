import { createHash } from "node:crypto";
import type { Keys } from "../folder/keys.ts";
import type { Statements } from "./database.ts";

/** Gives no row when another user owns the schema: only the owner may write the fingerprint. */
const markSql = `
  select obj_description(oid, 'pg_namespace') as mark from pg_namespace
  where nspname = 'supabase_migrations' and pg_has_role(nspowner, 'usage')`;

/**
 * Marks a database with a hash of the keys that sign its sessions. Returns whether the database had the mark of other keys: the keys'
 * file was lost, or belongs to another site.
 */
export const hadOtherKeys = async (database: Statements, { jwtSecret }: Keys): Promise<boolean> => {
  const mark = `Keys ${createHash("sha256").update(jwtSecret).digest("hex")}`;
  const [found] = await database.query<{ readonly mark: string | null }>(markSql);
  if (!found || found.mark === mark) return false;
  await database.exec(`comment on schema supabase_migrations is '${mark}'`);
  return found.mark !== null;
};
