-- That reports, measures or polls may have changed, for pages that show them: callers reach none of their rows.
-- docs/decisions/0207-change-hints.md has the reasons. A row for each kind, without content.

create table public.change_hints (
  about text primary key check (about in ('polls', 'reports')),
  told_at timestamptz not null default clock_timestamp()
) with (fillfactor = 50);

alter table public.change_hints enable row level security;
create policy "members hear of polls, and the staff of all" on public.change_hints for select to authenticated
  using (about = 'polls' or (select private.is_staff()));
revoke all on public.change_hints from anon, authenticated;
grant select on public.change_hints to authenticated;
grant all on public.change_hints to service_role;

-- For each row: a statement that changes none, as a deletion that cascades, tells nothing. Its argument: about what.
create function private.hint_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.change_hints (about) values (tg_argv[0]) on conflict (about) do update set told_at = clock_timestamp();
  return null;
end
$$;
revoke execute on function private.hint_changes() from public;

do $$
declare
  name text;
begin
  foreach name in array array['reports', 'measures', 'moderation_acts'] loop
    execute format(
      'create trigger hint_changes after insert or update or delete on public.%I for each row
         execute function private.hint_changes(%L)', name, 'reports'
    );
  end loop;
  foreach name in array array['polls', 'poll_answers', 'player_accounts'] loop
    execute format(
      'create trigger hint_changes after insert or update or delete on public.%I for each row
         execute function private.hint_changes(%L)', name, 'polls'
    );
  end loop;
end
$$;

-- As for the other tables with live changes.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.change_hints;
  end if;
end
$$;
