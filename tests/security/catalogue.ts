// Reads the database's catalogue: all schemas but PostgreSQL's, auth and storage.
const ours = `(select oid, nspname from pg_namespace
  where nspname !~ '^pg_'
    and nspname not in ('information_schema', 'auth', 'storage', 'extensions', 'supabase_migrations', 'testing'))`;

export const tables = `
  select c.relname as name, c.relrowsecurity as secured, (select count(*)::int from pg_policy where polrelid = c.oid) as policies
  from pg_class c join ${ours} n on n.oid = c.relnamespace where c.relkind in ('r', 'p') order by 1`;

/** One line for each privilege of anon, authenticated or public: "anon: select on tips (title)". */
export const privileges = `
  with held as (
    select relname, null as attname, (aclexplode(relacl)).* from pg_class c join ${ours} n on n.oid = c.relnamespace
    union all
    select relname, attname, (aclexplode(attacl)).* from pg_attribute a
      join pg_class c on c.oid = a.attrelid join ${ours} n on n.oid = c.relnamespace
  )
  select distinct case grantee when 0 then 'everybody' else grantee::regrole::text end || ': ' || lower(privilege_type)
    || ' on ' || relname || coalesce(' (' || attname || ')', '') as privilege
  from held where grantee = 0 or grantee::regrole::text in ('anon', 'authenticated') order by 1`;

export const callable = `
  select r.role || ': ' || n.nspname || '.' || p.proname as call
  from pg_proc p join ${ours} n on n.oid = p.pronamespace cross join (values ('anon'), ('authenticated')) r (role)
  where has_function_privilege(r.role, p.oid, 'execute') order by 1`;

export const loosePowers = `
  select p.proname as name from pg_proc p join ${ours} n on n.oid = p.pronamespace
  where p.prosecdef and not exists (select from unnest(p.proconfig) setting where setting like 'search\\_path=%')`;

export const openPowers = `
  select p.proname as name from pg_proc p join ${ours} n on n.oid = p.pronamespace
  where p.prosecdef and n.nspname = 'public'`;

export const reachableSchemas = `
  select r.role || ': ' || n.nspname as schema from ${ours} n cross join (values ('anon'), ('authenticated')) r (role)
  where has_schema_privilege(r.role, n.oid, 'usage') order by 1`;

export const mightyRoles = `
  select rolname as name from pg_roles where rolname in ('anon', 'authenticated')
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb
      or exists (select from pg_auth_members where member = pg_roles.oid))`;

/** Foreign keys without an index: each deletion of a referenced row would scan the table. */
export const slowKeys = `
  select f.conname as name from pg_constraint f join ${ours} n on n.oid = f.connamespace
  where f.contype = 'f' and not exists (
    select from pg_index i where i.indrelid = f.conrelid and i.indpred is null
      and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)`;

const everywhere = `(select oid, nspname from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema', 'extensions', 'supabase_migrations', 'testing'))`;

export const everyTable = `
  select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
  from pg_class c join ${everywhere} n on n.oid = c.relnamespace where c.relkind in ('r', 'p') order by 1`;

/** Columns that name a member: by a foreign key, or by their name. */
export const memberColumns = `
  select n.nspname || '.' || c.relname as table, a.attname as column
  from pg_attribute a join pg_class c on c.oid = a.attrelid join ${everywhere} n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and (
    a.attname in ('user_id', 'author_id', 'reviewed_by', 'owner', 'owner_id')
    or c.oid = 'auth.users'::regclass and a.attname = 'id'
    or exists (
      select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid and a.attnum = any (f.conkey)
        and f.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass, 'public.member_cards'::regclass)
    )
  ) order by 1, 2`;
