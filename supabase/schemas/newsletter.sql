-- The newsletter: subscribers, and the letters that the club sends them. docs/decisions/0124-letters.md, 0127-subscribers.md and
-- 0130-letter-archive.md have the reasons.

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_mail_address(email)),
  confirm_token uuid not null unique,
  leave_token uuid not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- An address that hasn't confirmed is mailed three times a day at most: a visitor can enter another person's address.
  mails_today integer not null default 1 check (mails_today > 0),
  today_began_at timestamptz not null default now(),
  -- Of an imported address: where its owner agreed, and on which day.
  consent_source text check (char_length(consent_source) <= 200),
  consent_on date check (consent_on >= '1990-01-01'),
  constraint newsletter_subscribers_consent check ((consent_source is null) = (consent_on is null)),
  constraint newsletter_subscribers_source_plain check (
    private.is_visible(consent_source) and private.is_plain_line(consent_source)
  )
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (asked_at) where confirmed_at is null;
create index newsletter_subscribers_newest on public.newsletter_subscribers (asked_at desc, id);

-- The club's letters. Those that are sent have pages and an archive.
create table public.letters (
  id uuid primary key,
  title text not null check (char_length(title) <= 150),
  -- As the editor has it, as HTML.
  content text not null check (char_length(content) <= 60000),
  -- As mail: {{leave}} stands for the address of the page to unsubscribe.
  body_text text not null check (char_length(body_text) <= 18000),
  body_html text not null check (char_length(body_html) <= 90000),
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'cancelled')),
  send_at timestamptz,
  sent_at timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  slug text not null unique default gen_random_uuid()::text,
  -- Its first words.
  lead text not null default '',
  -- Its page stands in the archive once it is sent.
  is_in_archive boolean not null default true,
  -- What inboxes show behind a letter's title; empty: the letter's first sentence stands there.
  preheader text not null default '',
  -- Each mark grows into an address: a mail may not outgrow the outbox.
  constraint letters_marks check (
    cardinality(string_to_array(body_text, '{{leave}}')) <= 4 and cardinality(string_to_array(body_html, '{{leave}}')) <= 4
  ),
  constraint letters_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint letters_time check (state not in ('scheduled', 'sending', 'sent') or send_at is not null),
  constraint letters_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  constraint letters_lead_length check (char_length(lead) <= 200),
  constraint letters_preheader_length check (char_length(preheader) <= 150),
  constraint letters_preheader_plain check (private.is_plain_line(preheader))
);
create index letters_newest on public.letters (created_at desc);
create index letters_in_work on public.letters (send_at) where state in ('scheduled', 'sending');
create index letters_archived on public.letters (send_at desc, id) where is_in_archive and state in ('sending', 'sent');

-- The subscribers when a letter began, each once. Only an id: who leaves is forgotten, and still counted.
create table private.letter_recipients (
  letter uuid not null references public.letters (id) on delete cascade,
  subscriber uuid not null,
  -- The id that the mail has in the outbox.
  mail uuid not null unique default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'refused', 'left')),
  has_left boolean not null default false,
  -- The secret of the links of one letter to one subscriber: it tells by which letter they leave.
  leave_token uuid not null unique default gen_random_uuid(),
  primary key (letter, subscriber)
);
create index letter_recipients_of_state on private.letter_recipients (letter, state);
create index letter_recipients_of_subscriber on private.letter_recipients (subscriber);

-- Who has left, so that no import brings them back. Their address is erased: the mark only answers whether a given one is among them.
create table private.left_addresses (
  mark text primary key,
  left_at timestamptz not null default now()
);

alter table public.newsletter_subscribers enable row level security;
alter table public.letters enable row level security;
alter table private.letter_recipients enable row level security;
alter table private.left_addresses enable row level security;

create policy "visitors and members have no access" on public.newsletter_subscribers to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.letter_recipients to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.left_addresses to anon, authenticated using (false) with check (false);

create policy "everybody reads the letters of the archive" on public.letters for select to anon, authenticated
  using (is_in_archive and state in ('sending', 'sent'));

-- In the place of the whole rows, without the secrets of its links.
create view private.export_newsletter_subscribers as
select u.id as member, jsonb_build_object(
  'email', s.email, 'asked_at', s.asked_at, 'confirmed_at', s.confirmed_at, 'consent_source', s.consent_source, 'consent_on', s.consent_on
) as entry
from public.newsletter_subscribers s join auth.users u on lower(u.email) = lower(s.email);

-- Stores a subscriber, or a new confirmation link for one who hasn't confirmed, and mails it. The unsubscribe link stays the first one. The
-- answer is the same for known addresses: 'taken', or the seconds until the next try is allowed.
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
    perform private.enqueue_mail(
      replace(mail::text, ask_for_letter.leave_token::text, kept::text)::jsonb, private.pace_mail('letter')
    );
  end if;
  return 'taken';
