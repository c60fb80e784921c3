-- Messages: contact messages, newsletter subscribers, the outbox, and the mails to applicants. Only the server's functions, as the service
-- role, read and write these tables.

-- One plain address without display name and invisible characters. The site and the functions have the same rule.
create function private.is_mail_address(address text) returns boolean
language sql immutable set search_path = '' as $$
  select address !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'
    and address ~ '^[^\s@<>()\[\]\\,;:"]+@[^\s@<>()\[\]\\,;:".]+(\.[^\s@<>()\[\]\\,;:".]+)+$'
    and char_length(address) <= 254
$$;

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null check (private.is_mail_address(recipient)),
  reply_to text check (private.is_mail_address(reply_to)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 300),
  body_text text not null check (char_length(body_text) <= 20000),
  body_html text not null check (char_length(body_html) <= 100000),
  -- Where mail programs send a POST to unsubscribe.
  leave_address text check (leave_address ~ '^https?://\S+$' and char_length(leave_address) <= 2000),
  -- The application that the mail tells a decision on. The mail is deleted when the decision is undone before it is sent.
  decision_on uuid references public.applications (id) on delete cascade,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0 check (tries >= 0),
  sent_at timestamptz,
  failure text check (char_length(failure) <= 1000)
);
create index outbox_due on public.outbox (due_at) where sent_at is null;
create index outbox_newest on public.outbox (created_at desc);
create index outbox_decisions on public.outbox (decision_on);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  email text not null check (private.is_mail_address(email)),
  subject text not null check (btrim(subject) <> '' and subject !~ '[\n\r]' and char_length(subject) <= 150),
  message text not null check (btrim(message) <> '' and char_length(message) <= 5000),
  created_at timestamptz not null default now(),
  constraint contact_messages_name_plain check (private.is_visible(name) and private.is_plain_line(name)),
  constraint contact_messages_subject_plain check (private.is_visible(subject) and private.is_plain_line(subject)),
  constraint contact_messages_message_plain check (private.is_visible(message) and private.is_plain_text(message))
);
create index contact_messages_newest on public.contact_messages (created_at desc);

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (private.is_mail_address(email)),
  confirm_token uuid not null unique,
  leave_token uuid not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- An address that hasn't confirmed is mailed three times a day at most: a visitor can enter another person's address.
  mails_today integer not null default 1 check (mails_today > 0),
  today_began_at timestamptz not null default now()
);
create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_unconfirmed on public.newsletter_subscribers (asked_at) where confirmed_at is null;

-- The club's name and address in mails that the database writes. The functions copy them from their settings.
create table private.club (
  only_one boolean primary key default true check (only_one),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  -- Of the site, without a slash at its end.
  address text not null check (address ~ '^https?://[^\s"<>]+$' and char_length(address) <= 500)
);

alter table public.outbox enable row level security;
alter table public.contact_messages enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table private.club enable row level security;

create policy "visitors and members have no access" on public.outbox to anon, authenticated
  using (false) with check (false);
create policy "visitors and members have no access" on public.contact_messages to anon, authenticated
  using (false) with check (false);
create policy "visitors and members have no access" on public.newsletter_subscribers to anon, authenticated
  using (false) with check (false);
create policy "visitors and members have no access" on private.club to anon, authenticated
  using (false) with check (false);

revoke all on public.outbox, public.contact_messages, public.newsletter_subscribers, private.club from anon, authenticated;
grant all on public.outbox, public.contact_messages, public.newsletter_subscribers, private.club to service_role;

create function public.remember_club(name text, address text) returns void
language sql set search_path = '' as $$
  insert into private.club as known (name, address) values (remember_club.name, remember_club.address)
  on conflict (only_one) do update set name = excluded.name, address = excluded.address
  where (known.name, known.address) is distinct from (excluded.name, excluded.address)
$$;

create function private.enqueue_mail(mail jsonb, due_at timestamptz default now()) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (recipient, reply_to, subject, body_text, body_html, leave_address, due_at)
  values (
    mail ->> 'to', mail ->> 'replyTo', mail ->> 'subject', mail ->> 'text', mail ->> 'html', mail ->> 'leaveAddress',
    enqueue_mail.due_at
  )
$$;

-- Mails that are due, for the caller to send. Each is claimed until its next try, which comes later and later: when a sender dies, its
-- mail is sent again. A mail dated in the future by a wrong clock is due too. `materialized` runs the choice once.
create function public.claim_mails(most integer) returns setof public.outbox
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

create function public.close_mail(mail uuid, problem text) returns void
language sql set search_path = '' as $$
  update public.outbox
  set sent_at = case when problem is null then now() end, failure = left(problem, 1000)
  where id = mail
$$;

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

