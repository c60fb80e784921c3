import type { Database } from "../database/database.ts";

// Tables with due work, and the column that says when it is. Tests have schemas without them.
const triggers = `
  create schema if not exists embedded;

  create or replace function embedded.announce_due() returns trigger
  language plpgsql set search_path = '' as $$
  begin
    if (to_jsonb(new) ->> tg_argv[0])::timestamptz <= clock_timestamp() then
      perform pg_notify('embedded_due_work', '');
    end if;
    return null;
  end
  $$;
  revoke execute on function embedded.announce_due() from public;

  do $$
  declare
    work record;
  begin
    for work in
      select * from (values
        ('public.outbox', 'insert or update of due_at', 'due_at'),
        ('private.announcements', 'insert', 'due_at'),
        ('private.files_to_remove', 'insert', 'due_at'),
        ('public.discord_posts', 'insert or update', 'due_at'),
        ('public.letters', 'insert or update of state', 'send_at')
      ) as tables (name, events, due)
      where to_regclass(name) is not null
    loop
      execute format(
        'create or replace trigger announce_due after %s on %s for each row execute function embedded.announce_due(%L)',
        work.events, work.name, work.due
      );
    end loop;
  end
  $$;
`;

/** Calls back when there is new work that is due at once, once that is committed. What becomes due later is found by the minute's job. */
export const hearDueWork = async (database: Pick<Database, "exec" | "listen">, heard: () => void): Promise<void> => {
  await database.exec(triggers);
  await database.listen("embedded_due_work", heard, heard);
};
