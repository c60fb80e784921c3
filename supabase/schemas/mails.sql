-- The outbox: mails that wait for the functions, which alone, as the service role, read and write it.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (private.is_mail_address(recipient)),
  reply_to text check (private.is_mail_address(reply_to)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 300),
  body_text text not null check (char_length(body_text) <= 20000),
  body_html text not null check (char_length(body_html) <= 100000),
  -- Where mail programs send a POST to unsubscribe.
  leave_address public.web_address,
  -- The application that the mail tells a decision on. The mail is deleted when the decision is undone before it is sent.
  decision_on uuid references public.applications (id) on delete cascade,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0 check (tries >= 0),
  sent_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  letter uuid references public.letters (id) on delete cascade
);
create index outbox_due on public.outbox (due_at) where sent_at is null;
create index outbox_newest on public.outbox (created_at desc);
create index outbox_decisions on public.outbox (decision_on);
create index outbox_of_letter on public.outbox (letter, due_at);

alter table public.outbox enable row level security;

create policy "visitors and members have no access" on public.outbox to anon, authenticated
  using (false) with check (false);

create function private.enqueue_mail(mail jsonb, due_at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html, leave_address, due_at)
  values (
    mail ->> 'to', mail ->> 'replyTo', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail ->> 'leaveAddress',
    enqueue_mail.due_at
  )
$$;

-- Mails that are due, for the caller to send: letters behind all others. Each is claimed until its next try, which comes later and later:
-- when a sender dies, its mail is sent again. A letter waits at most an hour after the try before, and its failure is forgotten while it is
-- tried again. A mail dated in the future by a wrong clock is due too. `materialized` runs the choice once.
create function public.claim_mails(most integer) returns setof public.outbox
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

create function public.close_mail(mail uuid, problem text) returns void
language sql set search_path = '' as $$
  update public.outbox
  set sent_at = case when problem is null then now() end, failure = left(problem, 1000)
  where id = mail
$$;

create trigger note_lost_mail after delete on public.outbox
  for each row when (old.letter is not null and old.sent_at is null) execute function private.note_lost_mail();

revoke all on public.outbox from anon, authenticated;
grant all on public.outbox to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.claim_mails(integer), public.close_mail(uuid, text) from public, anon, authenticated;
grant execute on function private.enqueue_mail(jsonb, timestamp with time zone) to service_role;
grant execute on function public.claim_mails(integer), public.close_mail(uuid, text) to service_role;