-- Confirms a subscription; false for an unknown token or one older than a week. Idempotent.
create function public.confirm_letter(token uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
  where confirm_token = token and (confirmed_at is not null or asked_at > now() - interval '7 days');
  return found;
end
$$;

-- Deletes the subscriber. Idempotent.
create function public.leave_letter(token uuid) returns void
language sql set search_path = '' as $$
  delete from public.newsletter_subscribers where leave_token = token
$$;

-- A position's title in mails, for applicants of any gender.
create function private.position_title("position" text) returns text
language sql immutable set search_path = '' as $$
  select case "position"
    when 'community-manager' then 'Community manager'
    when 'event-manager' then 'Event manager'
    when 'video-editor' then 'Montage vidéo'
    when 'partnership-manager' then 'Responsable partenariats'
    when 'content-creator' then 'Création de contenu'
    else "position"
  end
$$;

-- Escapes HTML, with a no-break space where French sets one.
create function private.escape_html(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(
    regexp_replace(
      replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'),
      ' ([:;!?»])', U&'\00A0' || '\1', 'g'
    ),
    E'\n', '<br>'
  )
$$;

-- Puts a mail to an applicant into the outbox: paragraphs, then the link to their applications. No mail for an invalid address; without
-- remember_club() the mail has no club name and no link.
create function private.mail_applicant(
  applicant uuid, subject text, paragraphs text[], due_at timestamptz, decision_on uuid
) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (recipient, subject, body_text, body_html, due_at, decision_on)
  select
    login.email,
    left(mail_applicant.subject || coalesce(' (' || club.name || ')', ''), 300),
    array_to_string(
      said.texts || ('Suivre ma candidature :' || E'\n' || place.address) || signed.name, E'\n\n'
    ) || E'\n',
    '<!doctype html><html lang="fr"><head><meta charset="utf-8"></head><body>'
      || (select string_agg('<p>' || private.escape_html(paragraph) || '</p>', '') from unnest(said.texts) as paragraph)
      || coalesce('<p><a href="' || private.escape_html(place.address) || '">Suivre ma candidature</a></p>', '')
      || '<p>' || private.escape_html(signed.name) || '</p></body></html>',
    mail_applicant.due_at,
    mail_applicant.decision_on
  from auth.users as login
    left join private.club as club on true,
    lateral (select club.address || '/profile?onglet=candidatures' as address) as place,
    lateral (select coalesce(club.name, 'Le club') as name) as signed,
    lateral (select array['Bonjour,'] || mail_applicant.paragraphs as texts) as said
  where login.id = mail_applicant.applicant and private.is_mail_address(login.email)
$$;

create function private.mail_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- At most ten receipts in ten minutes for a member who applies and withdraws repeatedly.
  if private.take_turn('receipt', new.user_id::text, 10) = 0 then
    perform private.mail_applicant(
      new.user_id,
      'Votre candidature est bien arrivée',
      array[
        'Nous avons reçu votre candidature : ' || private.position_title(new.position) || '.',
        'Quelqu’un du staff la lit, et vous répond. Vous pouvez la suivre, ou la retirer, dans votre espace personnel.'
      ],
      private.pace_mail('receipt'),
      null
    );
  end if;
  return null;
end
$$;
-- Only for applications dated now: an imported one has a date of its own.
create trigger mail_receipt after insert on public.applications
  for each row when (new.created_at = now()) execute function private.mail_receipt();

-- A decision's mail waits for ten minutes: until then the decision can be undone or changed.
create function private.mail_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  waited boolean;
begin
  delete from public.outbox where decision_on = new.id and sent_at is null;
  waited := found;
  if new.status in ('accepted', 'rejected') and (new.status <> old.status or waited) then
    perform private.mail_applicant(
      new.user_id,
      case new.status when 'accepted' then 'Votre candidature est acceptée' else 'Réponse à votre candidature' end,
      array[
        case new.status
          when 'accepted' then 'Bonne nouvelle : votre candidature est acceptée (' || private.position_title(new.position) || ').'
          else 'Votre candidature n’a pas été retenue cette fois (' || private.position_title(new.position) || '). Merci de nous avoir écrit.'
        end
      ] || case when btrim(new.staff_notes) <> '' then array['Le mot du staff :' || E'\n' || new.staff_notes] else '{}'::text[] end,
      now() + interval '10 minutes',
      new.id
    );
  end if;
  return null;
end
$$;
create trigger mail_decision after update of status, staff_notes on public.applications
  for each row execute function private.mail_decision();

revoke execute on all functions in schema private from public;
grant execute on function private.is_mail_address(text), private.enqueue_mail(jsonb, timestamptz) to service_role;
revoke all on function public.remember_club(text, text), public.claim_mails(integer), public.close_mail(uuid, text),
  public.take_contact_message(text, text, text, text, jsonb, text, text),
  public.ask_for_letter(text, uuid, uuid, jsonb, text, text), public.confirm_letter(uuid), public.leave_letter(uuid)
  from public, anon, authenticated;
grant execute on function public.remember_club(text, text), public.claim_mails(integer), public.close_mail(uuid, text),
  public.take_contact_message(text, text, text, text, jsonb, text, text),
  public.ask_for_letter(text, uuid, uuid, jsonb, text, text), public.confirm_letter(uuid), public.leave_letter(uuid)
  to service_role;
