import type { Database } from "../database/database.ts";

export type Row = Readonly<Record<string, unknown>>;

/** A row that was written, by its key alone: listeners read it with their own rights. */
export type Change = {
  readonly schema: "public";
  readonly table: string;
  readonly type: "INSERT" | "UPDATE" | "DELETE";
  /** ISO 8601. */
  readonly at: string;
  /** The columns of the primary key. */
  readonly key: Readonly<Record<string, string | number>>;
  /** The columns of a deleted row that the table's policies read: the table itself can no longer say who could read the row. */
  readonly asked?: Row;
};

// A hosted project reads its changes from the write-ahead log, of the tables in this publication.
const triggers = `
  create schema if not exists embedded;

  create or replace function embedded.announce() returns trigger
  language plpgsql set search_path = '' as $$
  declare
    written jsonb;
    change jsonb;
  begin
    if tg_op = 'DELETE' then written := to_jsonb(old); else written := to_jsonb(new); end if;
    change := jsonb_build_object(
      'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', now(),
      'key', (select jsonb_object_agg(name, written -> name) from unnest(tg_argv[0]::text[]) as name)
    ) || case when tg_op = 'DELETE' then jsonb_build_object(
      'asked', (select coalesce(jsonb_object_agg(name, written -> name), '{}') from unnest(tg_argv[1]::text[]) as name)
    ) else '{}' end;
    -- A longer one would fail the write.
    if octet_length(change::text) < 8000 then
      perform pg_notify('embedded_changes', change::text);
    end if;
    return null;
  end
  $$;
  revoke execute on function embedded.announce() from public;

  do $$
  declare
    announced record;
  begin
    for announced in
      select tgrelid::regclass as name from pg_trigger where tgname = 'announce' and tgfoid = 'embedded.announce'::regproc
    loop
      execute format('drop trigger announce on %s', announced.name);
    end loop;
    for announced in
      select i.indrelid::regclass as name, array_agg(a.attname::text) as key, array(
        select distinct asked.attname::text from pg_policy policy
        join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = policy.oid
          and d.refclassid = 'pg_class'::regclass and d.refobjid = i.indrelid
        join pg_attribute asked on asked.attrelid = i.indrelid and asked.attnum = d.refobjsubid and d.refobjsubid > 0
        where policy.polrelid = i.indrelid and policy.polcmd in ('r', '*')
      ) as asked
      from pg_publication_tables p
      join pg_index i on i.indrelid = format('%I.%I', p.schemaname, p.tablename)::regclass and i.indisprimary
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where p.pubname = 'supabase_realtime' and p.schemaname = 'public'
      group by i.indrelid
    loop
      execute format(
        'create trigger announce after insert or update or delete on %s for each row execute function embedded.announce(%L, %L)',
        announced.name, announced.key, announced.asked
      );
    end loop;
  end
  $$;
`;

/**
 * Calls back for each row that is written in a table of the publication `supabase_realtime`, once that is committed. `missed` is called
 * after a time in which nothing could be heard.
 */
export const hearChanges = async (
  database: Database,
  heard: (change: Change) => void,
  missed: () => void,
): Promise<void> => {
  await database.exec(triggers);
  await database.listen("embedded_changes", (text) => heard(JSON.parse(text) as Change), missed);
};
