-- Notifications of members, and by which channel each wants them: the bell, mails at once or with the morning's digest, and pushes. What
-- happens is told by triggers; what needs the hour by a job. docs/decisions/0145-notifications.md and 0151-notification-mails.md have the
-- reasons. Who is told of a comment is told once, however often it is hidden and shown: docs/decisions/0198-told-once.md.

-- All that members are told of. domain/notifications/kinds.ts has the same rows and says what their columns are; ui/notifications/words.ts
-- has the same words. `sentences`: one for each page that it leads to, or one for all. docs/reference/adding.md says how a kind is added.
create view private.notification_kinds (kind, pages, sentences, ways, first_mail, push_wait, late_after, is_said) as values
  ('answer', '{article,tip}'::text[], array['{actor} vous répond'], '{mail,push}'::text[], 'never', interval '0', null::interval, true),
  ('mention', '{article,tip}', array['{actor} vous mentionne'], '{mail,push}', 'never', '0', null, true),
  ('application', '{application}', array['Le staff a répondu à votre candidature'], '{push}', 'never', '10 minutes', null, false),
  ('tip-change', '{tip}', array['Un tip que vous gardez a changé'], '{mail,push}', 'never', '0', null, false),
  ('match-announced', '{match}', array['Nouveau match annoncé'], '{mail,push}', 'never', '0', null, false),
  ('match-soon', '{match}', array['Le match commence bientôt'], '{mail,push}', 'never', '0', '1 hour', false),
  ('match-live', '{match}', array['Le match est en direct'], '{mail,push}', 'never', '0', '1 hour', false),
  ('match-result', '{match}', array['Le résultat du match est en ligne'], '{mail,push}', 'never', '0', null, false),
  ('new-content', '{article,tip}', array['Nouvel article', 'Nouveau tip'], '{mail,push}', 'never', '0', null, false),
  ('event-seat', '{event}', array['Une place s''est libérée : vous venez'], '{mail,push}', 'now', '0', null, false),
  ('event-moved', '{event}', array['L''heure ou le lieu a changé'], '{mail,push}', 'never', '0', null, false),
  ('event-cancelled', '{event}', array['Un évènement est annulé'], '{mail,push}', 'never', '0', null, false),
  ('event-back', '{event}', array['L''évènement a finalement lieu'], '{mail,push}', 'never', '0', null, false),
  ('event-note', '{event}', array['Le staff vous écrit au sujet d''un évènement'], '{mail,push}', 'never', '0', null, false),
  ('event-soon', '{event}', array['L''évènement commence dans l''heure'], '{mail,push}', 'never', '0', '1 hour', false),
  (
    'poll', '{poll,event}', array['Votre équipe demande vos disponibilités', 'Votre équipe a choisi une heure'],
    '{mail,push}', 'never', '0', null, false
  ),
  ('measure', '{measure}', array['Une décision du staff à votre sujet'], '{}', 'never', '0', null, false),
  ('comment-shown', '{article,tip}', array['Votre commentaire est en ligne'], '{}', 'never', '0', null, false);

-- Constant, as the rows above are.
create function private.is_notification_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select exists (select from private.notification_kinds k where k.kind = is_notification_kind.kind)
$$;

-- What the bell alone tells is told always.
create function private.is_chosen_kind(kind text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select exists (select from private.notification_kinds k where k.kind = is_chosen_kind.kind and k.ways <> '{}')
$$;

-- A member's choice for a kind. No row: on the site, by pushes, and by mail as the kind's `first_mail` says.
create table public.notification_choices (
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (private.is_chosen_kind(kind)),
  on_site boolean not null,
  mail text not null check (mail in ('never', 'digest', 'now')),
  push boolean not null default true,
  primary key (user_id, kind)
);

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (private.is_notification_kind(kind)),
  -- What happened: a member is told of it once.
  key text not null check (char_length(key) <= 200),
  -- The page that it leads to, with its title of that moment.
  subject text not null check (subject in ('article', 'tip', 'match', 'application', 'measure', 'event', 'poll')),
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
  push_due_at timestamptz,
  unique (user_id, key)
);
create index notifications_newest on public.notifications (user_id, created_at desc, id);
create index notifications_unread on public.notifications (user_id) where read_at is null;
create index notifications_to_mail on public.notifications (mail_due_at) where mail_due_at is not null;
create index notifications_of_subject on public.notifications (subject_id);
create index notifications_of_comment on public.notifications (comment_id) where comment_id is not null;
create index notifications_of_actor on public.notifications (actor);
create index notifications_old on public.notifications (created_at);
create index notifications_to_push on public.notifications (push_due_at) where push_due_at is not null;

