-- The inbox: visitors' messages, and the staff's answers by mail. Members reach neither table: the staff acts through these functions, each
-- of which asks for the right.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  email text not null check (private.is_mail_address(email)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 150),
  message text not null check (btrim(message) <> '' and char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  state text not null default 'open' check (state in ('open', 'answered', 'closed', 'spam')),
  is_read boolean not null default false,
  -- Of the staff. Who leaves it, or the club, is assigned nothing.
  assigned_to uuid references public.user_roles (user_id) on delete set null,
  -- Grows with each change of state or assignment and with each answer.
  revision integer not null default 1,
  state_since timestamptz not null default now(),
  search_text text generated always as (
    private.search_key(name || ' ' || email || ' ' || subject || ' ' || message)
  ) stored,
  constraint contact_messages_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  constraint contact_messages_subject_plain check (private.is_visible(subject) and private.is_plain_line(subject)),
  constraint contact_messages_message_plain check (private.is_visible(message) and private.is_plain_text(message))
);
create index contact_messages_newest on public.contact_messages (created_at desc);
create index contact_messages_assigned on public.contact_messages (assigned_to);

create table public.contact_answers (
  id uuid primary key default gen_random_uuid(),
  message uuid not null references public.contact_messages (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete set null,
  content text not null check (char_length(content) <= 5000),
  created_at timestamptz not null default now(),
  -- Its mail while the outbox keeps it, and what became of it.
  mail uuid references public.outbox (id) on delete set null,
  sent_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  constraint contact_answers_content_plain check (private.is_visible(content) and private.is_plain_text(content))
);
create index contact_answers_of_message on public.contact_answers (message, created_at);
create index contact_answers_of_member on public.contact_answers (user_id);
create index contact_answers_of_mail on public.contact_answers (mail);

alter table public.contact_messages enable row level security;
alter table public.contact_answers enable row level security;

create policy "visitors and members have no access" on public.contact_messages to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on public.contact_answers to anon, authenticated
  using (false) with check (false);

create view private.export_contact_answers as
select a.user_id as member, jsonb_build_object('id', a.id, 'content', a.content, 'created_at', a.created_at) as entry
from public.contact_answers a;

-- In the place of the whole rows: a message by its confirmed address, with the answers, and without what the staff notes on it.
create view private.export_contact_messages as
select u.id as member, jsonb_build_object(
  'id', m.id, 'name', m.name, 'email', m.email, 'subject', m.subject, 'message', m.message, 'created_at', m.created_at,
  'answers', (
    select coalesce(jsonb_agg(jsonb_build_object('content', a.content, 'created_at', a.created_at) order by a.created_at), '[]')
    from public.contact_answers a where a.message = m.id
  )
) as entry
from public.contact_messages m join auth.users u on lower(u.email) = lower(m.email);

-- Stores a message with its mail. Returns 'taken', or the seconds until the next try is allowed. The same message within ten minutes is a
-- retry; the lock makes it wait for the first.
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
  perform private.enqueue_mail(mail, private.pace_mail('contact'));
  return 'taken';
end
$$;

-- The messages, newest first: those of a state, the unread ones, or without either all but spam. Or one of them.
create function public.find_messages(
  words text, of_state text default null, one uuid default null, skipped integer default 0, most integer default null
) returns table (
  id uuid, name text, email text, subject text, message text, created_at timestamptz, state text, is_read boolean, revision integer,
  assigned jsonb, answers jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select m.id, m.name, m.email, m.subject, m.message, m.created_at, m.state, m.is_read, m.revision,
      (select jsonb_build_object('id', c.id, 'username', c.username) from public.member_cards c where c.id = m.assigned_to),
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', a.id, 'content', a.content, 'created_at', a.created_at,
          'author', (select jsonb_build_object('id', c.id, 'username', c.username) from public.member_cards c where c.id = a.user_id),
          'mail', case
            when a.sent_at is not null then 'sent' when a.failure is not null or a.mail is null then 'refused' else 'waiting'
          end
        ) order by a.created_at, a.id), '[]')
        from public.contact_answers a where a.message = m.id
      )
    from public.contact_messages m
    where case
        when find_messages.one is not null then m.id = find_messages.one
        when find_messages.of_state is null then m.state <> 'spam'
        when find_messages.of_state = 'unread' then m.state <> 'spam' and not m.is_read
        else m.state = find_messages.of_state
      end
      and (find_messages.words = '' or strpos(m.search_text, private.search_key(find_messages.words)) > 0)
    order by m.created_at desc, m.id
    offset find_messages.skipped limit find_messages.most;
end
$$;

