-- The ledger of changes: all that tells servers and open pages that something has changed. No content, and no record that visitors
-- couldn't read. docs/decisions/0231-one-table-of-changes.md has the reasons.

-- One row for each kind, item and audience: a change writes it again. Servers drop kept pages by it, and open pages read again. Row
-- security says who hears of a change. A deletion tells all who listen the key, so the key says nothing.
create table public.changes (
  id uuid primary key default gen_random_uuid(),
  -- What has changed: a table, or what of its rows pages show apart, as "tip_likes".
  kind text not null check (char_length(kind) <= 60),
  -- The record; of an own change, the member. Null where the change is of any.
  item uuid,
  audience text not null check (audience in ('all', 'members', 'member', 'staff')),
  changed_at timestamptz not null default clock_timestamp(),
  unique nulls not distinct (kind, item, audience),
  constraint changes_of_a_member check (audience <> 'member' or item is not null)
) with (fillfactor = 50);
create index changes_of_item on public.changes (item);

alter table public.changes enable row level security;

create policy "visitors hear of published content" on public.changes for select to anon
  using (audience = 'all');

create policy "members hear also of what is theirs, the staff of drafts and its work" on public.changes for select to authenticated
  using (
    audience in ('all', 'members') or (audience = 'member' and item = (select auth.uid()))
    or (audience = 'staff' and (select private.is_staff()))
  );

create function private.log_change(kind text, item uuid, audience text) returns void
language sql security definer set search_path = '' as $$
  insert into public.changes (kind, item, audience) values (log_change.kind, log_change.item, log_change.audience)
  on conflict on constraint changes_kind_item_audience_key do update set changed_at = excluded.changed_at
$$;

-- Of a record with is_published: all hear of what visitors can read or could read before, the staff of drafts. Its arguments: the kind, and
-- a time in which several changes are told once. Each row is written by transactions that hold the lock of the record, so none waits longer
-- for it; but for deletions, which are told as a change of any: nothing stays of a deleted record.
create function private.log_record_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  hearers constant text := case when old.is_published or new.is_published then 'all' else 'staff' end;
begin
  if tg_op = 'DELETE' then
    delete from public.changes c where c.item = old.id;
    perform private.log_change(tg_argv[0], null, hearers);
  elsif tg_nargs < 2 or not exists (
    select from public.changes c where c.kind = tg_argv[0] and c.item = new.id and c.audience = hearers
      and c.changed_at between clock_timestamp() - tg_argv[1]::interval and clock_timestamp()
  ) then
    perform private.log_change(tg_argv[0], new.id, hearers);
  end if;
  return null;
end
$$;

-- Of a kind as a whole. For each row: a statement that changes none, as a deletion that cascades, tells nothing. Its arguments: the kind and
-- the audience.
create function private.log_kind_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change(tg_argv[0], null, tg_argv[1]);
  return null;
end
$$;

-- Of what is a member's own, to that member. Its argument: the kind.
create function private.log_own_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := case tg_op when 'DELETE' then old.user_id else new.user_id end;
begin
  -- Nothing stays of a deleted member: private.forget_login() deletes the rows.
  if exists (select from auth.users u where u.id = member) then
    perform private.log_change(tg_argv[0], member, 'member');
  end if;
  return null;
end
$$;

-- Of a member whom pages may name, without saying which: their own page, comments, events, the table of predictions. A deleted or hidden one
-- leaves them.
create function private.log_name_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_change(case tg_op when 'DELETE' then 'deleted_members' else 'members' end, null, 'all');
  -- What is returned after the write counts for nothing.
  return old;
end
$$;

-- A database without Supabase's realtime has no such publication.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.changes;
  end if;
end
$$;

revoke all on public.changes from anon, authenticated;
grant select on public.changes to anon, authenticated;
grant all on public.changes to service_role;
revoke execute on all functions in schema private from public;