-- The secret of the links by which a member ends all these mails, signed in or not.
create table private.notification_mail_links (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  leave_token uuid not null unique default gen_random_uuid()
);

alter table public.notification_choices enable row level security;
alter table public.notifications enable row level security;
alter table private.notification_mail_links enable row level security;

create policy "members read their own choices" on public.notification_choices for select to authenticated
  using (user_id = (select auth.uid()));

create policy "members read their own notifications" on public.notifications for select to authenticated
  using (user_id = (select auth.uid()) and on_site and not is_withdrawn);

create policy "visitors and members have no access" on private.notification_mail_links to anon, authenticated
  using (false) with check (false);

create view private.export_notifications as
select n.user_id as member, to_jsonb(n) - 'actor' - 'subject_id' - 'key' as entry
from public.notifications n;

create view private.export_notification_choices as
select c.user_id as member, to_jsonb(c) as entry
from public.notification_choices c;

-- Tells all members that some may have other notifications, without saying who: they count theirs again. One row that all read costs less
-- than each reading the rows of all. A row of its own each time, so that no transaction waits for another; the jobs delete it after a day.
create function private.hint_notifications() returns void
language sql security definer set search_path = '' as $$
  select private.log_change('notifications', gen_random_uuid(), 'members')
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

-- Tells members of what happened, by the channels that each has chosen and the kind has. Idempotent for a key. Not the actor, and nothing
-- that a member said to who blocks them; what the staff decides has no actor. Returns how many are told. Pushes go to members with a
-- device, but not from 22 to 8.
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
    user_id, kind, key, subject, subject_id, slug, title, comment_id, actor, on_site, mail_due_at, push_due_at
  )
  select m.id, tell_members.kind, tell_members.key, tell_members.subject, tell_members.subject_id, tell_members.slug,
    left(tell_members.title, 300), tell_members.comment_id,
    (select c.id from public.member_cards c where c.id = tell_members.actor), wanted.on_site, wanted.mail_due_at, wanted.push_due_at
  from public.profiles m
  left join private.notification_kinds k on k.kind = tell_members.kind
  left join public.notification_choices c on c.user_id = m.id and c.kind = tell_members.kind
  cross join lateral (
    select coalesce(c.on_site, true) as on_site,
      case when 'mail' = any (k.ways) then private.notification_mail_due(coalesce(c.mail, k.first_mail), now()) end as mail_due,
      case when 'push' = any (k.ways) and coalesce(c.push, true)
        and exists (select from public.push_devices d where d.user_id = m.id) and exists (select from private.push_key p where p.is_offered)
        then private.notification_mail_due('now', now() + k.push_wait) end as push_due,
      coalesce(now() + k.late_after, 'infinity') as latest
  ) chosen
  cross join lateral (
    select chosen.on_site,
      case when chosen.mail_due <= chosen.latest then chosen.mail_due end as mail_due_at,
      case when chosen.push_due <= chosen.latest then chosen.push_due end as push_due_at
  ) wanted
  where m.id = any (tell_members.members) and m.id is distinct from tell_members.actor
    and (wanted.on_site or wanted.mail_due_at is not null or wanted.push_due_at is not null)
    and not (k.is_said and exists (select from public.blocks b where b.user_id = m.id and b.member = tell_members.actor))
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

-- What is unpublished is told to no member further, until it is published again. What leads to a hidden comment stays withdrawn.
create function private.withdraw_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.notifications n where n.subject_id = old.id;
  else
    update public.notifications n set is_withdrawn = not new.is_published or coalesce(private.is_hidden_comment(n.comment_id), false),
      mail_due_at = private.mail_due_again(n.mail_due_at)
    where n.subject_id = new.id;
  end if;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;
