-- Notifications of members, and by which channel each wants them. docs/decisions/0145-notifications.md has the reasons.

create function private.is_notification_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select kind in (
    'answer', 'mention', 'application', 'tip-change', 'match-announced', 'match-soon', 'match-live', 'match-result', 'new-content'
  )
$$;

-- A member's choice for a kind. No row: on the site, and no mail.
create table public.notification_choices (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (private.is_notification_kind(kind)),
  on_site boolean not null,
  mail text not null check (mail in ('never', 'digest', 'now')),
  primary key (user_id, kind)
);

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (private.is_notification_kind(kind)),
  -- What happened: a member is told of it once.
  key text not null check (char_length(key) <= 200),
  -- The page that it leads to, with its title of that moment.
  subject text not null check (subject in ('article', 'tip', 'match', 'application')),
  subject_id uuid not null,
  slug text not null default '' check (char_length(slug) <= 200),
  title text not null check (char_length(title) <= 300),
  -- The comment on that page.
  comment_id uuid,
  actor uuid references public.member_cards (id) on delete set null,
  on_site boolean not null,
  -- Its page is unpublished.
  is_withdrawn boolean not null default false,
  -- When its mail is due; null without one, and once it is in the outbox.
  mail_due_at timestamptz,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, key)
);
create index notifications_newest on public.notifications (user_id, created_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_to_mail on public.notifications (mail_due_at) where mail_due_at is not null;
create index notifications_of_subject on public.notifications (subject_id);
create index notifications_of_comment on public.notifications (comment_id) where comment_id is not null;
create index notifications_of_actor on public.notifications (actor);
create index notifications_old on public.notifications (created_at);

-- A row for each time that members may have other notifications, without saying who. Members who are there count theirs again: one row
-- that all read costs less than each reading the rows of all.
create table public.notification_hints (
  id bigint generated always as identity primary key,
  told_at timestamptz not null default now()
);

alter table public.notification_choices enable row level security;
alter table public.notifications enable row level security;
alter table public.notification_hints enable row level security;
create policy "members read their own choices" on public.notification_choices for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members read their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and on_site and not is_withdrawn);
create policy "members hear of notifications" on public.notification_hints for select to authenticated using (true);

revoke all on public.notification_choices, public.notifications, public.notification_hints from anon, authenticated;
revoke all on sequence public.notification_hints_id_seq from anon, authenticated;
grant select on public.notification_choices, public.notification_hints to authenticated;
grant select (id, user_id, kind, subject, slug, title, comment_id, actor, created_at, read_at) on public.notifications to authenticated;
grant all on public.notification_choices, public.notifications, public.notification_hints to service_role;

create function private.hint_notifications() returns void
language sql security definer set search_path = '' as $$
  insert into public.notification_hints default values
$$;

-- When a mail is due: in the morning's digest at 8, or at once, but not from 22 to 8.
create function private.notification_mail_due(mail text, moment timestamptz) returns timestamptz
language sql immutable set search_path = '' as $$
  with local as (select moment at time zone 'Europe/Paris' as at)
  select case
    when mail = 'now' and extract(hour from at) between 8 and 21 then moment
    when mail in ('now', 'digest') then (((at - interval '8 hours')::date + 1) + time '08:00') at time zone 'Europe/Paris'
  end from local
$$;

-- Tells members of what happened, by the channels that each has chosen. Idempotent for a key. Not the actor. Returns how many are told.
-- A match that begins is told by mail within the hour, or not at all; a decision on an application has a mail of its own.
create function private.tell_members(
  members uuid[], kind text, key text, subject text, subject_id uuid, slug text, title text, actor uuid default null,
  comment_id uuid default null
) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  told integer;
begin
  insert into public.notifications (
    user_id, kind, key, subject, subject_id, slug, title, comment_id, actor, on_site, mail_due_at
  )
  select m.id, tell_members.kind, tell_members.key, tell_members.subject, tell_members.subject_id, tell_members.slug,
    left(tell_members.title, 300), tell_members.comment_id,
    (select c.id from public.member_cards c where c.id = tell_members.actor), wanted.on_site, wanted.mail_due_at
  from public.profiles m
  left join public.notification_choices c on c.user_id = m.id and c.kind = tell_members.kind
  cross join lateral (
    select coalesce(c.on_site, true) as on_site, private.notification_mail_due(c.mail, now()) as due
  ) chosen
  cross join lateral (
    select chosen.on_site, case
      when tell_members.kind = 'application' then null
      when tell_members.kind in ('match-soon', 'match-live') and chosen.due > now() + interval '1 hour' then null
      else chosen.due
    end as mail_due_at
  ) wanted
  where m.id = any (tell_members.members) and m.id is distinct from tell_members.actor
    and (wanted.on_site or wanted.mail_due_at is not null)
  order by m.id
  on conflict (user_id, key) do nothing;
  get diagnostics told = row_count;
  if told > 0 then
    perform private.hint_notifications();
  end if;
  return told;
