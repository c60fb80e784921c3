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

/** One line for each function that anon or authenticated may call: "anon: execute on read_member, definer". */
export const callable = `
  select r.role || ': execute on ' || case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname
    || case when p.prosecdef then ', definer' else ', invoker' end as privilege
  from pg_proc p join ${ours} n on n.oid = p.pronamespace cross join (values ('anon'), ('authenticated')) r (role)
  where has_function_privilege(r.role, p.oid, 'execute') order by 1`;

export const loosePowers = `
  select p.proname as name from pg_proc p join ${ours} n on n.oid = p.pronamespace
  where p.prosecdef and not exists (select from unnest(p.proconfig) setting where setting like 'search\\_path=%')`;

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

// What the advisors of a hosted project warn of.

export const mutableSearchPaths = `
  select n.nspname || '.' || p.proname as name from pg_proc p join ${ours} n on n.oid = p.pronamespace
  where not coalesce(p.proconfig, '{}') && array['search_path=""'] order by 1`;

/** A role's policies for one act on a table, where they are several. Policies for all acts count for each. */
export const severalPolicies = `
  select c.relname || ': ' || r.rolname || ' ' || act || ', ' || count(*) || ' policies' as line
  from pg_policy p join pg_class c on c.oid = p.polrelid join ${ours} n on n.oid = c.relnamespace
    join pg_roles r on r.oid = any (p.polroles) or p.polroles = array[0::oid],
    unnest(case p.polcmd when 'r' then array['select'] when 'a' then array['insert'] when 'w' then array['update']
      when 'd' then array['delete'] else array['select', 'insert', 'update', 'delete'] end) as act
  where p.polpermissive and r.rolname in ('anon', 'authenticated', 'authenticator')
  group by c.relname, r.rolname, act having count(*) > 1 order by 1`;

export const unsecuredTables = `
  select n.nspname || '.' || c.relname as name from pg_class c join ${ours} n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relrowsecurity order by 1`;

/** Policies that call for the caller outside of a subselect: once for each row. */
export const callerAskedPerRow = `
  select c.relname || ': ' || p.polname as line
  from pg_policy p join pg_class c on c.oid = p.polrelid join ${ours} n on n.oid = c.relnamespace,
    concat_ws(' ', pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as rule
  where regexp_replace(rule, 'select (auth|private)\\.\\w+\\(\\)', '', 'gi') ~* '(auth|private)\\.\\w+\\(|current_setting\\('
  order by 1`;

/** Views that members or visitors can read, with the rights of the view's owner. */
export const viewsOfTheOwner = `
  select n.nspname || '.' || c.relname as name from pg_class c join ${ours} n on n.oid = c.relnamespace
  where c.relkind = 'v' and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on']
    and exists (
      select from unnest(array['anon', 'authenticated']) role
      where has_schema_privilege(role, n.oid, 'usage') and has_table_privilege(role, c.oid, 'select')
    )
  order by 1`;