end
$$;

-- Confirms a subscription; false for an unknown token or one older than a week. Idempotent. Forgets that the address has left: its owner
-- wants the newsletter again. Marks are always locked before subscribers.
create function public.confirm_letter(token uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from private.left_addresses l using public.newsletter_subscribers s
  where s.confirm_token = token and s.confirmed_at is null and s.asked_at > now() - interval '7 days'
    and l.mark = private.address_mark(s.email);
  update public.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where confirm_token = token and (confirmed_at is not null or asked_at > now() - interval '7 days');
  return found;
end
$$;

-- Deletes the subscriber, and remembers that the address has left. Idempotent. The token is the subscriber's; a letter's, which counts who
-- left by it: they got it, whatever its sender could note; or that of a mail of notifications.
create function public.leave_letter(token uuid) returns void
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

-- The confirmed addresses of the newsletter, for the club's own mail tool. Only admins have them: they are personal, and each
-- token unsubscribes its address.
create function public.list_subscribers() returns table (
  email text, confirmed_at timestamptz, leave_token uuid, consent_source text, consent_on date
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_admins();
  return query
    select s.email, s.confirmed_at, s.leave_token, s.consent_source, s.consent_on
    from public.newsletter_subscribers s where s.confirmed_at is not null order by s.email;
end
$$;

-- A letter's mail is tried so often, within seven hours: of 5,000 mails to a provider that fails every third time, nearly all arrive.
create function private.letter_tries() returns integer
language sql immutable parallel safe set search_path = '' as $$ select 10 $$;

-- Begins the letters whose time has come, and keeps the outbox filled with mails of those that are being sent: a few at a time, so that
-- other mails don't wait behind them. Each has links of its own. A recipient's state and mail change in one transaction. Another caller's
-- letter is its work. Mails that a dead sender had when their letter was stopped stay unsent.
create function private.fill_letters() returns void
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

-- A mail that the outbox forgot unsent is never sent.
create function private.note_lost_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.letter_recipients r set state = 'refused' where r.mail = old.id and r.state = 'queued';
  return null;
end
$$;

-- A subscriber who leaves, or is erased, gets no letter that waits. Mails before recipients, as a sender locks them.
create function private.note_leaving() returns trigger
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
create trigger note_leaving after delete on public.newsletter_subscribers
  for each row execute function private.note_leaving();

-- The newest hundred letters, or one.
create function public.find_letters(one uuid default null, with_text boolean default false) returns table (
  id uuid, slug text, title text, preheader text, content text, is_in_archive boolean, state text, send_at timestamptz,
  created_at timestamptz, revision integer, recipients bigint, waiting bigint, sent bigint, refused bigint, gone bigint, has_left bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.id, l.slug, l.title, case when find_letters.with_text then l.preheader end,
      case when find_letters.with_text then l.content end, l.is_in_archive, l.state, l.send_at, l.created_at, l.revision, counts.*
    from public.letters l, lateral (
      select count(*), count(*) filter (where r.state in ('waiting', 'queued')), count(*) filter (where r.state = 'sent'),
        count(*) filter (where r.state = 'refused'), count(*) filter (where r.state = 'left'), count(*) filter (where r.has_left)
      from private.letter_recipients r where r.letter = l.id
    ) as counts
    where find_letters.one is null or l.id = find_letters.one
    order by l.created_at desc, l.id limit 100;
end
$$;

create function public.count_subscribers() returns table (subscribers bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query select count(*) from public.newsletter_subscribers s where s.confirmed_at is not null;
end
$$;

-- Writes a draft; revision 0 is a new one, whose id the caller chooses. Returns 'done', 'gone', 'changed' after a change by others, or
-- 'begun' when it is no draft. What is so already is done.
create function public.save_letter(
  letter uuid, revision integer, title text, content text, body_text text, body_html text, slug text, lead text, is_in_archive boolean,
  preheader text default ''
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  if save_letter.revision = 0 then
    insert into public.letters (id, title, preheader, content, body_text, body_html, slug, lead, is_in_archive)
    values (
      save_letter.letter, save_letter.title, save_letter.preheader, save_letter.content, save_letter.body_text, save_letter.body_html,
      save_letter.slug, save_letter.lead, save_letter.is_in_archive
    )
    on conflict (id) do nothing;
    if found then
      return 'done';
    end if;
  end if;
  select l.* into known from public.letters l where l.id = save_letter.letter for update;
  if not found then
    return 'gone';
  elsif (known.title, known.preheader, known.content, known.is_in_archive)
    = (save_letter.title, save_letter.preheader, save_letter.content, save_letter.is_in_archive) then
    return 'done';
  elsif known.state <> 'draft' then
    return 'begun';
  elsif known.revision <> save_letter.revision then
    return 'changed';
  end if;
  update public.letters l set
    title = save_letter.title, preheader = save_letter.preheader, content = save_letter.content, body_text = save_letter.body_text,
    body_html = save_letter.body_html, slug = save_letter.slug, lead = save_letter.lead, is_in_archive = save_letter.is_in_archive,
    revision = l.revision + 1
  where l.id = known.id;
  return 'done';
end
$$;

-- Sends a draft at a time; without one at once. Returns as save_letter, or 'empty' without subscribers, or 'past' for a time that is over.
create function public.send_letter(letter uuid, revision integer, send_at timestamptz default null) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  select l.* into known from public.letters l where l.id = send_letter.letter for update;
  if not found then
    return 'gone';
  elsif known.state <> 'draft' then
    return 'begun';
  elsif known.revision <> send_letter.revision then
    return 'changed';
  elsif send_letter.send_at < now() - interval '1 minute' then
    return 'past';
  elsif send_letter.send_at is null
    and not exists (select from public.newsletter_subscribers s where s.confirmed_at is not null) then
    return 'empty';
  end if;
  update public.letters l set state = 'scheduled', send_at = coalesce(send_letter.send_at, now()), revision = l.revision + 1
  where l.id = known.id;
  perform private.fill_letters();
  return 'done';
end
$$;

-- A scheduled letter is a draft again; of one that is being sent, what isn't sent stays unsent. Returns 'done', or 'sent' when nothing is
-- left to stop.
create function public.cancel_letter(letter uuid) returns text
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

-- Deletes a draft. Returns 'done', or 'begun' when it is no draft.
create function public.remove_letter(letter uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  delete from public.letters l where l.id = remove_letter.letter and l.state = 'draft';
  return case when exists (select from public.letters l where l.id = remove_letter.letter) then 'begun' else 'done' end;
end
$$;

-- Mails a letter to the caller alone. Returns false when it doesn't exist.
create function public.try_letter(letter uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := (select auth.uid());
  wait integer;
begin
  perform private.ask_for_staff();
  wait := private.take_turn('letter-test', me::text, 10);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html)
  select u.email, c.email, 'Essai : ' || l.title,
    replace(l.body_text, '{{leave}}', page.address), replace(l.body_html, '{{leave}}', page.address)
  from public.letters l join auth.users u on u.id = me left join private.club c on true,
    lateral (select coalesce(c.address, '') || '/newsletter/desinscription' as address) as page
  where l.id = try_letter.letter;
  return found;
end
$$;

create function private.address_mark(email text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(salt.value || ' letter ' || private.ascii_mail_address(email), 'UTF8')), 'hex') from private.salt
$$;

-- Newest first. Who has left is found by the whole address alone.
create function public.find_subscribers(
  words text, of_state text default null, skipped integer default 0, most integer default null
) returns table (id uuid, email text, state text, since timestamptz, consent_source text, consent_on date)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := private.ascii_mail_address(find_subscribers.words);
begin
  perform private.ask_for_admins();
  return query
    select found.* from (
      select s.id, s.email, case when s.confirmed_at is null then 'waiting' else 'confirmed' end,
        coalesce(s.confirmed_at, s.asked_at), s.consent_source, s.consent_on
      from public.newsletter_subscribers s
      where strpos(s.email, wanted) > 0
        and case find_subscribers.of_state
          when 'confirmed' then s.confirmed_at is not null when 'waiting' then s.confirmed_at is null
          else find_subscribers.of_state is null
        end
      union all
      select md5(l.mark)::uuid, wanted, 'left', l.left_at, null, null
      from private.left_addresses l
      where l.mark = private.address_mark(wanted) and coalesce(find_subscribers.of_state, 'left') = 'left'
    ) as found (id, email, state, since, consent_source, consent_on)
    order by found.since desc, found.id
    offset find_subscribers.skipped limit find_subscribers.most;
end
$$;

create function public.count_subscriber_states(words text) returns table (confirmed bigint, waiting bigint, has_left bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  wanted text := private.ascii_mail_address(count_subscriber_states.words);
begin
  perform private.ask_for_admins();
  return query
    select count(*) filter (where s.confirmed_at is not null), count(*) filter (where s.confirmed_at is null),
      (select count(*) from private.left_addresses l where wanted = '' or l.mark = private.address_mark(wanted))
    from public.newsletter_subscribers s where strpos(s.email, wanted) > 0;
end
$$;

-- What becomes of addresses that are imported: 'new', 'known', or 'left' for those that have left and stay away. One that only waits for
-- its confirmation is new. A trial writes nothing; the same import twice writes once.
create function public.import_subscribers(addresses text[], consent_source text, consent_on date, is_trial boolean)
returns table (email text, becomes text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_admins();
  if cardinality(import_subscribers.addresses) > 1000 then
    raise program_limit_exceeded using message = 'a thousand addresses at once';
  elsif not import_subscribers.is_trial and (import_subscribers.consent_source is null or import_subscribers.consent_on is null) then
    raise check_violation using message = 'an import names the consent';
  end if;
  -- Who leaves at this moment is seen, or leaves after the import.
  lock table private.left_addresses in share mode;
  return query
    with asked as materialized (
      select distinct private.ascii_mail_address(a) as email from unnest(import_subscribers.addresses) as a
    ), judged as materialized (
      select a.email, case
        when exists (select from public.newsletter_subscribers s where lower(s.email) = a.email and s.confirmed_at is not null)
          then 'known'
        when exists (select from private.left_addresses l where l.mark = private.address_mark(a.email)) then 'left'
        else 'new'
      end as becomes
      from asked a
    ), written as (
      insert into public.newsletter_subscribers as known
        (email, confirm_token, leave_token, confirmed_at, consent_source, consent_on)
      select j.email, gen_random_uuid(), gen_random_uuid(), now(), import_subscribers.consent_source, import_subscribers.consent_on
      from judged j where j.becomes = 'new' and not import_subscribers.is_trial
      on conflict (lower(email)) do update set
        confirmed_at = now(), consent_source = excluded.consent_source, consent_on = excluded.consent_on
      where known.confirmed_at is null
    )
    select j.email, j.becomes from judged j order by j.email;
end
$$;

-- Erases an address for good, as its owner would. Idempotent.
create function public.erase_subscriber(subscriber uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_admins();
  insert into private.left_addresses (mark)
  select private.address_mark(s.email) from public.newsletter_subscribers s where s.id = erase_subscriber.subscriber
  on conflict do nothing;
  delete from public.newsletter_subscribers s where s.id = erase_subscriber.subscriber;
end
$$;

-- Shows a letter that is sent in the archive, or takes its page away. Returns false without one.
create function public.archive_letter(letter uuid, is_in_archive boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  update public.letters l set is_in_archive = archive_letter.is_in_archive
  where l.id = archive_letter.letter and l.state in ('sending', 'sent');
  return found;
end
$$;

create trigger spell_email before insert or update of email on public.newsletter_subscribers for each row
  execute function private.spell_email();

-- Readers have the archive alone.
create trigger log_change after update on public.letters for each row
  when (
    (old.is_in_archive and old.state in ('sending', 'sent')) is distinct from (new.is_in_archive and new.state in ('sending', 'sent'))
  )
  execute function private.log_kind_change('letters', 'all');

revoke all on public.newsletter_subscribers, public.letters from anon, authenticated;
grant select (id, title, content, send_at, slug, lead) on public.letters to anon, authenticated;
grant all on public.newsletter_subscribers, public.letters, private.letter_recipients, private.left_addresses to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.ask_for_letter(text, uuid, uuid, jsonb, text, text), public.confirm_letter(uuid), public.leave_letter(uuid),
  public.list_subscribers(), public.find_letters(uuid, boolean), public.count_subscribers(),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean, text),
  public.send_letter(uuid, integer, timestamp with time zone), public.cancel_letter(uuid), public.remove_letter(uuid),
  public.try_letter(uuid), public.find_subscribers(text, text, integer, integer), public.count_subscriber_states(text),
  public.import_subscribers(text[], text, date, boolean), public.erase_subscriber(uuid),
  public.archive_letter(uuid, boolean) from public, anon, authenticated;
grant execute on function private.letter_tries(), private.fill_letters(), private.address_mark(text) to service_role;
grant execute on function public.list_subscribers(), public.find_letters(uuid, boolean), public.count_subscribers(),
  public.save_letter(uuid, integer, text, text, text, text, text, text, boolean, text),
  public.send_letter(uuid, integer, timestamp with time zone), public.cancel_letter(uuid), public.remove_letter(uuid),
  public.try_letter(uuid), public.find_subscribers(text, text, integer, integer), public.count_subscriber_states(text),
  public.import_subscribers(text[], text, date, boolean), public.erase_subscriber(uuid),
  public.archive_letter(uuid, boolean) to authenticated, service_role;
grant execute on function public.ask_for_letter(text, uuid, uuid, jsonb, text, text), public.confirm_letter(uuid),
  public.leave_letter(uuid) to service_role;
