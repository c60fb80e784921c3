-- What tells servers and open pages that something has changed: no content, no member, and no record that visitors couldn't read.

-- The ledger of changes: one row for each item and kind of change, without content. Servers drop kept pages by it, and open pages read
-- again. Row security says who hears of a change. docs/decisions/0231-one-table-of-changes.md has the reasons.
create table public.changes (
  -- What has changed: a table or rpc/<function> that pages show, or a kind of records that callers can't read.
  kind text not null check (char_length(kind) <= 60),
  -- The tip, article or member. Zeros where the change is of any.
  item uuid not null default '00000000-0000-0000-0000-000000000000',
  audience text not null check (audience in ('all', 'members', 'staff')),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (kind, item, audience)
) with (fillfactor = 50);
create index changes_of_item on public.changes (item);

alter table public.changes enable row level security;

create policy "everybody hears of published content" on public.changes for select to anon, authenticated
  using (audience = 'all');

create policy "members hear of what is theirs, and the staff of all" on public.changes for select to authenticated
  using (audience = 'members' or (select private.is_staff()));

-- Its arguments: the path, and a time in which several changes are told once. Each row here is written by transactions that hold the lock
-- of the item's own row, so none waits longer for it. A deletion is told by the deletion of the item's rows, so that nothing stays of a
-- deleted member.
create function private.tell_site() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.changes where item = old.id and audience = 'all';
  elsif tg_nargs < 2 or not exists (
    select from public.changes where kind = tg_argv[0] and item = new.id and audience = 'all'
      and changed_at between clock_timestamp() - tg_argv[1]::interval and clock_timestamp()
  ) then
    insert into public.changes (kind, item, audience) values (tg_argv[0], new.id, 'all')
    on conflict (kind, item, audience) do update set changed_at = excluded.changed_at;
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
    insert into public.changes (kind, audience) values ('profiles', 'all')
    on conflict (kind, item, audience) do update set changed_at = excluded.changed_at;
  end if;
  -- What is returned after the write counts for nothing.
  return old;
end
$$;

-- For each row: a statement that changes none, as a deletion that cascades, tells nothing. Its arguments: the kind and the audience.
create function private.hint_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.changes (kind, audience) values (tg_argv[0], tg_argv[1])
  on conflict (kind, item, audience) do update set changed_at = excluded.changed_at;
  return null;
end
$$;

revoke all on public.changes from anon, authenticated;
grant select on public.changes to anon, authenticated;
grant all on public.changes to service_role;
revoke execute on all functions in schema private from public;