create trigger withdraw_notifications_of_deletion after delete on public.articles for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications_of_deletion after delete on public.tips for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications_of_deletion after delete on public.matches for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications_of_deletion after delete on public.applications for each row
  execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.articles for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.tips for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();
create trigger withdraw_notifications after update of is_published on public.matches for each row
  when (old.is_published <> new.is_published) execute function private.withdraw_notifications();

-- Marks the caller's notifications as read: one, or all that were told until a moment. What is read is neither mailed nor pushed.
create function public.read_notifications(one uuid default null, until timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set read_at = now(), mail_due_at = null, push_due_at = null
  where n.user_id = (select auth.uid()) and n.read_at is null and n.on_site
    and (n.id = read_notifications.one or n.created_at <= read_notifications.until);
  if found then
    perform private.hint_notifications();
  end if;
end
$$;

-- Keeps the caller's choice for a kind. Without mails of that kind, those that are due aren't sent. Without an answer about pushes, that
-- choice stays as it is.
create function public.choose_notifications(kind text, on_site boolean, mail text, push boolean default null) returns void
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
  insert into public.notification_choices as known (user_id, kind, on_site, mail, push)
  values (
    me, choose_notifications.kind, choose_notifications.on_site, choose_notifications.mail, coalesce(choose_notifications.push, true)
  )
  on conflict (user_id, kind) do update set on_site = excluded.on_site, mail = excluded.mail,
    push = coalesce(choose_notifications.push, known.push);
  if choose_notifications.mail = 'never' then
    update public.notifications n set mail_due_at = null
    where n.user_id = me and n.kind = choose_notifications.kind and n.mail_due_at is not null;
  end if;
  if choose_notifications.push = false then
    update public.notifications n set push_due_at = null
    where n.user_id = me and n.kind = choose_notifications.kind and n.push_due_at is not null;
  end if;
end
$$;

-- A decision that is undone takes its notification back.
create function private.tell_of_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.notifications n where n.user_id = new.user_id and n.key = 'application/' || new.id;
  if found then
    perform private.hint_notifications();
  end if;
  if new.status in ('accepted', 'rejected') then
    perform private.tell_member(
      new.user_id, 'application', 'application/' || new.id, 'application', new.id, '', new.position_title
    );
  end if;
  return null;
end
$$;
create trigger tell_of_decision after update of status on public.applications for each row
  when (old.status <> new.status) execute function private.tell_of_decision();

-- Once a day and tip.
create function private.tell_of_tip_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_members(
    array(select s.user_id from public.saved_tips s where s.tip_id = new.id), 'tip-change',
    'tip-change/' || new.id || '/' || (now() at time zone 'Europe/Paris')::date, 'tip', new.id, new.slug, new.title,
    (select auth.uid())
  );
  return null;
end
$$;
create trigger tell_of_tip_change after update of title, content on public.tips for each row
  when (old.is_published and new.is_published and (old.title, old.content) is distinct from (new.title, new.content))
  execute function private.tell_of_tip_change();

-- Tells those who follow a team, or a player of it.
create function private.tell_of_match(of_match public.matches, kind text, key text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(
    array(
      select f.user_id from public.follows f where f.team = of_match.team
      union
      select f.user_id from public.follows f join public.memberships m on m.person = f.person
      where m.team = of_match.team and m.kind = 'player' and m.is_published
        and (m.joined is null or m.joined <= (of_match.start at time zone 'Europe/Paris')::date)
        and (m.departed is null or m.departed > (of_match.start at time zone 'Europe/Paris')::date)
    ), tell_of_match.kind,
    'match/' || of_match.id || '/' || tell_of_match.key, 'match', of_match.id, of_match.slug, t.game || ' contre ' || of_match.opponent
  )
  from public.teams t where t.slug = of_match.team and t.is_published
$$;

-- Old results that are entered later are no news.
create function private.tell_of_match_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before public.matches := case tg_op when 'UPDATE' then old end;
begin
  if not new.is_published then
    return null;
  end if;
  if new.status = 'scheduled' and new.start > now() and before.is_published is distinct from true then
    perform private.tell_of_match(new, 'match-announced', 'announced');
  elsif new.status = 'live' and before.status is distinct from 'live' then
    perform private.tell_of_match(new, 'match-live', 'live');
  elsif new.status = 'finished' and before.status is distinct from 'finished' and new.start > now() - interval '7 days' then
    perform private.tell_of_match(new, 'match-result', 'result');
  end if;
  return null;
end
$$;
create trigger tell_of_match_change after insert or update of status, is_published on public.matches for each row
  execute function private.tell_of_match_change();

-- Matches and events that begin within the hour. A start that is moved is told anew. Idempotent, so also after a restart.
create function private.tell_due() returns void
language sql security definer set search_path = '' as $$
  select private.tell_of_match(m, 'match-soon', 'soon/' || extract(epoch from m.start)::bigint)
  from public.matches m
  where m.is_published and m.status = 'scheduled' and m.start > now() and m.start <= now() + interval '1 hour';
  select private.tell_members(
    array(select s.user_id from public.event_signups s where s.event = e.slug and s.has_seat), 'event-soon',
    'event/' || e.id || '/soon/' || extract(epoch from e.start)::bigint, 'event', e.id, e.slug, e.title
  )
  from public.events e
  where e.is_published and e.status = 'planned' and e.start > now() and e.start <= now() + interval '1 hour'
$$;

-- Tells the author of the comment that is answered, the members whom a comment names, and the author of one that was held or hidden and is
-- shown, but for their own act. The staff isn't named. Changed words tell those whom they name, and the words before did not. A member is
-- told once of a comment: an answer is no mention too. Its arguments: the kind of the content item, and the table of the items.
-- docs/decisions/0201-told-author.md has the reasons.
create function private.tell_of_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_edit boolean := tg_op = 'UPDATE' and new.content <> old.content;
  item uuid := (to_jsonb(new) ->> (tg_argv[0] || '_id'))::uuid;
  slug text;
  title text;
  answered uuid[];
  named uuid[];
begin
  -- Changed words may be held by now.
  execute format(
    'select i.slug, i.title from public.%I i join public.%I c on c.id = $2 and c.hidden_at is null where i.id = $1 and i.is_published',
    tg_argv[1], tg_argv[0] || '_comments'
  ) into slug, title using item, new.id;
  if slug is null then
    return null;
  end if;
  execute format('select array_agg(c.user_id) from public.%I c where c.id in ($1, $2) and c.user_id is not null', tg_argv[0] || '_comments')
    into answered using new.parent_id, new.answered_id;
  named := array(
    select unnest(private.mentioned_members(new.content)) except select unnest(answered)
    except select unnest(private.mentioned_members(old.content)) where is_edit
  );
  if not is_edit then
    perform private.tell_members(answered, 'answer', 'answer:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  end if;
  perform private.tell_members(named, 'mention', 'mention:' || new.id, tg_argv[0], item, slug, title, new.user_id, new.id);
  if tg_op = 'UPDATE' and old.hidden_at is not null and new.deleted_at is null and new.user_id is distinct from (select auth.uid()) then
    perform private.tell_member(
      new.user_id, 'comment-shown', 'comment-shown:' || new.id, tg_argv[0], item, slug, title, comment_id => new.id
    );
  end if;
  return null;
end
$$;
create trigger tell_members after insert on public.article_comments for each row
  when (new.hidden_at is null) execute function private.tell_of_comment('article', 'articles');
create trigger tell_members after insert on public.tip_comments for each row
  when (new.hidden_at is null) execute function private.tell_of_comment('tip', 'tips');
create trigger tell_members_of_edit after update of content on public.article_comments for each row
  when (new.hidden_at is null and new.deleted_at is null and new.content <> old.content)
  execute function private.tell_of_comment('article', 'articles');
create trigger tell_members_of_edit after update of content on public.tip_comments for each row
  when (new.hidden_at is null and new.deleted_at is null and new.content <> old.content)
  execute function private.tell_of_comment('tip', 'tips');
-- Whatever hid it. Notifications are kept for 90 days: who was told of an older one isn't known.
create trigger tell_members_at_last after update of hidden_reason on public.article_comments for each row
  when (old.hidden_at is not null and new.hidden_at is null and new.created_at > now() - interval '90 days')
  execute function private.tell_of_comment('article', 'articles');
create trigger tell_members_at_last after update of hidden_reason on public.tip_comments for each row
  when (old.hidden_at is not null and new.hidden_at is null and new.created_at > now() - interval '90 days')
  execute function private.tell_of_comment('tip', 'tips');

-- What tells of a deleted comment goes. What tells of a hidden one is withdrawn, and comes back when it is shown, if its page is published.
-- Its arguments: none after a deletion; else the table of the items, and the column that names one.
create function private.forget_told_comment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_published boolean;
begin
  if tg_op = 'DELETE' or new.deleted_at is not null then
    delete from public.notifications n where n.comment_id = old.id;
  else
    execute format('select i.is_published from public.%I i where i.id = $1', tg_argv[0])
      into is_published using (to_jsonb(new) ->> tg_argv[1])::uuid;
    update public.notifications n set is_withdrawn = new.hidden_at is not null or not coalesce(is_published, false),
      mail_due_at = private.mail_due_again(n.mail_due_at)
    where n.comment_id = new.id;
  end if;
  if found then
    perform private.hint_notifications();
  end if;
  return null;
end
$$;
create trigger forget_notifications_of_deletion after delete on public.article_comments
  for each row execute function private.forget_told_comment();
create trigger forget_notifications_of_deletion after delete on public.tip_comments
  for each row execute function private.forget_told_comment();
-- Changed words may be held.
create trigger forget_notifications after update of hidden_reason, deleted_at, content on public.article_comments for each row
  when (old.hidden_at is distinct from new.hidden_at or new.deleted_at is not null)
  execute function private.forget_told_comment('articles', 'article_id');
create trigger forget_notifications after update of hidden_reason, deleted_at, content on public.tip_comments for each row
  when (old.hidden_at is distinct from new.hidden_at or new.deleted_at is not null)
  execute function private.forget_told_comment('tips', 'tip_id');

-- What happened, as the site's bell says it.
create function private.notification_sentence(kind text, subject text, actor text) returns text
language sql immutable set search_path = '' as $$
  select replace(
    coalesce(k.sentences[array_position(k.pages, notification_sentence.subject)], k.sentences[1]),
    '{actor}', coalesce(notification_sentence.actor, 'Un membre')
  )
  from private.notification_kinds k where k.kind = notification_sentence.kind
$$;

-- The path of the page that a notification leads to.
create function private.notification_path(subject text, slug text, comment_id uuid) returns text
language sql immutable set search_path = '' as $$
  select case notification_path.subject
    when 'article' then '/news/' || notification_path.slug
    when 'tip' then '/tips/' || notification_path.slug
    when 'match' then '/matches/' || notification_path.slug
    when 'event' then '/evenements/' || notification_path.slug
    when 'poll' then '/profile?onglet=disponibilites'
    else '/profile?onglet=candidatures'
  end || coalesce('#commentaire-' || notification_path.comment_id, '')
$$;

-- Puts what is due into the outbox: one mail for a member, with at most 20 entries, the newest first. A few members at a time, so that
-- other mails don't wait behind them. A notification and its mail change in one transaction. A member whom another caller serves is its work.
create function private.fill_notification_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid;
begin
  if (select count(*) from public.outbox o where o.letter is null and o.sent_at is null and o.due_at <= now() and o.tries < 8) >= 10 then
    return;
  end if;
  for member in
    select p.id from public.profiles p where p.id in (
      select n.user_id from public.notifications n where n.mail_due_at <= now() and not n.is_withdrawn order by n.mail_due_at limit 50
    ) for no key update skip locked
  loop
    insert into private.notification_mail_links (user_id) values (member) on conflict do nothing;
    with due as (
      update public.notifications n set mail_due_at = null
      where n.user_id = member and n.mail_due_at <= now() and not n.is_withdrawn returning n.*
    ), entries as (
      select private.notification_sentence(d.kind, d.subject, c.username) as sentence, left(d.title, 150) as title,
        coalesce(club.address, '') || private.notification_path(d.subject, d.slug, d.comment_id) as page,
        row_number() over (order by d.created_at desc, d.id) as place
      from due d left join public.member_cards c on c.id = d.actor left join private.club on true
    ), counts as (
      select count(*) as told, greatest(count(*) - 20, 0) as others from entries
    ), said as (
      select string_agg(e.sentence || ' : ' || e.title || E'\n' || e.page, E'\n\n' order by e.place) as as_text,
        string_agg(
          '<p>' || private.escape_html(e.sentence || ' : ') || '<a href="' || private.escape_html(e.page) || '">'
            || private.escape_html(e.title) || '</a></p>', '' order by e.place
        ) as as_html
      from entries e where e.place <= 20
    )
    insert into public.outbox (recipient, reply_to, subject, body_text, body_html, leave_address)
    select login.email, club.email,
      left(
        case counts.told
          when 1 then (select e.sentence from entries e) else counts.told || ' nouvelles pour vous'
        end || coalesce(' (' || named.name || ')', ''), 300
      ),
      E'Bonjour,\n\n' || said.as_text || coalesce(E'\n\n' || others.words || E' :\n' || way.everything, '')
        || E'\n\nChoisir ce qui vous prévient :\n' || way.choices || E'\n\nNe plus recevoir ces e-mails :\n' || way.leave
        || E'\n\n' || coalesce(named.name, 'Le club') || E'\n',
      '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body><p>Bonjour,</p>' || said.as_html
        || coalesce('<p><a href="' || private.escape_html(way.everything) || '">' || others.words || '</a></p>', '')
        || '<p><a href="' || private.escape_html(way.choices) || '">Choisir ce qui vous prévient</a></p>'
        || '<p><a href="' || private.escape_html(way.leave) || '">Ne plus recevoir ces e-mails</a></p>'
        || '<p>' || private.escape_html(coalesce(named.name, 'Le club')) || '</p></body></html>',
      way.at_once
    from counts, said, private.notification_mail_links link, auth.users login left join private.club on true,
      lateral (select private.club_name() as name) as named,
      lateral (
        select case when counts.others = 1 then 'Et 1 autre' when counts.others > 1 then 'Et ' || counts.others || ' autres' end as words
      ) as others,
      lateral (
        select coalesce(club.address, '') || '/profile?onglet=notifications' as everything,
          coalesce(club.address, '') || '/profile?onglet=parametres' as choices,
          coalesce(club.address, '') || '/newsletter/desinscription?de=notifications&jeton=' || link.leave_token as leave,
          coalesce(club.functions_address, club.address || '/functions/v1')
            || '/unsubscribe-newsletter?de=notifications&jeton=' || link.leave_token as at_once
      ) as way
    where counts.told > 0 and link.user_id = member and login.id = member
      and login.email_confirmed_at is not null and private.is_mail_address(login.email);
  end loop;
end
$$;

-- Ends all mails of notifications of the member whose link it is, also those that wait. A kind that is mailed without a choice gets one.
create function private.leave_notification_mails(token uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := (select k.user_id from private.notification_mail_links k where k.leave_token = leave_notification_mails.token);
begin
  if member is null then
    return;
  end if;
  update public.notification_choices c set mail = 'never' where c.user_id = member;
  insert into public.notification_choices (user_id, kind, on_site, mail)
  select member, k.kind, true, 'never' from private.notification_kinds k where k.first_mail <> 'never'
  on conflict do nothing;
  update public.notifications n set mail_due_at = null where n.user_id = member and n.mail_due_at is not null;
  delete from public.outbox o where o.sent_at is null and o.leave_address like '%jeton=' || leave_notification_mails.token;
end
$$;

-- When what was withdrawn is mailed: not at night, even if it was due before.
create function private.mail_due_again(due timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select case when due < now() then private.notification_mail_due('now', now()) else due end
$$;

revoke all on public.notification_choices, public.notifications from anon, authenticated;
grant select on public.notification_choices to authenticated;
grant select (id, user_id, kind, subject, slug, title, comment_id, actor, created_at, read_at) on public.notifications to authenticated;
grant all on public.notification_choices, public.notifications, private.notification_mail_links to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_notifications(uuid, timestamp with time zone),
  public.choose_notifications(text, boolean, text, boolean) from public, anon, authenticated;
grant execute on function private.fill_notification_mails(), private.leave_notification_mails(uuid) to service_role;
grant execute on function public.read_notifications(uuid, timestamp with time zone),
  public.choose_notifications(text, boolean, text, boolean) to authenticated, service_role;
