-- Who has an article or a tip open to edit. docs/decisions/0121-writers.md has the reasons.

-- The open editor tells of its member each 15 seconds; after 90 without a word they are forgotten.
create table private.content_writers (
  item uuid not null,
  member_id uuid not null references public.profiles (id) on delete cascade,
  seen_at timestamptz not null,
  -- When they began to write; null while they only have the item open.
  took_at timestamptz,
  primary key (item, member_id)
);
create index content_writers_of_member on private.content_writers (member_id);

alter table private.content_writers enable row level security;
create policy "visitors and members have no access" on private.content_writers to anon, authenticated
  using (false) with check (false);
revoke all on private.content_writers from anon, authenticated;

-- Tells that the caller has an item open (here), writes from now on (takes) or has closed it (leaves). Gives all who have it open.
create function public.tell_writer(kind text, item uuid, act text)
returns table (member_id uuid, username text, took_at timestamptz)
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := (select auth.uid());
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff writes';
  end if;
  if tell_writer.kind not in ('article', 'tip') or tell_writer.act not in ('here', 'takes', 'leaves') then
    raise check_violation using message = 'a writer is here, takes or leaves an article or a tip';
  end if;
  -- Of two who open an item at once, one writes.
  perform pg_advisory_xact_lock(hashtextextended('writers of ' || tell_writer.item, 0));
  delete from private.content_writers w
  where w.seen_at < clock_timestamp() - interval '90 seconds'
    or (tell_writer.act = 'leaves' and w.item = tell_writer.item and w.member_id = me);
  if tell_writer.act <> 'leaves' then
    if not exists (
      select from public.articles a where tell_writer.kind = 'article' and a.id = tell_writer.item
      union all
      select from public.tips t where tell_writer.kind = 'tip' and t.id = tell_writer.item
    ) then
      raise foreign_key_violation using message = 'the item is deleted';
    end if;
    insert into private.content_writers as w (item, member_id, seen_at, took_at)
    values (
      tell_writer.item, me, clock_timestamp(),
      case when tell_writer.act = 'takes' or not exists (
        select from private.content_writers o
        where o.item = tell_writer.item and o.member_id <> me and o.took_at is not null
      ) then clock_timestamp() end
    )
    on conflict on constraint content_writers_pkey do update set
      seen_at = excluded.seen_at,
      took_at = case when tell_writer.act = 'takes' then excluded.took_at else coalesce(w.took_at, excluded.took_at) end;
  end if;
  return query
    select w.member_id, c.username, w.took_at
    from private.content_writers w left join public.member_cards c on c.id = w.member_id
    where w.item = tell_writer.item
    order by w.took_at, w.member_id;
end
$$;

revoke all on function public.tell_writer(text, uuid, text) from public, anon, authenticated;
grant execute on function public.tell_writer(text, uuid, text) to authenticated, service_role;
