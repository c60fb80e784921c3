import { escapeIdentifier as quoted, escapeLiteral } from "pg";
import { settingsOf } from "../database/callerContext.ts";
import type { Database } from "../database/database.ts";
import { readingWith } from "../database/reader.ts";
import type { Change } from "./changes.ts";
import type { Listener } from "./listeners.ts";

type Policy = { readonly condition: string; readonly permissive: boolean };

/** The conditions under which a role reads rows of a table. */
const policies = `
  select pg_get_expr(polqual, polrelid) as condition, polpermissive as permissive
  from pg_policy
  where polrelid = format('%I.%I', $2::text, $3::text)::regclass and polcmd in ('r', '*')
    and exists (select from unnest(polroles) as r where r = 0 or pg_has_role($1::name, r, 'usage'))`;

/**
 * A function that returns whether the policies give a row to a role. PostgreSQL parses the conditions when the function is made, as with
 * policies, so the role needs no access to the schemas in them. Queries of other tables in the conditions run as the role.
 */
const functionOf = (role: string, { schema, table }: Change, found: readonly Policy[]): string => {
  const conditionsOf = (isPermissive: boolean) =>
    found.filter(({ permissive }) => permissive === isPermissive).map(({ condition }) => `(${condition})`);
  const all = [`(${["false", ...conditionsOf(true)].join(" or ")})`, ...conditionsOf(false)];
  return `create function embedded.could_read(${quoted(schema)}.${quoted(table)}) returns boolean
    language sql stable set role to ${escapeLiteral(role)}
    return (select ${all.join(" and ")} from (select ($1).*) as ${quoted(table)})`;
};

/** Whether a listener could read a deleted row. */
export type CouldRead = (listener: Listener, change: Change) => Promise<boolean>;

/**
 * Asks a table's policies about a deleted row, by the columns that the policies read. Rows of other tables that were deleted with the row
 * count as deleted. The function is never committed, so no object of the database depends on it.
 */
export const deletedRows =
  ({ connect }: Pick<Database, "connect">): CouldRead =>
  async ({ role, claims }, change) => {
    const { schema, table, asked = {} } = change;
    const connection = await connect();
    try {
      await connection.query("begin");
      const { rows } = await connection.query(policies, [role, schema, table]);
      await connection.query(functionOf(role, change, rows as Policy[]));
      const { role: _, ...settings } = settingsOf({ auth: { uid: claims?.sub ?? null, role, jwt: claims ?? null } });
      const { sql, params } = readingWith(settings);
      await connection.query(sql, params);
      const row = `jsonb_populate_record(null::${quoted(schema)}.${quoted(table)}, $1::jsonb)`;
      const answer = await connection.query(`select embedded.could_read(${row}) as "could"`, [JSON.stringify(asked)]);
      return answer.rows[0]?.["could"] === true;
    } finally {
      await connection.query("rollback").catch(() => {});
      connection.release();
    }
  };
