-- The club's letters. docs/decisions/0124-letters.md has the reasons.

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
  -- Each mark grows into an address: a mail may not outgrow the outbox.
  constraint letters_marks check (
    cardinality(string_to_array(body_text, '{{leave}}')) <= 4 and cardinality(string_to_array(body_html, '{{leave}}')) <= 4
  ),
  constraint letters_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint letters_time check (state not in ('scheduled', 'sending', 'sent') or send_at is not null)
);
create index letters_newest on public.letters (created_at desc);
create index letters_in_work on public.letters (send_at) where state in ('scheduled', 'sending');

-- The subscribers when a letter began, each once. Only an id: who leaves is forgotten, and still counted.
create table private.letter_recipients (
  letter uuid not null references public.letters (id) on delete cascade,
  subscriber uuid not null,
  -- The id that the mail has in the outbox.
  mail uuid not null unique default gen_random_uuid(),
  state text not null default 'waiting' check (state in ('waiting', 'queued', 'sent', 'refused', 'left')),
  has_left boolean not null default false,
  primary key (letter, subscriber)
);
create index letter_recipients_of_state on private.letter_recipients (letter, state);
create index letter_recipients_of_subscriber on private.letter_recipients (subscriber);

alter table public.outbox add column letter uuid references public.letters (id) on delete cascade;
create index outbox_of_letter on public.outbox (letter, due_at);

alter table public.letters enable row level security;
alter table private.letter_recipients enable row level security;
create policy "visitors and members have no access" on public.letters to anon, authenticated using (false) with check (false);
create policy "visitors and members have no access" on private.letter_recipients to anon, authenticated
  using (false) with check (false);
revoke all on public.letters, private.letter_recipients from anon, authenticated;
grant all on public.letters, private.letter_recipients to service_role;

-- A letter's mail is tried so often, within seven hours: of 5,000 mails to a provider that fails every third time, nearly all arrive.
create function private.letter_tries() returns integer
language sql immutable parallel safe set search_path = '' as $$ select 10 $$;

-- Begins the letters whose time has come, and keeps the outbox filled with mails of those that are being sent: a few at a time, so that
-- other mails don't wait behind them. A recipient's state and mail change in one transaction. Another caller's letter is its work.
create function private.fill_letters() returns void
language plpgsql security definer set search_path = '' as $$
declare
  one public.letters;
