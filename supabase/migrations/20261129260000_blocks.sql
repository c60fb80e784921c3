-- Members whom a member blocks, read by that member alone. docs/decisions/0197-blocked-members.md has the reasons.

create table public.blocks (
  user_id uuid not null references public.profiles (id) on delete cascade,
  member uuid not null references public.member_cards (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, member),
  constraint blocks_another_member check (member <> user_id)
);
create index blocks_of_member on public.blocks (member);

alter table public.blocks enable row level security;
create policy "members read whom they block" on public.blocks for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.blocks from anon, authenticated;
grant select on public.blocks to authenticated;
grant all on public.blocks to service_role;

create view private.export_blocks as
select b.user_id as member, to_jsonb(b) as entry from public.blocks b;

-- The caller blocks a member, or no longer. Idempotent. Answers 'done', 'gone' for no other member, or 'full': 200 of a member.
-- Following them ends, and what they told is read: neither mailed nor pushed any more.
create function public.set_block(member uuid, is_blocked boolean) returns text
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  wait integer;
begin
  -- Two at once are counted one after the other.
  perform from public.profiles p where p.id = me for no key update;
  if not found then
    raise insufficient_privilege using message = 'only members block';
  end if;
  wait := private.take_turn('block', me::text, 60);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  if not set_block.is_blocked then
    delete from public.blocks b where b.user_id = me and b.member = set_block.member;
    return 'done';
  end if;
  perform from public.member_cards c where c.id = set_block.member and c.id <> me for key share;
  if not found then
    return 'gone';
  end if;
  if exists (select from public.blocks b where b.user_id = me and b.member = set_block.member) then
    return 'done';
  end if;
  if (select count(*) from public.blocks b where b.user_id = me) >= 200 then
    return 'full';
  end if;
  insert into public.blocks (user_id, member) values (me, set_block.member);
  delete from public.follows f where f.user_id = me and f.member = set_block.member;
  update public.notifications n set read_at = coalesce(n.read_at, now()), mail_due_at = null, push_due_at = null
  where n.user_id = me and n.actor = set_block.member and n.kind in ('answer', 'mention')
    and (n.read_at is null or n.mail_due_at is not null or n.push_due_at is not null);
  if found then
    perform private.hint_notifications();
  end if;
  return 'done';
end
$$;

-- As before, and no member whom one blocks.
drop policy "members follow for themselves" on public.follows;
create policy "members follow for themselves" on public.follows for insert to authenticated
  with check (
    user_id = (select auth.uid())
    and (
      member is null
      or member <> (select auth.uid())
        and exists (select from public.member_cards c where c.id = member and not c.is_hidden)
        and not exists (select from public.blocks b where b.user_id = (select auth.uid()) and b.member = follows.member)
    )
  );

-- As before, and no answer nor mention by a member whom one blocks. What the staff decides has no actor.
create or replace function private.tell_members(
  members uuid[], kind text, key text, subject text, subject_id uuid, slug text, title text, actor uuid default null,
  comment_id uuid default null
) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  told integer;
begin
  insert into public.notifications (
    user_id, kind, key, subject, subject_id, slug, title, comment_id, actor, on_site, mail_due_at, push_due_at
  )
  select m.id, tell_members.kind, tell_members.key, tell_members.subject, tell_members.subject_id, tell_members.slug,
    left(tell_members.title, 300), tell_members.comment_id,
    (select c.id from public.member_cards c where c.id = tell_members.actor), wanted.on_site, wanted.mail_due_at, wanted.push_due_at
  from public.profiles m
  left join public.notification_choices c on c.user_id = m.id and c.kind = tell_members.kind
  cross join lateral (
    select coalesce(c.on_site, true) as on_site, private.notification_mail_due(c.mail, now()) as mail_due,
      case when tell_members.kind <> 'measure' and coalesce(c.push, true)
        and exists (select from public.push_devices d where d.user_id = m.id) and exists (select from private.push_key k where k.is_offered)
        then private.notification_mail_due(
          'now', now() + case tell_members.kind when 'application' then interval '10 minutes' else interval '0' end
        ) end as push_due,
      -- A match that begins is told within the hour, or not at all.
      case when tell_members.kind in ('match-soon', 'match-live', 'event-soon') then now() + interval '1 hour' else 'infinity' end as latest
  ) chosen
  cross join lateral (
    select chosen.on_site,
      case when tell_members.kind <> 'application' and chosen.mail_due <= chosen.latest then chosen.mail_due end as mail_due_at,
      case when chosen.push_due <= chosen.latest then chosen.push_due end as push_due_at
  ) wanted
  where m.id = any (tell_members.members) and m.id is distinct from tell_members.actor
    and (wanted.on_site or wanted.mail_due_at is not null or wanted.push_due_at is not null)
    and not (tell_members.kind in ('answer', 'mention') and exists (
      select from public.blocks b where b.user_id = m.id and b.member = tell_members.actor
    ))
  order by m.id
  on conflict (user_id, key) do nothing;
  get diagnostics told = row_count;
  if told > 0 then
    perform private.hint_notifications();
  end if;
  return told;
end
$$;

revoke all on function public.set_block(uuid, boolean) from public, anon, authenticated;
grant execute on function public.set_block(uuid, boolean) to authenticated, service_role;
