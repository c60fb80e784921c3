-- Limits that a few could use up for all are gone: an address and its network have their own, and what is left waits in the outbox.

-- When the next mail of a kind may go. One row a kind.
create table private.paces (
  act text primary key check (char_length(act) <= 40),
  next_at timestamptz not null
);
alter table private.paces enable row level security;
create policy "visitors and members stay away from paces" on private.paces to anon, authenticated using (false) with check (false);
revoke all on private.paces from anon, authenticated;

-- When what is begun now may go: at once for sixty, then one each ten seconds. A pace more than a day ahead is one of a clock that was
-- ahead, or of a flood: it begins again, so nothing waits longer than a day.
create function private.paced(act text) returns timestamptz
language sql security definer set search_path = '' as $$
  insert into private.paces as known (act, next_at) values (paced.act, now() + interval '10 seconds')
  on conflict (act) do update set next_at = interval '10 seconds'
    + case when known.next_at > now() + interval '1 day' then now() else greatest(known.next_at, now()) end
  returning greatest(now(), known.next_at - interval '600 seconds')
$$;

drop function private.put_into_outbox(jsonb);
create function private.put_into_outbox(mail jsonb, due_at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html, leave_address, due_at)
  values (
    mail ->> 'to', mail ->> 'replyTo', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail ->> 'leaveAddress',
    put_into_outbox.due_at
  )
$$;