begin
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
        where r.letter = one.id and r.subscriber = next.subscriber and r.state = 'waiting' returning r.mail, r.subscriber
      )
      insert into public.outbox (id, letter, recipient, reply_to, subject, body_text, body_html, leave_address)
      select q.mail, one.id, s.email, c.email, one.title,
        replace(one.body_text, '{{leave}}', leave.page), replace(one.body_html, '{{leave}}', leave.page), leave.at_once
      from queued q join public.newsletter_subscribers s on s.id = q.subscriber left join private.club c on true,
        lateral (
          select coalesce(c.address, '') || '/newsletter/desinscription?jeton=' || s.leave_token as page,
            coalesce(c.functions_address, c.address || '/functions/v1') || '/unsubscribe-newsletter?jeton=' || s.leave_token as at_once
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

-- As before, and the letters: behind all other mails, and at most an hour after the try before.
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
    created_at = least(o.created_at, now())
  from due where o.id = due.id
  returning o.*
$$;

-- As before, and the recipients of letters.
create or replace function private.note_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.contact_answers a set sent_at = new.sent_at, failure = new.failure where a.mail = new.id;
  if new.letter is not null and (new.sent_at is not null or new.failure is not null and new.tries >= private.letter_tries()) then
    update private.letter_recipients r set state = case when new.sent_at is null then 'refused' else 'sent' end
    where r.mail = new.id and r.state = 'queued';
  elsif new.letter is not null and new.failure is not null
    and exists (select from public.letters l where l.id = new.letter and l.state = 'cancelled') then
    -- It was in a sender's hand when the letter was stopped.
    update private.letter_recipients r set state = 'waiting' where r.mail = new.id and r.state = 'queued';
    delete from public.outbox o where o.id = new.id;
  end if;
  return null;
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
create trigger note_lost_mail after delete on public.outbox
  for each row when (old.letter is not null and old.sent_at is null) execute function private.note_lost_mail();

-- A subscriber who leaves gets no letter that waits. The latest that they got counts them.
create function private.note_leaving() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.letter_recipients r set state = 'left' where r.subscriber = old.id and r.state in ('waiting', 'queued');
  delete from public.outbox o using private.letter_recipients r
  where r.subscriber = old.id and o.id = r.mail and o.sent_at is null;
  update private.letter_recipients r set has_left = true
  where r.subscriber = old.id and r.state = 'sent' and r.letter = (
    select l.id from private.letter_recipients own join public.letters l on l.id = own.letter
    where own.subscriber = old.id and own.state = 'sent' order by l.send_at desc limit 1
  );
  return null;
end
$$;
create trigger note_leaving after delete on public.newsletter_subscribers
  for each row execute function private.note_leaving();

-- As before, in words for all parts of the panel.
create or replace function private.ask_for_staff() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff may do that';
  end if;
end
$$;

-- The newest hundred letters, or one.
create function public.find_letters(one uuid default null) returns table (
  id uuid, title text, content text, state text, send_at timestamptz, created_at timestamptz, revision integer, recipients bigint,
  waiting bigint, sent bigint, refused bigint, has_left bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select l.id, l.title, l.content, l.state, l.send_at, l.created_at, l.revision, counts.*
    from public.letters l, lateral (
      select count(*), count(*) filter (where r.state in ('waiting', 'queued')), count(*) filter (where r.state = 'sent'),
        count(*) filter (where r.state = 'refused'),
        count(*) filter (where r.state = 'left' or r.has_left)
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
  letter uuid, revision integer, title text, content text, body_text text, body_html text
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.letters;
begin
  perform private.ask_for_staff();
  if save_letter.revision = 0 then
    insert into public.letters (id, title, content, body_text, body_html)
    values (save_letter.letter, save_letter.title, save_letter.content, save_letter.body_text, save_letter.body_html)
    on conflict (id) do nothing;
    if found then
      return 'done';
    end if;
  end if;
  select l.* into known from public.letters l where l.id = save_letter.letter for update;
  if not found then
    return 'gone';
  elsif known.title = save_letter.title and known.content = save_letter.content then
    return 'done';
  elsif known.state <> 'draft' then
    return 'begun';
  elsif known.revision <> save_letter.revision then
    return 'changed';
  end if;
  update public.letters l set
    title = save_letter.title, content = save_letter.content, body_text = save_letter.body_text, body_html = save_letter.body_html,
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

-- A scheduled letter is a draft again; of one that is being sent, what isn't sent stays unsent.
-- Returns 'done', or 'sent' when nothing is left to stop.
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

-- As before, and letters.
create or replace function private.ask_for_due_mails() returns void
language plpgsql security definer set search_path = '' as $$
declare
  functions_address text := (select c.functions_address from private.club c);
begin
  if functions_address is null or to_regnamespace('net') is null then
    return;
  end if;
  perform private.fill_letters();
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

revoke execute on function private.letter_tries(), private.fill_letters(), private.note_lost_mail(), private.note_leaving() from public;
grant execute on function private.letter_tries(), private.fill_letters() to service_role;
revoke all on function public.find_letters(uuid), public.count_subscribers(), public.save_letter(uuid, integer, text, text, text, text),
  public.send_letter(uuid, integer, timestamptz), public.cancel_letter(uuid), public.remove_letter(uuid), public.try_letter(uuid)
  from public, anon, authenticated;
grant execute on function public.find_letters(uuid), public.count_subscribers(),
  public.save_letter(uuid, integer, text, text, text, text), public.send_letter(uuid, integer, timestamptz), public.cancel_letter(uuid),
  public.remove_letter(uuid), public.try_letter(uuid)
  to authenticated, service_role;
