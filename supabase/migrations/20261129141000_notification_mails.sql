-- Notifications by mail, at once or with the morning's digest. docs/decisions/0151-notification-mails.md has the reasons.

-- The secret of the links by which a member ends all these mails, signed in or not.
create table private.notification_mail_links (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  leave_token uuid not null unique default gen_random_uuid()
);
alter table private.notification_mail_links enable row level security;
create policy "visitors and members have no access" on private.notification_mail_links to anon, authenticated
  using (false) with check (false);
revoke all on private.notification_mail_links from anon, authenticated;
grant all on private.notification_mail_links to service_role;

-- What happened, as the site's bell says it.
create function private.notification_sentence(kind text, subject text, actor text) returns text
language sql immutable set search_path = '' as $$
  select case notification_sentence.kind
    when 'answer' then coalesce(actor, 'Un membre') || ' vous répond'
    when 'mention' then coalesce(actor, 'Un membre') || ' vous mentionne'
    when 'application' then 'Le staff a répondu à votre candidature'
    when 'tip-change' then 'Un tip que vous gardez a changé'
    when 'match-announced' then 'Nouveau match annoncé'
    when 'match-soon' then 'Le match commence bientôt'
    when 'match-live' then 'Le match est en direct'
    when 'match-result' then 'Le résultat du match est en ligne'
    when 'new-content' then case notification_sentence.subject when 'tip' then 'Nouveau tip' else 'Nouvel article' end
  end
$$;

-- The path of the page that a notification leads to.
create function private.notification_path(subject text, slug text, comment_id uuid) returns text
language sql immutable set search_path = '' as $$
  select case notification_path.subject
    when 'article' then '/news/' || notification_path.slug
    when 'tip' then '/tips/' || notification_path.slug
    when 'match' then '/matches/' || notification_path.slug
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

-- Ends all mails of notifications of the member whose link it is, also those that wait.
create function private.leave_notification_mails(token uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member uuid := (select k.user_id from private.notification_mail_links k where k.leave_token = leave_notification_mails.token);
begin
  if member is null then
    return;
  end if;
  update public.notification_choices c set mail = 'never' where c.user_id = member;
  update public.notifications n set mail_due_at = null where n.user_id = member and n.mail_due_at is not null;
  delete from public.outbox o where o.sent_at is null and o.leave_address like '%jeton=' || leave_notification_mails.token;
end
$$;

-- As before, also by the link of a mail of notifications.
create or replace function public.leave_letter(token uuid) returns void
language plpgsql set search_path = '' as $$
declare
  reader uuid := coalesce(
    (select s.id from public.newsletter_subscribers s where s.leave_token = leave_letter.token),
    (select r.subscriber from private.letter_recipients r where r.leave_token = leave_letter.token)
  );
begin
  perform private.leave_notification_mails(leave_letter.token);
  insert into private.left_addresses (mark)
  select private.address_mark(s.email) from public.newsletter_subscribers s where s.id = reader
  on conflict do nothing;
  delete from public.newsletter_subscribers s where s.id = reader;
  if found then
    update private.letter_recipients r set state = 'sent', has_left = true where r.leave_token = leave_letter.token;
  end if;
end
$$;

-- As before. Without mails of that kind, those that are due aren't sent.
create or replace function public.choose_notifications(kind text, on_site boolean, mail text) returns void
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
  if choose_notifications.mail = 'never' then
    update public.notifications n set mail_due_at = null
    where n.user_id = me and n.kind = choose_notifications.kind and n.mail_due_at is not null;
  end if;
end
$$;

-- As before, and mails of notifications.
create or replace function public.claim_mails(most integer) returns setof public.outbox
language sql set search_path = '' as $$
  select private.fill_letters();
  select private.fill_notification_mails();
  with due as materialized (
    select o.id from public.outbox o
    where o.sent_at is null and (o.due_at <= now() or o.created_at > now() + interval '1 minute')
      and o.tries < case when o.letter is null then 8 else private.letter_tries() end
    order by o.letter is not null, o.due_at limit claim_mails.most for update skip locked
  )
  update public.outbox o
  set tries = o.tries + 1, due_at = now() + interval '1 minute' * (4 ^ case when o.letter is null then o.tries else least(o.tries, 3) end),
    created_at = least(o.created_at, now()),
    -- A mail of a letter without a failure is in a sender's hand.
    failure = case when o.letter is null then o.failure end
  from due where o.id = due.id
  returning o.*
$$;

-- As before, and mails of notifications.
create or replace function private.ask_for_due_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  functions_address text := (select c.functions_address from private.club c);
begin
  if functions_address is null or to_regnamespace('net') is null then
    return;
  end if;
  perform private.fill_letters();
  perform private.fill_notification_mails();
  if exists (
    select from public.outbox o
    where o.sent_at is null and o.tries < case when o.letter is null then 8 else private.letter_tries() end
      and (o.due_at <= now() or o.created_at > now() + interval '1 minute')
  )
    or exists (select from private.announcements a where a.due_at <= now())
    or exists (select from private.files_to_remove f where f.due_at <= now())
    or exists (
      select from private.discord_channel c, public.discord_posts p
      where c.broken is null and coalesce(c.paused_until, '-infinity') <= now()
        and (p.due_at <= now() or p.claimed_until <= now())
    )
  then
    execute 'select net.http_post(url := $1, body := ''{}''::jsonb)' using functions_address || '/send-due-mails';
  end if;
end
$$;

revoke execute on function private.notification_sentence(text, text, text), private.notification_path(text, text, uuid),
  private.fill_notification_mails(), private.leave_notification_mails(uuid) from public;
grant execute on function private.fill_notification_mails(), private.leave_notification_mails(uuid) to service_role;