end
$$;

-- Tells one member. Returns whether they are told now.
create function private.tell_member(
  member uuid, kind text, key text, subject text, subject_id uuid, slug text, title text, actor uuid default null,
  comment_id uuid default null
) returns boolean
language sql security definer set search_path = '' as $$
  select private.tell_members(array[member], kind, key, subject, subject_id, slug, title, actor, comment_id) > 0
$$;

-- What is unpublished is told to no one further, until it is published again.
create function private.withdraw_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.notifications n where n.subject_id = old.id;
  else
    update public.notifications n set is_withdrawn = not new.is_published where n.subject_id = new.id;
  end if;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;
do $$
declare
  name text;
begin
  foreach name in array array['articles', 'tips', 'matches', 'applications'] loop
    execute format(
      'create trigger withdraw_notifications_of_deletion after delete on public.%I for each row
         execute function private.withdraw_notifications()', name
    );
  end loop;
  foreach name in array array['articles', 'tips', 'matches'] loop
    execute format(
      'create trigger withdraw_notifications after update of is_published on public.%I for each row
         when (old.is_published <> new.is_published) execute function private.withdraw_notifications()', name
    );
  end loop;
end
$$;

-- Marks the caller's notifications as read: one, or all that were told until a moment. What is read isn't mailed any more.
create function public.read_notifications(one uuid default null, until timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set read_at = now(), mail_due_at = null
  where n.user_id = (select auth.uid()) and n.read_at is null and n.on_site
    and (n.id = read_notifications.one or n.created_at <= read_notifications.until);
  if found then
    perform private.hint_notifications();
  end if;
end
$$;

-- Keeps the caller's choice for a kind.
create function public.choose_notifications(kind text, on_site boolean, mail text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  wait integer;
begin
  if not exists (select from public.profiles where id = me) then
    raise insufficient_privilege using message = 'only members choose';
  end if;
  wait := private.take_turn('notification-choice', me::text, 120);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.notification_choices (user_id, kind, on_site, mail)
  values (me, choose_notifications.kind, choose_notifications.on_site, choose_notifications.mail)
  on conflict (user_id, kind) do update set on_site = excluded.on_site, mail = excluded.mail;
end
$$;

create view private.export_notifications as
select n.user_id as member, to_jsonb(n) - 'actor' - 'subject_id' - 'key' as entry
from public.notifications n;
create view private.export_notification_choices as
select c.user_id as member, to_jsonb(c) as entry
from public.notification_choices c;

-- As before, and notifications.
create or replace function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages
  where created_at < now() - interval '12 months' or state = 'spam' and state_since < now() - interval '30 days';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from private.announcements where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where ctid = any (array(
    select ctid from private.turns
    where taken_at not between now() - interval '1 day' and now() + interval '1 minute' for update skip locked
  ));
  -- The counters on tips and articles stay.
  delete from public.tip_views where day < current_date - 30;
  delete from public.tip_shares where day < current_date - 30;
  delete from public.article_shares where day < current_date - 30;
  delete from public.page_views where day < current_date - 90;
  delete from public.missed_searches where day < current_date - 90;
  delete from public.notifications where created_at < now() - interval '90 days';
  delete from public.notification_hints where told_at < now() - interval '1 day';
  select private.find_orphaned_pictures();
  select private.forget_logins();
$$;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.notification_hints;
  end if;
end
$$;

revoke execute on function private.is_notification_kind(text), private.hint_notifications(),
  private.notification_mail_due(text, timestamptz),
  private.tell_members(uuid[], text, text, text, uuid, text, text, uuid, uuid),
  private.tell_member(uuid, text, text, text, uuid, text, text, uuid, uuid), private.withdraw_notifications() from public;
revoke all on function public.read_notifications(uuid, timestamptz), public.choose_notifications(text, boolean, text)
  from public, anon, authenticated;
grant execute on function public.read_notifications(uuid, timestamptz), public.choose_notifications(text, boolean, text)
  to authenticated, service_role;
