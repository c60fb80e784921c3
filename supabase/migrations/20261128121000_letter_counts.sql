-- Each letter counts who left by its own link, and the list of letters comes without their texts.
-- docs/decisions/0130-letter-archive.md and 0124-letters.md have the reasons.

-- The secret of the links of one letter to one subscriber: it tells by which letter they leave.
alter table private.letter_recipients add column leave_token uuid not null unique default gen_random_uuid();

-- As before, with links of the letter's own, and without mails that a dead sender had when their letter was stopped.
create or replace function private.fill_letters() returns void
language plpgsql security definer set search_path = '' as $$
declare
  one public.letters;
begin
  -- A sender ended with mails of a letter that was stopped meanwhile in hand: they stay unsent.
  with lost as (
    select o.id from public.outbox o join public.letters l on l.id = o.letter
    where l.state = 'cancelled' and o.sent_at is null and o.due_at <= now() for update of o skip locked
  ), kept as (
    update private.letter_recipients r set state = 'waiting' from lost where r.mail = lost.id and r.state = 'queued'
  )
  delete from public.outbox o using lost where o.id = lost.id;
  for one in
    select l.* from public.letters l
    where l.state in ('scheduled', 'sending') and l.send_at <= now() order by l.send_at for update skip locked
  loop
    if one.state = 'scheduled' then
      insert into private.letter_recipients (letter, subscriber)
      select one.id, s.id from public.newsletter_subscribers s where s.confirmed_at is not null
      -- Who leaves at this moment is left out, and who leaves later finds the row.
      for key share of s
      on conflict do nothing;
      update public.letters l set state = 'sending', revision = l.revision + 1 where l.id = one.id;
    end if;
    -- The sender ended during the last try.
    update private.letter_recipients r set state = 'refused' from public.outbox o
    where o.letter = one.id and o.sent_at is null and o.due_at <= now() and o.tries >= private.letter_tries()
      and r.mail = o.id and r.state = 'queued';
    if (
      select count(*) from public.outbox o
      where o.letter = one.id and o.sent_at is null and o.due_at <= now() and o.tries < private.letter_tries()
    ) < 10 then
      with next as (
        select r.subscriber from private.letter_recipients r where r.letter = one.id and r.state = 'waiting' limit 50
      ), queued as (
        update private.letter_recipients r set state = 'queued' from next
        where r.letter = one.id and r.subscriber = next.subscriber and r.state = 'waiting' returning r.mail, r.subscriber, r.leave_token
      )
      insert into public.outbox (id, letter, recipient, reply_to, subject, body_text, body_html, leave_address)
      select q.mail, one.id, s.email, c.email, one.title,
        replace(one.body_text, '{{leave}}', leave.page), replace(one.body_html, '{{leave}}', leave.page), leave.at_once
      from queued q join public.newsletter_subscribers s on s.id = q.subscriber left join private.club c on true,
        lateral (
          select coalesce(c.address, '') || '/newsletter/desinscription?jeton=' || q.leave_token as page,
            coalesce(c.functions_address, c.address || '/functions/v1') || '/unsubscribe-newsletter?jeton=' || q.leave_token as at_once
        ) as leave
      on conflict (id) do nothing;
    end if;
    if not exists (
      select from private.letter_recipients r where r.letter = one.id and r.state in ('waiting', 'queued')
    ) then
      update public.letters l set state = 'sent', sent_at = now(), revision = l.revision + 1 where l.id = one.id;
    end if;
  end loop;
end
$$;

-- As before. The failure of a letter's mail is forgotten while it is tried again.
create or replace function public.claim_mails(most integer) returns setof public.outbox
language sql set search_path = '' as $$
  select private.fill_letters();
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

-- As before, and a mail that was taken counts as sent however late that is told.
create or replace function private.note_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_answers a set sent_at = new.sent_at, failure = new.failure where a.mail = new.id;
  if new.letter is not null and (new.sent_at is not null or new.failure is not null and new.tries >= private.letter_tries()) then
    update private.letter_recipients r set state = case when new.sent_at is null then 'refused' else 'sent' end
    -- A slow sender may tell after it was given up that the mail was taken.
    where r.mail = new.id and (r.state = 'queued' or r.state = 'refused' and new.sent_at is not null);
  elsif new.letter is not null and new.failure is not null
    and exists (select from public.letters l where l.id = new.letter and l.state = 'cancelled') then
    -- It was in a sender's hand when the letter was stopped.
    update private.letter_recipients r set state = 'waiting' where r.mail = new.id and r.state = 'queued';
    delete from public.outbox o where o.id = new.id;
  end if;
  return null;