-- A turn of an address and one of its network, which holds more. Gives the seconds until there are both.
create function private.take_turn_of_both(act text, peer text, network text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  wait integer := private.take_turn(take_turn_of_both.act, take_turn_of_both.peer, 10);
begin
  if wait = 0 and take_turn_of_both.network is not null then
    wait := private.take_turn(take_turn_of_both.act || ' of a network', take_turn_of_both.network, 30);
  end if;
  return wait;
end
$$;

-- Keeps a message and its mail, or neither. The same message again is a retry whose first answer was lost; the lock makes it wait for
-- the first. Gives 'taken', or the seconds until it can be taken.
drop function public.take_contact_message(text, text, text, text, jsonb, text);
create function public.take_contact_message(
  name text, email text, subject text, message text, mail jsonb, peer text, network text default null
) returns text language plpgsql set search_path = '' as $$
declare
  wait integer;
begin
  perform pg_advisory_xact_lock(
    hashtextextended(concat_ws(E'\n', 'message', take_contact_message.email, take_contact_message.subject, take_contact_message.message), 0)
  );
  if exists (
    select from public.contact_messages m
    where m.email = take_contact_message.email and m.subject = take_contact_message.subject
      and m.message = take_contact_message.message and m.created_at > now() - interval '10 minutes'
  ) then
    return 'taken';
  end if;
  wait := private.take_turn_of_both('contact', peer, network);
  if wait > 0 then
    return wait::text;
  end if;
  insert into public.contact_messages (name, email, subject, message) values (name, email, subject, message);
  perform private.put_into_outbox(mail, private.paced('contact'));
  return 'taken';
end
$$;

-- As before; an address that was asked for in the future was so by a clock that was ahead.
drop function public.ask_for_letter(text, uuid, uuid, jsonb, text);
create function public.ask_for_letter(
  email text, confirm_token uuid, leave_token uuid, mail jsonb, peer text, network text default null
) returns text language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  kept uuid;
  wait integer := private.take_turn_of_both('letter', ask_for_letter.peer, ask_for_letter.network);
begin
  if wait > 0 then
    return wait::text;
  end if;
  insert into public.newsletter_subscribers as known (email, confirm_token, leave_token)
  values (email, confirm_token, leave_token)
  on conflict (lower(email)) do update set
    confirm_token = excluded.confirm_token,
    asked_at = now(),
    mails_today = case
      when known.today_began_at between now() - interval '1 day' and now() + interval '1 minute' then known.mails_today + 1 else 1
    end,
    today_began_at = case
      when known.today_began_at between now() - interval '1 day' and now() + interval '1 minute' then known.today_began_at else now()
    end
  where known.confirmed_at is null
    and known.asked_at not between now() - interval '10 minutes' and now() + interval '1 minute'
    and (
      known.mails_today < 3 or known.today_began_at not between now() - interval '1 day' and now() + interval '1 minute'
    )
  returning known.leave_token into kept;
  if found then
    perform private.put_into_outbox(
      replace(mail::text, ask_for_letter.leave_token::text, kept::text)::jsonb, private.paced('letter')
    );
  end if;
  return 'taken';
end
$$;

create or replace function private.mail_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever sends and takes back without end gets a few mails of it.
  if private.take_turn('receipt', new.user_id::text, 10) = 0 then
    perform private.mail_applicant(
      new.user_id,
      'Votre candidature est bien arrivée',
      array[
        'Nous avons reçu votre candidature : ' || private.role_title(new.position) || '.',
        'Quelqu’un du staff la lit, et vous répond. Vous pouvez la suivre, ou la retirer, dans votre espace personnel.'
      ],
      private.paced('receipt'),
      null
    );
  end if;
  return null;
end
$$;

-- As before, with a limit for each applicant alone. When many apply, the message waits in the outbox, and the caller gets no row.
create or replace function public.announce_application(application uuid, applicant uuid)
returns table ("position" text, discord_username text, age integer, experience text, availability text, motivation text)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  told_at timestamptz;
begin
  if not exists (
    select from public.applications
    where id = application and user_id = applicant and announced_at is null
      and status not in ('accepted', 'rejected', 'withdrawn')
  ) or private.take_turn('announcement', applicant::text, 10) > 0 then
    return;
  end if;
  told_at := private.paced('announcement');
  return query
    with told as (
      update public.applications a set announced_at = now()
      where a.id = application and a.user_id = applicant and a.announced_at is null
      returning a.id, a.position, a.discord_username, a.age, a.experience, a.availability, a.motivation
    ), begun as (
      insert into private.announcements (application_id, due_at)
      select told.id, case when told_at > now() then told_at end from told
    )
    select told.position, told.discord_username, told.age, told.experience, told.availability, told.motivation from told
    where told_at <= now();
end
$$;

-- Mails that a clock which was ahead has dated are due, too. Chosen in a part of its own, which runs once.
create or replace function public.claim_mails(most integer) returns setof public.outbox
language sql set search_path = '' as $$
  with due as materialized (
    select o.id from public.outbox o
    where o.sent_at is null and (o.due_at <= now() or o.created_at > now() + interval '1 minute') and o.tries < 8
    order by o.due_at limit claim_mails.most for update skip locked
  )
  update public.outbox o
  set tries = o.tries + 1, due_at = now() + interval '1 minute' * (4 ^ o.tries), created_at = least(o.created_at, now())
  from due where o.id = due.id
  returning o.*
$$;

-- As before. Turns of the future are forgotten, and those that a caller is about to forget are left to it.
create or replace function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - interval '12 months';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from private.announcements where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where ctid = any (array(
    select ctid from private.turns
    where taken_at not between now() - interval '1 day' and now() + interval '1 minute' for update skip locked
  ));
  -- The counter on the tip stays.
  delete from public.tip_views where day < current_date - 30;
  select private.find_lost_pictures();
$$;

revoke all on function public.take_contact_message(text, text, text, text, jsonb, text, text),
  public.ask_for_letter(text, uuid, uuid, jsonb, text, text) from public, anon, authenticated;
grant execute on function public.take_contact_message(text, text, text, text, jsonb, text, text),
  public.ask_for_letter(text, uuid, uuid, jsonb, text, text) to service_role;

revoke execute on all functions in schema private from public;
grant execute on function private.take_turn_of_both(text, text, text), private.put_into_outbox(jsonb, timestamptz),
  private.paced(text) to service_role;
