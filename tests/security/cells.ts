import type { Row } from "../../adapters/embedded/database/connection.ts";
import type { Audience } from "../../domain/shared/rights.ts";

/** Asks the database as its owner. */
type Ask = (sql: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** A column with its type, and the columns of its table's key. */
export type Column = { readonly table: string; readonly column: string; readonly type: string; readonly key: string };

/** What an audience tries with a column; a deletion is tried once for each table. */
export type Cell = {
  readonly audience: Audience;
  readonly act: "select" | "insert" | "update" | "delete";
  readonly of: Column;
};

export type Outcome = {
  /** PostgreSQL's code and message; null when the act was done. */
  readonly refusal: string | null;
  /** The number of rows that a select saw. */
  readonly seen: number;
  /** The keys of the rows that have another value afterwards, or are gone. */
  readonly changed: readonly string[];
};

/** All columns of the site's tables, and of those of the accounts and files. */
export const columnsSql = `
  select n.nspname || '.' || c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, coalesce((
    select string_agg(quote_ident(k.attname), ', ' order by k.attnum) from pg_index i
      join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary
  ), 'ctid') as key
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by 1, a.attnum`;

/** Makes `testing.attempt`: it acts as a role with claims, reads as the owner what is stored then, and undoes it. */
export const attemptsSql = `
  create schema if not exists testing;
  create function testing.attempt(who text, claims text, counts boolean, statement text, stored text)
  returns jsonb language plpgsql set search_path = public, extensions as $$
  declare
    before jsonb;
    after jsonb;
    refusal text;
    seen integer := 0;
  begin
    begin
      perform set_config('request.jwt.claims', claims, true),
        set_config('request.jwt.claim.sub', coalesce(claims::jsonb ->> 'sub', ''), true);
      execute format('set local role %I', who);
      if counts then execute statement into seen; else execute statement; end if;
      execute 'reset role';
      execute stored into after;
      raise exception using errcode = 'ZZ000';
    exception
      when sqlstate 'ZZ000' then null;
      when others then refusal := sqlstate || ' ' || sqlerrm;
    end;
    if refusal is null and not counts then execute stored into before; end if;
    return jsonb_build_object('refusal', refusal, 'seen', seen, 'changed', coalesce((
      select jsonb_agg(row.key) from jsonb_each(before) as row where after -> row.key is distinct from row.value
    ), '[]'));
  end
  $$`;

/** A value of each type that no row has. */
const values: Readonly<Record<string, string>> = {
  boolean: "false",
  integer: "7",
  bigint: "7",
  smallint: "2",
  numeric: "7",
  uuid: "gen_random_uuid()",
  "timestamp with time zone": "now()",
  text: "'Essai'",
  "character varying": "'Essai'",
  web_address: "'https://club.example/essai'",
  secure_address: "'https://club.example/essai'",
  picture_address: "'https://club.example/essai.png'",
};

const statementOf = (act: Cell["act"], { table, column, type }: Column): string => {
  if (act === "select") return `select count(*) from (select ${column} from ${table}) as seen`;
  if (act === "delete") return `delete from ${table}`;
  const value = values[type] ?? "null";
  return act === "update"
    ? `update ${table} set ${column} = ${value}`
    : `insert into ${table} (${column}) values (${value})`;
};

/** Tries cells one after the other on all rows, as a member or, without one, as a visitor. Nothing stays changed. */
export const attempt = async (
  ask: Ask,
  cells: readonly Cell[],
  member: string | undefined,
): Promise<readonly Outcome[]> => {
  const role = member === undefined ? "anon" : "authenticated";
  const claims = JSON.stringify({ role, sub: member });
  const given = cells.map(({ act, of }) => {
    const value = act === "delete" ? "1" : `coalesce(${of.column}::text, '')`;
    const stored = `select coalesce(jsonb_object_agg(concat_ws(' ', ${of.key}), ${value}), '{}') from ${of.table}`;
    return { counts: act === "select", statement: statementOf(act, of), stored };
  });
  const tries = "jsonb_to_recordset($3::jsonb) as one (counts boolean, statement text, stored text)";
  const sql = `select testing.attempt($1, $2, one.counts, one.statement, one.stored) as outcome from ${tries}`;
  return (await ask(sql, [role, claims, JSON.stringify(given)])).map(({ outcome }) => outcome as Outcome);
};

/** The cells of an audience. */
export const cellsOf = (audience: Audience, columns: readonly Column[]): readonly Cell[] =>
  columns.flatMap((of, at) => [
    ...(["select", "insert", "update"] as const).map((act) => ({ audience, act, of })),
    ...(columns[at - 1]?.table === of.table ? [] : [{ audience, act: "delete" as const, of }]),
  ]);