create function public.count_messages(words text)
returns table (unread bigint, open bigint, answered bigint, closed bigint, spam bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  return query
    select count(*) filter (where m.state <> 'spam' and not m.is_read), count(*) filter (where m.state = 'open'),
      count(*) filter (where m.state = 'answered'), count(*) filter (where m.state = 'closed'),
      count(*) filter (where m.state = 'spam')
    from public.contact_messages m
    where count_messages.words = '' or strpos(m.search_text, private.search_key(count_messages.words)) > 0;
end
$$;

-- The members to whom a message can be assigned.
create function public.list_colleagues() returns table (id uuid, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.ask_for_staff();
  return query
    select c.id, c.username::text from public.user_roles r join public.member_cards c on c.id = r.user_id
    order by c.name_key nulls last, c.id;
end
$$;

-- False for a message that doesn't exist.
create function public.mark_message(message uuid, is_read boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ask_for_staff();
  update public.contact_messages m set is_read = mark_message.is_read where m.id = mark_message.message;
  return found;
end
$$;

-- Sets state and assignment, as the caller saw them in a revision. Returns 'done', 'gone', or 'changed' after a change by others. What is
-- so already is done: a repeated request is.
create function public.handle_message(message uuid, revision integer, state text, assigned_to uuid) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  known public.contact_messages;
begin
  perform private.ask_for_staff();
  select m.* into known from public.contact_messages m where m.id = handle_message.message for update;
  if not found then
    return 'gone';
  end if;
  if known.state = handle_message.state and known.assigned_to is not distinct from handle_message.assigned_to then
    return 'done';
  end if;
  if known.revision <> handle_message.revision then
    return 'changed';
  end if;
  update public.contact_messages m set
    state = handle_message.state, assigned_to = handle_message.assigned_to, revision = m.revision + 1, is_read = true,
    state_since = case when m.state = handle_message.state then m.state_since else now() end
  where m.id = known.id;
  return 'done';
end
$$;

-- Puts the mail of an answer into the outbox: its text, the club's name and address, then the message that it answers.
create function private.mail_answer(answer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  posted uuid;
begin
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html)
  select m.email, c.email, case when m.subject ~* '^re ?:' then m.subject else 'Re: ' || m.subject end,
    a.content || E'\n\n' || said.signature || E'\n\n' || said.intro || E'\n' || left('> ' || replace(m.message, E'\n', E'\n> '), 12000) || E'\n',
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body><p>' || private.escape_html(a.content)
      || '</p><p>' || private.escape_html(said.signature) || '</p><p>' || private.escape_html(said.intro) || '</p><blockquote>'
      || private.escape_html(m.message) || '</blockquote></body></html>'
  from public.contact_answers a join public.contact_messages m on m.id = a.message left join private.club c on true,
    lateral (
      select 'Le ' || to_char(m.created_at at time zone 'Europe/Paris', 'DD/MM/YYYY') || ', ' || m.name || ' a écrit :' as intro,
        concat_ws(E'\n', 'L''équipe du club', c.name, c.address) as signature
    ) as said
  where a.id = mail_answer.answer
  returning id into posted;
  update public.contact_answers a set mail = posted, failure = null where a.id = mail_answer.answer;
end
$$;

-- What became of an answer's mail, and of a letter's, outlives the mail. A mail that was taken counts as sent however late that is told.
create function private.note_mail() returns trigger
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
create trigger note_mail after update of sent_at, failure on public.outbox
  for each row execute function private.note_mail();

-- Answers a message by mail. Returns 'done', 'gone', or 'changed' when others changed or answered it since the revision. The caller's same
-- text again within ten minutes is a retry; the row's lock makes it wait for the first. It sends a refused mail again.
create function public.answer_message(message uuid, revision integer, words text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := (select auth.uid());
  known public.contact_messages;
  wait integer;
  answer uuid;
begin
  perform private.ask_for_staff();
  select m.* into known from public.contact_messages m where m.id = answer_message.message for update;
  if not found then
    return 'gone';
  end if;
  perform public.resend_answer(a.id) from public.contact_answers a
  where a.message = known.id and a.user_id = me and a.content = answer_message.words
    and a.created_at > now() - interval '10 minutes';
  if found then
    return 'done';
  end if;
  if known.revision <> answer_message.revision then
    return 'changed';
  end if;
  wait := private.take_turn('answer', me::text, 30);
  if wait > 0 then
    perform private.refuse_until(wait);
  end if;
  insert into public.contact_answers (message, user_id, content) values (known.id, me, answer_message.words)
  returning id into answer;
  update public.contact_messages m set
    state = 'answered', assigned_to = coalesce(m.assigned_to, me), revision = m.revision + 1, is_read = true,
    state_since = case when m.state = 'answered' then m.state_since else now() end
  where m.id = known.id;
  perform private.mail_answer(answer);
  return 'done';
end
$$;

-- Sends an answer again whose mail was refused, or is gone unsent; nothing happens to others. A mail that may be on its way keeps the
-- minute of its claim.
create function public.resend_answer(answer uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known public.contact_answers;
begin
  perform private.ask_for_staff();
  select a.* into known from public.contact_answers a where a.id = resend_answer.answer for update;
  if not found or known.sent_at is not null or known.failure is null and known.mail is not null then
    return;
  end if;
  update public.outbox o set
    failure = null, tries = 0,
    due_at = case
      when o.tries < 2 then now()
      else greatest(now(), o.due_at - interval '1 minute' * (4 ^ (o.tries - 1)) + interval '1 minute')
    end
  where o.id = known.mail;
  if not found then
    perform private.mail_answer(known.id);
  end if;
end
$$;

create trigger spell_email before insert or update of email on public.contact_messages for each row
  execute function private.spell_email();

revoke all on public.contact_messages, public.contact_answers from anon, authenticated;
grant all on public.contact_messages, public.contact_answers to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.take_contact_message(text, text, text, text, jsonb, text, text),
  public.find_messages(text, text, uuid, integer, integer), public.count_messages(text), public.list_colleagues(),
  public.mark_message(uuid, boolean), public.handle_message(uuid, integer, text, uuid), public.answer_message(uuid, integer, text),
  public.resend_answer(uuid) from public, anon, authenticated;
grant execute on function public.find_messages(text, text, uuid, integer, integer), public.count_messages(text), public.list_colleagues(),
  public.mark_message(uuid, boolean), public.handle_message(uuid, integer, text, uuid), public.answer_message(uuid, integer, text),
  public.resend_answer(uuid) to authenticated, service_role;
grant execute on function public.take_contact_message(text, text, text, text, jsonb, text, text) to service_role;