end
$$;

-- A subscriber who leaves, or is erased, gets no letter that waits. Mails before recipients, as a sender locks them.
create or replace function private.note_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.outbox o join private.letter_recipients r on r.mail = o.id
  where r.subscriber = old.id and o.sent_at is null order by o.id for update of o;
  update private.letter_recipients r set state = 'left' where r.subscriber = old.id and r.state in ('waiting', 'queued');
  delete from public.outbox o using private.letter_recipients r
  where r.subscriber = old.id and o.id = r.mail and o.sent_at is null;
  return null;
end
$$;

-- As before, also by the link of a letter, which counts who left by it: they got it, whatever its sender could note.
create or replace function public.leave_letter(token uuid) returns void
language plpgsql set search_path = '' as $$
declare
  reader uuid := coalesce(
    (select s.id from public.newsletter_subscribers s where s.leave_token = leave_letter.token),
    (select r.subscriber from private.letter_recipients r where r.leave_token = leave_letter.token)
  );
begin
  insert into private.left_addresses (mark)
  select private.address_mark(s.email) from public.newsletter_subscribers s where s.id = reader
  on conflict do nothing;
  delete from public.newsletter_subscribers s where s.id = reader;
  if found then
    update private.letter_recipients r set state = 'sent', has_left = true where r.leave_token = leave_letter.token;
  end if;
end
$$;

-- As before, in one order of locks.
create or replace function public.cancel_letter(letter uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  select l.* into known from public.letters l where l.id = cancel_letter.letter for update;
  if known.state = 'scheduled' then
    update public.letters l set state = 'draft', send_at = null, revision = l.revision + 1 where l.id = known.id;
  elsif known.state = 'sending' then
    update public.letters l set state = 'cancelled', revision = l.revision + 1 where l.id = known.id;
    -- Mails before recipients, as a sender locks them.
    perform from public.outbox o
    where o.letter = known.id and o.sent_at is null and (o.tries = 0 or o.failure is not null) order by o.id for update;
    -- What a sender may have in hand at this moment is left to it.
    update private.letter_recipients r set state = 'waiting' from public.outbox o
    where o.letter = known.id and o.sent_at is null and (o.tries = 0 or o.failure is not null) and r.mail = o.id and r.state = 'queued';
    delete from public.outbox o where o.letter = known.id and o.sent_at is null and (o.tries = 0 or o.failure is not null);
  end if;
  return case known.state when 'sent' then 'sent' else 'done' end;
end
$$;

-- The newest hundred letters, or one. Its text only when it is asked for. "gone": before it was sent to them; "has_left": by its link.
drop function public.find_letters(uuid);
create function public.find_letters(one uuid default null, with_text boolean default false) returns table (
  id uuid, slug text, title text, content text, is_in_archive boolean, state text, send_at timestamptz, created_at timestamptz,
  revision integer, recipients bigint, waiting bigint, sent bigint, refused bigint, gone bigint, has_left bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.id, l.slug, l.title, case when find_letters.with_text then l.content end, l.is_in_archive, l.state, l.send_at,
      l.created_at, l.revision, counts.*
    from public.letters l, lateral (
      select count(*), count(*) filter (where r.state in ('waiting', 'queued')), count(*) filter (where r.state = 'sent'),
        count(*) filter (where r.state = 'refused'), count(*) filter (where r.state = 'left'), count(*) filter (where r.has_left)
      from private.letter_recipients r where r.letter = l.id
    ) as counts
    where find_letters.one is null or l.id = find_letters.one
    order by l.created_at desc, l.id limit 100;
end
$$;
revoke all on function public.find_letters(uuid, boolean) from public, anon, authenticated;
grant execute on function public.find_letters(uuid, boolean) to authenticated, service_role;
