import type { Statements } from "../database/database.ts";
import type { Manifest, StoredFile, Table } from "./format.ts";

export type Source = Manifest["source"];
export type Columns = Pick<Table, "schema" | "name" | "columns">;

/** The tables of the site. Of a hosted project's accounts and storage, those that both kinds of backend have. */
const shared = ["auth.users", "auth.identities", "storage.buckets", "storage.objects"];

const tablesSql = `
  select n.nspname::text as schema, c.relname::text as name, (
    select json_agg(a.attname order by a.attnum) from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`;

/** The tables of a database with the columns that are stored. A generated column is computed again. */
export const tablesOf = async (database: Statements, source: Source): Promise<readonly Columns[]> =>
  (await database.query<Columns>(tablesSql)).filter(
    ({ schema, name }) =>
      source === "embedded" || !["auth", "storage"].includes(schema) || shared.includes(`${schema}.${name}`),
  );

const sequencesSql = `
  select schemaname::text as schema, sequencename::text as name from pg_sequences
  where schemaname in ('public', 'private', 'auth') order by 1, 2`;

/** The sequences of the site's tables, without their state. */
export const sequencesOf = (database: Statements): Promise<readonly Pick<Table, "schema" | "name">[]> =>
  database.query(sequencesSql);

/** The files that rows name. */
export const filesOf = (database: Statements): Promise<readonly StoredFile[]> =>
  database.query("select bucket_id as bucket, name from storage.objects order by 1, 2");

const referencesSql = `
  select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, (
    select json_agg(json_build_object('own', quote_ident(own.attname), 'other', quote_ident(other.attname)))
    from unnest(c.conkey, c.confkey) as pair (own, other)
    join pg_attribute own on own.attrelid = c.conrelid and own.attnum = pair.own
    join pg_attribute other on other.attrelid = c.confrelid and other.attnum = pair.other
  ) as pairs
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and n.nspname in ('public', 'private')`;

type Reference = {
  readonly child: string;
  readonly parent: string;
  readonly pairs: readonly { readonly own: string; readonly other: string }[];
};

/** A table with a row that refers to a missing row. PostgreSQL doesn't check foreign keys while their triggers are off. */
export const brokenReferences = async (database: Statements): Promise<string | undefined> => {
  for (const { child, parent, pairs } of await database.query<Reference>(referencesSql)) {
    const isNamed = pairs.map(({ own }) => `a.${own} is not null`).join(" and ");
    const isFound = pairs.map(({ own, other }) => `a.${own} = b.${other}`).join(" and ");
    const broken = `select from ${child} a where ${isNamed} and not exists (select from ${parent} b where ${isFound}) limit 1`;
    if ((await database.query(broken)).length > 0) return child;
  }
  return undefined;
};
