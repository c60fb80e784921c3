-- What visitors write to the club, who wants its letter, and the mails that wait to be sent. Nobody comes near these tables but
-- the server's functions, which are the service role and call what stands at the end of this file.

-- The same rule as in the site and in the functions: one plain address, no display name, no second line.
create function private.is_mail_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address ~ '^[^\s@<>()\[\]\\,;:"]+@[^\s@<>()\[\]\\,;:".]+(\.[^\s@<>()\[\]\\,;:".]+)+$' and char_length(address) <= 254
$$;

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  email text not null check (private.is_mail_address(email)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 150),
  message text not null check (btrim(message) <> '' and char_length(message) <= 5000),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on public.contact_messages (created_at desc);

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_mail_address(email)),
  confirm_token uuid not null unique,
  leave_token uuid not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (asked_at) where confirmed_at is null;

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (private.is_mail_address(recipient)),
  reply_to text check (private.is_mail_address(reply_to)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 300),
  body_text text not null check (char_length(body_text) <= 20000),
  body_html text not null check (char_length(body_html) <= 100000),
  -- Where mail programs send a POST when their reader wants no more of these.
  leave_address text check (leave_address ~ '^https?://\S+$' and char_length(leave_address) <= 2000),
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0 check (tries >= 0),
  sent_at timestamptz,
  failure text check (char_length(failure) <= 1000)
);
create index outbox_due on public.outbox (due_at) where sent_at is null;
create index outbox_newest on public.outbox (created_at desc);

-- Who did what lately, so that nobody does it too often. A peer is a fingerprint that the functions make of an address.
create table private.turns (
  act text not null check (char_length(act) <= 40),
  peer text not null check (char_length(peer) <= 64),
  taken_at timestamptz not null default now()
);
create index turns_lately on private.turns (act, taken_at);

-- Whether it may be done once more within ten minutes: so often by one peer, so often by all. A refused try doesn't count, so
-- that whoever goes on trying isn't kept out by it.
create function private.take_turn(act text, peer text, by_one integer, by_all integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  own integer;
  whole integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('turns of ' || take_turn.act, 0));
  select count(*) filter (where t.peer = take_turn.peer), count(*) into own, whole from private.turns t
  where t.act = take_turn.act and t.taken_at > now() - interval '10 minutes';
  if own >= by_one or whole >= by_all then
    return false;
  end if;
  insert into private.turns (act, peer) values (take_turn.act, take_turn.peer);
  return true;
end
$$;

create function private.put_into_outbox(mail jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html, leave_address)
  values (mail ->> 'to', mail ->> 'replyTo', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail ->> 'leaveAddress')
$$;

-- Keeps a message and its mail, or neither. The same message again is a retry whose first answer was lost.
create function public.take_contact_message(name text, email text, subject text, message text, mail jsonb, peer text)
returns text language plpgsql set search_path = '' as $$
begin
  if exists (
    select from public.contact_messages m
    where m.email = take_contact_message.email and m.subject = take_contact_message.subject
      and m.message = take_contact_message.message and m.created_at > now() - interval '10 minutes'
  ) then
    return 'taken';
  end if;
  if not private.take_turn('contact', peer, 10, 60) then
    return 'too-many';
  end if;
  insert into public.contact_messages (name, email, subject, message) values (name, email, subject, message);
  perform private.put_into_outbox(mail);
  return 'taken';
end
$$;

-- Remembers who wants the letter, and mails them what confirms it. Whoever has it already, or was mailed a moment ago, gets
-- nothing; the answer is the same for all, so that nobody learns who reads the letter.
create function public.ask_for_letter(email text, confirm_token uuid, leave_token uuid, mail jsonb, peer text)
returns text language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if not private.take_turn('letter', peer, 10, 60) then
    return 'too-many';
  end if;
  insert into public.newsletter_subscribers as known (email, confirm_token, leave_token)
  values (email, confirm_token, leave_token)
  on conflict (lower(email)) do update
    set confirm_token = excluded.confirm_token, leave_token = excluded.leave_token, asked_at = now()
    where known.confirmed_at is null and known.asked_at < now() - interval '10 minutes';
  if found then
    perform private.put_into_outbox(mail);
  end if;
  return 'taken';
end
$$;

-- Whether the token's owner reads the letter from now on. A link is good for a week, and may be followed twice.
create function public.confirm_letter(token uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where confirm_token = token and (confirmed_at is not null or asked_at > now() - interval '7 days');
  return found;
end
$$;

-- Forgets the token's owner. Twice is as good as once.
create function public.leave_letter(token uuid) returns void
language sql set search_path = '' as $$
  delete from public.newsletter_subscribers where leave_token = token
$$;

-- Mails whose time has come, for whoever sends them now. Each is out of reach until its next try, which comes later and later:
-- a sender that dies in between leaves a mail that is sent again, never one that is lost.
create function public.claim_mails(most integer) returns setof public.outbox
language sql set search_path = '' as $$
  update public.outbox set tries = tries + 1, due_at = now() + interval '1 minute' * (4 ^ tries)
  where id in (
    select id from public.outbox where sent_at is null and due_at <= now() and tries < 8
    order by due_at limit most for update skip locked
  )
  returning *
$$;

create function public.close_mail(mail uuid, problem text) returns void
language sql set search_path = '' as $$
  update public.outbox
  set sent_at = case when problem is null then now() end, failure = left(problem, 1000)
  where id = mail
$$;

-- Forgets what has been kept long enough; the privacy page says how long. The embedded backend calls it once a day, cron does on
-- a hosted project.
create function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - interval '12 months';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where taken_at < now() - interval '1 day';
  -- The counter on the tip stays.
  delete from public.tip_views where day < current_date - 30;
$$;

alter table public.contact_messages enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table public.outbox enable row level security;
alter table private.turns enable row level security;

create policy "nobody reads what was written to the club" on public.contact_messages to anon, authenticated
  using (false) with check (false);
create policy "nobody learns who reads the letter" on public.newsletter_subscribers to anon, authenticated
  using (false) with check (false);
create policy "nobody reads or writes mails" on public.outbox to anon, authenticated
  using (false) with check (false);
create policy "nobody learns who did what" on private.turns to anon, authenticated
  using (false) with check (false);

revoke all on public.contact_messages, public.newsletter_subscribers, public.outbox, private.turns from anon, authenticated;
grant all on public.contact_messages, public.newsletter_subscribers, public.outbox to service_role;
grant usage on schema private to service_role;

revoke all on function public.take_contact_message(text, text, text, text, jsonb, text),
  public.ask_for_letter(text, uuid, uuid, jsonb, text), public.confirm_letter(uuid), public.leave_letter(uuid),
  public.claim_mails(integer), public.close_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.take_contact_message(text, text, text, text, jsonb, text),
  public.ask_for_letter(text, uuid, uuid, jsonb, text), public.confirm_letter(uuid), public.leave_letter(uuid),
  public.claim_mails(integer), public.close_mail(uuid, text) to service_role;

revoke execute on all functions in schema private from public;
grant execute on function private.is_mail_address(text), private.take_turn(text, text, integer, integer),
  private.put_into_outbox(jsonb) to service_role;
