-- Applications: what members send to become one of the club's people, what the staff notes about them, and the mails that tell
-- whoever applied.

-- Whether whoever asks is staff.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()))
$$;

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  position text not null check (
    position in ('community-manager', 'event-manager', 'video-editor', 'partnership-manager', 'content-creator')
  ),
  discord_username text not null check (char_length(discord_username) <= 100),
  age integer check (age between 0 and 150),
  -- JSON as text: the answers to the role's own questions, and who applies.
  experience text not null check (char_length(experience) <= 40000),
  availability text not null check (char_length(availability) <= 2000),
  motivation text not null check (char_length(motivation) <= 5000),
  -- What is none of 'accepted', 'rejected' and 'withdrawn' is pending, whatever it says.
  status text not null default 'pending' check (char_length(status) between 1 and 40),
  created_at timestamptz not null default now(),
  -- For whoever applied. What the staff keeps to itself stands in application_notes.
  staff_notes text check (char_length(staff_notes) <= 5000),
  reviewed_by uuid references public.profiles (id) on delete set null,
  reviewed_at timestamptz,
  withdrawn_at timestamptz,
  -- When the club's people were told, which they are once.
  announced_at timestamptz
);
create unique index applications_one_pending on public.applications (user_id, position)
  where status not in ('accepted', 'rejected', 'withdrawn');
create index applications_of_member on public.applications (user_id, created_at desc);
create index applications_newest on public.applications (created_at desc);
create index applications_reviewed_by on public.applications (reviewed_by);

create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  author_id uuid references public.member_cards (id) on delete set null,
  content text not null check (btrim(content) <> '' and char_length(content) <= 5000),
  created_at timestamptz not null default now()
);
create index application_notes_of_application on public.application_notes (application_id, created_at);
create index application_notes_author on public.application_notes (author_id);

-- What mails say of the club. The functions know it from their settings and say it here.
create table private.club (
  only_one boolean primary key default true check (only_one),
  name text not null check (btrim(name) <> '' and name !~ '[\n\r]' and char_length(name) <= 100),
  -- The site's, without a slash at its end.
  address text not null check (address ~ '^https?://[^\s"<>]+$' and char_length(address) <= 500)
);

create function public.remember_club(name text, address text) returns void
language sql set search_path = '' as $$
  insert into private.club as known (name, address) values (remember_club.name, remember_club.address)
  on conflict (only_one) do update set name = excluded.name, address = excluded.address
  where (known.name, known.address) is distinct from (excluded.name, excluded.address)
$$;

-- A decision's mail waits in the outbox, and goes if the decision is taken back before it has left.
alter table public.outbox add column decision_on uuid references public.applications (id) on delete cascade;
create index outbox_decisions on public.outbox (decision_on);

create function private.role_title("position" text) returns text
language sql immutable set search_path = '' as $$
  select case "position"
    when 'community-manager' then 'Community manager'
    when 'event-manager' then 'Event manager'
    when 'video-editor' then 'Monteur vidéo'
    when 'partnership-manager' then 'Responsable partenariats'
    when 'content-creator' then 'Créateur de contenu'
    else "position"
  end
$$;

create function private.as_html(words text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(replace(replace(words, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;'), E'\n', '<br>')
$$;

-- Puts a mail to whoever applied into the outbox: its paragraphs, then the way to their applications. An address that no mail can
-- go to keeps nothing from happening, and a club that nobody has told of yet is only nameless.
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
      || (select string_agg('<p>' || private.as_html(paragraph) || '</p>', '') from unnest(said.texts) as paragraph)
      || coalesce('<p><a href="' || private.as_html(place.address) || '">Suivre ma candidature</a></p>', '')
      || '<p>' || private.as_html(signed.name) || '</p></body></html>',
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
  -- Whoever sends and takes back without end gets a few mails of it.
  if private.take_turn('receipt', new.user_id::text, 10, 60) then
    perform private.mail_applicant(
      new.user_id,
      'Votre candidature est bien arrivée',
      array[
        'Nous avons reçu votre candidature : ' || private.role_title(new.position) || '.',
        'Quelqu''un du staff la lit, et vous répond. Vous pouvez la suivre, ou la retirer, dans votre espace personnel.'
      ],
      now(),
      null
    );
  end if;
  return null;
end
$$;
-- What is brought along from elsewhere has a date of its own, and was told then.
create trigger mail_receipt after insert on public.applications
  for each row when (new.created_at = now()) execute function private.mail_receipt();

-- Ten minutes lie between a decision and its mail: one that is undone or changed meanwhile never leaves.
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
          when 'accepted' then 'Bonne nouvelle : votre candidature est acceptée (' || private.role_title(new.position) || ').'
          else 'Votre candidature n''a pas été retenue cette fois (' || private.role_title(new.position) || '). Merci de nous avoir écrit.'
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

-- Takes back a pending application of whoever asks. Says how it stands after that: 'withdrawn', 'decided', or 'gone' when they
-- have no such one. Twice is as good as once. A function, because staff and members are one role to the database, and what
-- one of them may write the other may not.
create function public.withdraw_application(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  standing text;
begin
  update public.applications set status = 'withdrawn', withdrawn_at = now()
  where id = application and user_id = (select auth.uid()) and status not in ('accepted', 'rejected', 'withdrawn');
  select status into standing from public.applications where id = application and user_id = (select auth.uid());
  return case when standing is null then 'gone' when standing = 'withdrawn' then 'withdrawn' else 'decided' end;
end
$$;

-- A pending application of that member's, for the club's people to hear of. Once: whoever asks again gets no row, nor does whoever
-- has applied too often lately.
create function public.announce_application(application uuid, applicant uuid)
returns table ("position" text, discord_username text, age integer, experience text, availability text, motivation text)
language plpgsql set search_path = '' as $$
#variable_conflict use_column
begin
  if not exists (
    select from public.applications
    where id = application and user_id = applicant and announced_at is null
      and status not in ('accepted', 'rejected', 'withdrawn')
  ) or not private.take_turn('announcement', applicant::text, 10, 60) then
    return;
  end if;
  return query
    update public.applications a set announced_at = now()
    where a.id = application and a.user_id = applicant and a.announced_at is null
    returning a.position, a.discord_username, a.age, a.experience, a.availability, a.motivation;
end
$$;

alter table public.applications enable row level security;
alter table public.application_notes enable row level security;
alter table private.club enable row level security;

create policy "members read their own applications" on public.applications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members apply for themselves" on public.applications for insert to authenticated
  with check (user_id = (select auth.uid()) and status = 'pending');
create policy "staff read internal notes" on public.application_notes for select to authenticated
  using ((select private.is_staff()));
create policy "nobody needs it but the mails" on private.club to anon, authenticated
  using (false) with check (false);

revoke all on public.applications, public.application_notes, private.club from anon, authenticated;
grant select on public.applications, public.application_notes to authenticated;
grant insert (user_id, position, discord_username, age, experience, availability, motivation, status)
  on public.applications to authenticated;
grant all on public.applications, public.application_notes, private.club to service_role;

revoke all on function public.withdraw_application(uuid), public.announce_application(uuid, uuid),
  public.remember_club(text, text) from public, anon, authenticated;
grant execute on function public.withdraw_application(uuid) to authenticated, service_role;
grant execute on function public.announce_application(uuid, uuid), public.remember_club(text, text) to service_role;

revoke execute on all functions in schema private from public;
grant execute on function private.is_staff() to authenticated, service_role;

-- Where changes are told live; elsewhere there is no such publication.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.applications;
  end if;
end
$$;
