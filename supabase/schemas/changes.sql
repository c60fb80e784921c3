-- What tells servers and open pages that something has changed: no content, no member, and no record that visitors couldn't read.

-- Tells each instance of the site by realtime that kept pages are outdated: one row for each published item and kind of change, without
-- content, and one for all members: pages name those who have commented, and visitors see their names there.
-- docs/decisions/0064-instances.md has the reasons.
create table public.site_changes (
  -- As a request would name the change: the table, or rpc/<function>.
  path text not null check (char_length(path) <= 60),
  -- The tip, article or member.
  item uuid not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (path, item)
) with (fillfactor = 50);
create index site_changes_of_item on public.site_changes (item);

-- That reports, measures or polls may have changed, for pages that show them: callers reach none of their rows.
-- docs/decisions/0207-change-hints.md has the reasons. A row for each kind, without content.
create table public.change_hints (
  about text primary key check (about in ('polls', 'reports')),
  told_at timestamptz not null default clock_timestamp()
) with (fillfactor = 50);

alter table public.site_changes enable row level security;
alter table public.change_hints enable row level security;

create policy "everybody hears that published content has changed" on public.site_changes for select to anon, authenticated
  using (true);

create policy "members hear of polls, and the staff of all" on public.change_hints for select to authenticated
  using (about = 'polls' or (select private.is_staff()));

-- Its arguments: the path, and a time in which several changes are told once. Each row here is written by transactions that hold the lock
-- of the item's own row, so none waits longer for it. A deletion is told by the deletion of the item's rows, so that nothing stays of a
-- deleted member.
create function private.tell_site() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.site_changes where item = old.id;
  elsif tg_nargs < 2 or not exists (
    select from public.site_changes where path = tg_argv[0] and item = new.id
      and changed_at between clock_timestamp() - tg_argv[1]::interval and clock_timestamp()
  ) then
    insert into public.site_changes (path, item) values (tg_argv[0], new.id)
    on conflict (path, item) do update set changed_at = excluded.changed_at;
  end if;
  return null;
end
$$;

create function private.tell_site_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := case tg_op when 'DELETE' then old.id else new.id end;
begin
  if exists (select from public.tip_comments c where c.user_id = member)
    or exists (select from public.article_comments c where c.user_id = member)
  then
    insert into public.site_changes (path, item) values ('profiles', '00000000-0000-0000-0000-000000000000')
    on conflict (path, item) do update set changed_at = excluded.changed_at;
  end if;
  -- What is returned after the write counts for nothing.
  return old;
end
$$;

-- For each row: a statement that changes none, as a deletion that cascades, tells nothing. Its argument: about what.
create function private.hint_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.change_hints (about) values (tg_argv[0]) on conflict (about) do update set told_at = clock_timestamp();
  return null;
end
$$;

revoke all on public.site_changes, public.change_hints from anon, authenticated;
grant select on public.site_changes to anon, authenticated;
grant select on public.change_hints to authenticated;
grant all on public.site_changes, public.change_hints to service_role;
revoke execute on all functions in schema private from public;
