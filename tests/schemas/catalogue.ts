import type { Statements } from "../../adapters/embedded/database/database.ts";

/** The schemas of this project, and those of a Supabase project that it adds to. */
const own = "('public', 'private')";
const added = "('public', 'private', 'auth', 'storage')";

/** An object's privileges in a fixed order, with those that PostgreSQL gives by itself. */
const grants = (list: string, kind: string, owner: string): string => `(
  select string_agg(concat_ws(' ', case grantee when 0 then 'everybody' else grantee::regrole::text end, privilege_type), ', '
    order by case grantee when 0 then 'everybody' else grantee::regrole::text end, privilege_type)
  from aclexplode(coalesce(${list}, acldefault('${kind}', ${owner}))))`;

/** Each query gives the names of objects, and all that PostgreSQL knows about each. */
const queries: Readonly<Record<string, string>> = {
  schema: `select nspname, ${grants("nspacl", "n", "nspowner")} from pg_namespace where nspname in ${own}`,
  extension: `select e.extname, n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace`,
  table: `
    select c.oid::regclass::text, concat_ws('; ', c.relkind, c.relpersistence, c.relreplident, c.reloptions::text,
      'row security ' || c.relrowsecurity || ' ' || c.relforcerowsecurity,
      ${grants("c.relacl", "r", "c.relowner")}, pg_get_viewdef(c.oid), obj_description(c.oid, 'pg_class'))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${own} and c.relkind in ('r', 'p', 'v', 'm')`,
  sequence: `
    select s.seqrelid::regclass::text, concat_ws('; ', format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmax, s.seqmin,
      s.seqcache, s.seqcycle, ${grants("c.relacl", "s", "c.relowner")})
    from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${own}`,
  columns: `
    select a.attrelid::regclass::text, string_agg(a.attname, ', ' order by a.attnum)
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${own} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped group by a.attrelid`,
  column: `
    select c.oid::regclass::text || '.' || a.attname::text, concat_ws('; ', format_type(a.atttypid, a.atttypmod),
      case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid),
      a.attcollation::regcollation, a.attstorage, a.attcompression,
      case when a.attacl is not null then ${grants("a.attacl", "c", "c.relowner")} end)
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname in ${own} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped`,
  constraint: `
    select coalesce(nullif(c.conrelid, 0)::regclass::text, format_type(c.contypid, null)) || '.' || c.conname,
      concat_ws('; ', pg_get_constraintdef(c.oid), c.convalidated)
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace where n.nspname in ${own} and c.contype <> 't'`,
  index: `
    select format('%I.%I', schemaname, indexname)::regclass::text, indexdef from pg_indexes
    where schemaname in ${own} or schemaname in ${added} and indexname = 'audit_log_entries_actor'`,
  policy: `
    select p.polrelid::regclass::text || '.' || p.polname, concat_ws('; ', p.polcmd, p.polpermissive,
      array(select case role when 0 then 'everybody' else role::regrole::text end from unnest(p.polroles) role order by 1)::text,
      'using ' || pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid))
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${added}`,
  trigger: `
    select t.tgrelid::regclass::text || '.' || t.tgname, concat_ws('; ', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ${added} and not t.tgisinternal`,
  function: `
    select p.oid::regprocedure::text, concat_ws('; ', ${grants("p.proacl", "f", "p.proowner")}, pg_get_functiondef(p.oid))
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ${own} and p.prokind <> 'a'`,
  type: `
    select format_type(t.oid, null), concat_ws('; ', t.typtype, format_type(nullif(t.typbasetype, 0), t.typtypmod), t.typnotnull,
      t.typdefault, ${grants("t.typacl", "T", "t.typowner")},
      array(select e.enumlabel from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder)::text)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace where n.nspname in ${own} and t.typtype in ('d', 'e', 'r', 'm')`,
  dictionary: `
    select d.oid::regdictionary::text, concat_ws('; ', t.tmplname, d.dictinitoption)
    from pg_ts_dict d join pg_ts_template t on t.oid = d.dicttemplate join pg_namespace n on n.oid = d.dictnamespace
    where n.nspname in ${own}`,
  "text search": `
    select c.oid::regconfig::text || ' ' || m.maptokentype || ' ' || m.mapseqno, m.mapdict::regdictionary::text
    from pg_ts_config c join pg_ts_config_map m on m.mapcfg = c.oid join pg_namespace n on n.oid = c.cfgnamespace where n.nspname in ${own}`,
  publication: `
    select p.pubname || ' ' || r.prrelid::regclass, concat_ws('; ', r.prattrs::text, pg_get_expr(r.prqual, r.prrelid), p.pubinsert,
      p.pubupdate, p.pubdelete)
    from pg_publication p join pg_publication_rel r on r.prpubid = p.oid`,
};

/** Columns whose values differ each time: times, random ids and secrets. */
const volatileColumns = `
  select c.oid::regclass::text as table,
    array(
      select a.attname::text from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0
        and (a.atttypid = 'timestamptz'::regtype or pg_get_expr(d.adbin, d.adrelid) ~ 'random|uuid')
    ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and (n.nspname in ${own} or c.oid = 'storage.buckets'::regclass)`;

/** What PostgreSQL knows of each object, by kind and name. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a database's catalogue says of this project's objects, and the rows of its tables, each line under its name. */
export const readCatalogue = async ({ query }: Statements): Promise<Catalogue> => {
  const lines: (readonly [string, string])[] = [];
  for (const [kind, sql] of Object.entries(queries)) {
    const rows = await query<{ name: string; definition: string }>(`select * from (${sql}) o (name, definition)`);
    lines.push(...rows.map(({ name, definition }) => [`${kind} ${name}`, definition] as const));
  }
  for (const { table, columns } of await query<{ table: string; columns: string[] }>(volatileColumns)) {
    const rows = await query<{ row: string }>(
      `select (to_jsonb(t) - $1::text[])::text as row from ${table} t order by 1`,
      [columns],
    );
    lines.push(...rows.map(({ row }, index) => [`row ${table} ${index}`, row] as const));
  }
  return Object.fromEntries(lines.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The lines that one catalogue has and the other lacks, or has in another way. */
export const differences = (left: Catalogue, right: Catalogue): readonly string[] =>
  [...new Set([...Object.keys(left), ...Object.keys(right)])].filter((name) => left[name] !== right[name]).toSorted();
