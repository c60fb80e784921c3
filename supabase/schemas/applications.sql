-- Applications: the positions, what members send for one, the staff's decisions and notes, mails to applicants, and the announcement on
-- Discord. The staff edits positions; an application keeps the title and the questions that it was sent for.
-- docs/decisions/0077-positions.md has the reasons.

-- An application's answers: a JSON object with plain names and texts. Nesting is counted first, outside of strings: thousands of levels
-- exhaust the parser's stack. `security definer`: it calls functions of this schema.
create function private.is_answers(experience text) returns boolean
language plpgsql immutable security definer set search_path = '' as $$
declare
  answers jsonb;
begin
  if length(regexp_replace(regexp_replace(experience, '"(?:\\.|[^"\\])*"', '', 'g'), '[^\[{]', '', 'g')) > 100 then
    return false;
  end if;
  answers := experience::jsonb;
  return jsonb_typeof(answers) = 'object'
    and not exists (
      select from jsonb_path_query(answers, 'strict $.** ? (@.type() == "string")') as said
      where not private.is_plain_text(said #>> '{}')
    )
    and not exists (
      select from jsonb_path_query(answers, 'strict $.** ? (@.type() == "object").keyvalue().key') as name
      where not private.is_plain_line(name #>> '{}')
    );
exception when others then
  return false;
end
$$;

-- Whether a list of questions is well-formed. domain/applications/positions.ts and typedPosition.ts have the same limits.
create function private.are_questions(questions jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 12
    and not exists (
      select from jsonb_array_elements(questions) question
      where jsonb_typeof(question) <> 'object' or question - '{name,label,hint}'::text[] <> '{}'
        or not coalesce(
          jsonb_typeof(question -> 'name') = 'string' and jsonb_typeof(question -> 'label') = 'string'
            and jsonb_typeof(question -> 'hint') = 'string'
            and char_length(question ->> 'name') <= 60
            and question ->> 'name' ~ '^(experience|socialMedia|projects|esportKnowledge|q-[a-z0-9]+(-[a-z0-9]+)*)$'
            and char_length(question ->> 'label') <= 100 and private.is_visible(question ->> 'label')
            and private.is_plain_line(question ->> 'label')
            and char_length(question ->> 'hint') <= 200 and private.is_plain_line(question ->> 'hint'),
          false
        )
    )
    and (
      select count(distinct question ->> 'name') from jsonb_array_elements(questions) question
    ) = jsonb_array_length(questions)
$$;

-- Whether a list of short lines is well-formed.
create function private.are_skills(skills text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(skills) <= 8 and array_position(skills, null) is null and not exists (
    select from unnest(skills) skill
    where char_length(skill) > 40 or not private.is_visible(skill) or not private.is_plain_line(skill)
  )
$$;

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  position text not null check (position ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(position) <= 60),
  discord_username text not null check (char_length(discord_username) <= 100),
  age integer check (age between 0 and 150),
  -- JSON as text: the answers to the position's own questions, and who applies.
  experience text not null check (char_length(experience) <= 60000),
  availability text not null check (char_length(availability) <= 2000),
  motivation text not null check (char_length(motivation) <= 5000),
  -- Anything but 'accepted', 'rejected' and 'withdrawn' is pending.
  status text not null default 'pending' check (char_length(status) between 1 and 40),
  created_at timestamptz not null default now(),
  -- For the applicant. The staff's own notes stand in application_notes.
  staff_notes text check (char_length(staff_notes) <= 5000),
  -- Written with a decision and emptied by a trigger: application_reviews keeps the reviewer.
  reviewed_by uuid references public.member_cards (id) on delete set null,
  reviewed_at timestamptz,
  withdrawn_at timestamptz,
  -- As the position was called, and what it asked, when the application was sent.
  position_revision integer,
  position_title text not null default ''
    check (char_length(position_title) <= 60 and private.is_plain_line(position_title)),
  questions jsonb not null default '[]' check (private.are_questions(questions)),
  constraint applications_discord_username_plain check (private.is_plain_line(discord_username)),
  constraint applications_availability_plain check (private.is_plain_text(availability)),
  constraint applications_motivation_plain check (private.is_plain_text(motivation)),
  constraint applications_experience_answers check (private.is_answers(experience)),
  constraint applications_staff_notes_plain check (
    staff_notes !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]'
  )
);
create unique index applications_one_pending on public.applications (user_id, position)
  where status not in ('accepted', 'rejected', 'withdrawn');
create index applications_of_member on public.applications (user_id, created_at desc);
-- One index for each list of the staff: all, the pending ones, those with one status.
create index applications_newest on public.applications (created_at desc, id);
create index applications_waiting on public.applications (created_at desc, id)
  where status not in ('accepted', 'rejected', 'withdrawn');
create index applications_by_status on public.applications (status, created_at desc, id);
create index applications_reviewed_by on public.applications (reviewed_by);
create index applications_for_position on public.applications (position);
-- The figures of a day read the newest applications by it, however many there are.
create index applications_recent on public.applications (created_at) where status <> 'withdrawn';

-- Every decision, also one that was undone. Read by the staff alone.
create table public.application_reviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  status text not null check (status in ('accepted', 'rejected', 'pending')),
  made_by uuid references public.member_cards (id) on delete set null,
  made_at timestamptz not null default now()
);
create index application_reviews_of_application on public.application_reviews (application_id, made_at);
create index application_reviews_made_by on public.application_reviews (made_by);

create table public.application_notes (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  author_id uuid references public.member_cards (id) on delete set null,
  content text not null check (btrim(content) <> '' and char_length(content) <= 5000),
  created_at timestamptz not null default now(),
  constraint application_notes_content_plain check (private.is_visible(content) and private.is_plain_text(content))
);
create index application_notes_of_application on public.application_notes (application_id, created_at);
create index application_notes_author on public.application_notes (author_id);

-- Applications that Discord has not taken yet, for the outbox. Discord can't tell a repeated message from a new one, so a try with an
-- unknown end is the last one.
create table private.announcements (
  application_id uuid primary key references public.applications (id) on delete cascade,
  tries integer not null default 0 check (tries >= 0),
  -- When the next try is due; null during a try, and after the last.
  due_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  created_at timestamptz not null default now()
);
create index announcements_due on private.announcements (due_at) where due_at is not null;

-- What the staff's search of applications reads: position, Discord name and motivation without accents and capitals. A table of its own,
-- because members read and export their applications whole.
create table private.application_words (
  application_id uuid primary key references public.applications (id) on delete cascade,
  words text not null
);
create index application_words_parts on private.application_words using gin (words extensions.gin_trgm_ops);

create table public.positions (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  -- Never changes. Applications name the position by it.
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  title text not null check (char_length(title) <= 60),
  description text not null check (char_length(description) <= 400),
  skills text[] not null default '{}' check (private.are_skills(skills)),
  icon text not null check (
    icon in ('megaphone', 'calendar', 'cut', 'hand', 'mic', 'users', 'star', 'pen', 'image', 'chat', 'globe', 'heart')
  ),
  questions jsonb not null default '[]' check (private.are_questions(questions)),
  -- Members can apply.
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint positions_title_plain check (private.is_visible(title) and private.is_plain_line(title)),
  constraint positions_description_plain check (private.is_visible(description) and private.is_plain_text(description))
);

-- What the position of a slug was called and asked from a revision on. An application that was begun with an earlier one is sent with it,
-- also when the position was removed and one of the same title was added.
create table private.position_versions (
  slug text not null,
  revision integer not null,
  title text not null,
  questions jsonb not null,
  primary key (slug, revision)
);

alter table public.applications enable row level security;
alter table public.application_reviews enable row level security;
alter table public.application_notes enable row level security;
alter table private.announcements enable row level security;
alter table private.application_words enable row level security;
alter table private.position_versions enable row level security;

select private.make_ordered_list('positions', 'slug, title, description, skills, icon, questions');

create policy "members apply for themselves" on public.applications for insert to authenticated
  with check (user_id = (select auth.uid()) and status = 'pending');
create policy "staff decide once, on the applications of others" on public.applications for update to authenticated
  using (
    status not in ('accepted', 'rejected', 'withdrawn') and user_id <> (select auth.uid()) and (select private.is_staff())
  )
  with check (
    status in ('accepted', 'rejected') and user_id <> (select auth.uid()) and (select private.is_staff())
  );
create policy "members read their own applications, staff those not withdrawn" on public.applications
  for select to authenticated
  using (user_id = (select auth.uid()) or (status <> 'withdrawn' and (select private.is_staff())));

create policy "staff read reviews of the applications of others" on public.application_reviews for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.applications a where a.id = application_id and a.user_id = (select auth.uid()))
  );

create policy "staff read internal notes on the applications of others" on public.application_notes for select to authenticated
  using (
    (select private.is_staff())
    and not exists (select from public.applications a where a.id = application_id and a.user_id = (select auth.uid()))
  );
create policy "staff write internal notes in their own name" on public.application_notes for insert to authenticated
  with check (
    author_id = (select auth.uid()) and (select private.is_staff())
    and exists (
      select from public.applications a
      where a.id = application_id and a.status <> 'withdrawn' and a.user_id <> (select auth.uid())
    )
  );

create policy "visitors and members have no access" on private.announcements to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.application_words to anon, authenticated
  using (false) with check (false);

create policy "visitors and members have no access" on private.position_versions to anon, authenticated
  using (false) with check (false);

-- The database's clock dates a decision: it can be undone for ten minutes. A message without a visible character is no message.
create function private.date_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status in ('accepted', 'rejected') and old.status not in ('accepted', 'rejected', 'withdrawn') then
    new.reviewed_at := now();
    new.staff_notes := case when private.is_visible(new.staff_notes) then btrim(new.staff_notes) end;
  end if;
  return new;
end
$$;
create trigger date_review before update of status on public.applications
  for each row execute function private.date_review();

-- Before the write, so that neither the row nor the log behind live changes ever holds the reviewer.
create function private.record_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> old.status and new.status in ('accepted', 'rejected', 'pending') then
    if new.status <> 'pending' and (select auth.uid()) is not null and new.reviewed_by is distinct from (select auth.uid()) then
      raise insufficient_privilege using message = 'the staff decides in its own name';
    end if;
    insert into public.application_reviews (application_id, status, made_by)
    values (new.id, new.status, coalesce(new.reviewed_by, (select auth.uid())));
  end if;
  new.reviewed_by := null;
  return new;
end
$$;
create trigger record_review before update of status, reviewed_by on public.applications
  for each row execute function private.record_review();

-- For applications that are inserted with a decision, by a seed or an import.
create function private.record_first_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.application_reviews (application_id, status, made_by, made_at)
  values (new.id, new.status, new.reviewed_by, coalesce(new.reviewed_at, new.created_at));
  update public.applications set reviewed_by = null where id = new.id;
  return null;
end
$$;
create trigger record_first_review after insert on public.applications
  for each row when (new.status in ('accepted', 'rejected')) execute function private.record_first_review();

-- A retry or a double click is the same note.
create function private.refuse_same_note() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.applications where id = new.application_id for update;
  if exists (
    select from public.application_notes
    where application_id = new.application_id and author_id = new.author_id and content = new.content
      and created_at > now() - interval '10 minutes'
  ) then
    raise exception 'the same note is there already' using errcode = 'unique_violation';
  end if;
  return new;
end
$$;
create trigger refuse_same_note before insert on public.application_notes
  for each row execute function private.refuse_same_note();

-- Withdraws the caller's pending application. Returns 'withdrawn', 'decided', or 'gone' when the caller has no such application.
-- Idempotent. The row is locked before it is read.
create function public.withdraw_application(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  standing text;
begin
  select status into standing from public.applications
  where id = application and user_id = (select auth.uid()) for update;
  if standing is null then
    return 'gone';
  elsif standing = 'withdrawn' then
    return 'withdrawn';
  elsif standing in ('accepted', 'rejected') then
    return 'decided';
  end if;
  update public.applications set status = 'withdrawn', withdrawn_at = now() where id = application;
  return 'withdrawn';
end
$$;

-- Undoes a decision within ten minutes, unless its mail is being sent. Returns 'pending', 'late', 'applied-again' when the applicant has a
-- newer pending application for the position, 'own' for the caller's own application, or 'gone'. Both rows are locked before they are read.
create function public.undo_review(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_one public.applications;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff takes decisions back';
  end if;
  select * into found_one from public.applications where id = application and status <> 'withdrawn' for update;
  if found_one.id is null then
    return 'gone';
  elsif found_one.user_id = (select auth.uid()) then
    return 'own';
  elsif found_one.status not in ('accepted', 'rejected') then
    return 'pending';
  elsif found_one.reviewed_at is null or found_one.reviewed_at <= now() - interval '10 minutes' then
    return 'late';
  end if;
  perform from public.outbox where decision_on = application and sent_at is null for update;
  if exists (select from public.outbox where decision_on = application and sent_at is null and tries > 0) then
    return 'late';
  end if;
  update public.applications set status = 'pending', reviewed_by = null, reviewed_at = null, staff_notes = null
  where id = application;
  return 'pending';
exception when unique_violation then
  return 'applied-again';
end
$$;

-- The staff's search of applications: position, Discord name and motivation, without accents and capitals.
create function public.search_applications(
  words text, of_status text default null, one uuid default null, skipped integer default 0, most integer default null,
  sorted_by text default 'date', upwards boolean default false
) returns setof public.applications
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query execute
    'select a.* from public.applications a where a.status <> ''withdrawn'''
    || case
      when of_status = 'pending' then ' and a.status not in (''accepted'', ''rejected'')'
      when of_status is not null then ' and a.status = $2'
      else ''
    end
    || case when one is null then '' else ' and a.id = $3' end
    || case when search_applications.words = '' then '' else ' and a.id = any (array(select private.applications_about($1)))' end
    || format(
      ' order by %s %s, a.created_at desc, a.id offset $4 limit $5',
      case sorted_by
        when 'name' then 'private.search_key(a.discord_username)'
        when 'position' then 'private.search_key(a.position_title)'
        else 'a.created_at'
      end,
      case when upwards then 'asc' else 'desc' end
    )
  using search_applications.words, of_status, one, skipped, most;
end
$$;

-- Counts the matches by status. Anything but accepted and rejected is pending.
create function public.count_applications(words text)
returns table (pending bigint, accepted bigint, rejected bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads applications';
  end if;
  return query
    select count(*) filter (where a.status not in ('accepted', 'rejected')),
      count(*) filter (where a.status = 'accepted'), count(*) filter (where a.status = 'rejected')
    from public.applications a
    where a.status <> 'withdrawn'
      and (
        count_applications.words = '' or a.id = any (array(select private.applications_about(count_applications.words)))
      );
end
$$;

-- Leaves a new application to the outbox, which tells Discord: soon, or at the pace that many at once have. Of one member's, ten in ten
-- minutes are told.
create function private.announce_application() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.take_turn('announcement', new.user_id::text, 10) = 0 then
    insert into private.announcements (application_id, due_at) values (new.id, private.pace_mail('announcement'));
  end if;
  return null;
end
$$;
-- Not of imported ones, which have a date of their own.
create trigger announce_application after insert on public.applications
  for each row when (new.created_at = now() and new.status = 'pending') execute function private.announce_application();

-- The announcements whose next try is due, for the caller to make it. Only of applications that are still pending.
create function public.claim_announcements(most integer)
returns table (
  application uuid, tries integer, "position" text, position_title text, questions jsonb, discord_username text, age integer,
  experience text, availability text, motivation text
)
language sql set search_path = '' as $$
  with due as (
    select n.application_id from private.announcements n join public.applications a on a.id = n.application_id
    where n.due_at <= now() and a.status not in ('accepted', 'rejected', 'withdrawn')
    order by n.due_at limit claim_announcements.most for update of n skip locked
  ), begun as (
    update private.announcements n set tries = n.tries + 1, due_at = null from due
    where n.application_id = due.application_id
    returning n.application_id, n.tries
  )
  select a.id, begun.tries, a.position, a.position_title, a.questions, a.discord_username, a.age, a.experience, a.availability,
    a.motivation
  from begun join public.applications a on a.id = begun.application_id
$$;

-- Ends a try; without a problem it succeeded. `again`: Discord has certainly not taken it. Eight tries in all, over about four days.
create function public.close_announcement(application uuid, problem text, again boolean) returns void
language plpgsql set search_path = '' as $$
begin
  if close_announcement.problem is null then
    delete from private.announcements n where n.application_id = close_announcement.application;
  else
    update private.announcements n set
      failure = left(close_announcement.problem, 1000),
      due_at = case when close_announcement.again and n.tries < 8 then now() + interval '1 minute' * (4 ^ (n.tries - 1)) end
    where n.application_id = close_announcement.application;
  end if;
end
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
  from auth.users as login,
    lateral (select private.club_name() as name) as club,
    lateral (
      select (select known.address from private.club as known) || '/profile?onglet=candidatures' as address
    ) as place,
    lateral (select coalesce(club.name, 'Le club') as name) as signed,
    lateral (select array['Bonjour,'] || mail_applicant.paragraphs as texts) as said
  where login.id = mail_applicant.applicant and private.is_mail_address(login.email)
$$;

-- Mails name the position as the application does.
create function private.mail_receipt() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- At most ten receipts in ten minutes for a member who applies and withdraws repeatedly.
  if private.take_turn('receipt', new.user_id::text, 10) = 0 then
    perform private.mail_applicant(
      new.user_id,
      'Votre candidature est bien arrivée',
      array[
        'Nous avons reçu votre candidature : ' || new.position_title || '.',
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
          when 'accepted' then 'Bonne nouvelle : votre candidature est acceptée (' || new.position_title || ').'
          else 'Votre candidature n’a pas été retenue cette fois (' || new.position_title || '). Merci de nous avoir écrit.'
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

-- The staff's search reads the title that the application shows, so it needs no list of positions.
create function private.write_application_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.application_words (application_id, words)
  values (
    new.id,
    private.folded(new.position || ' ' || new.position_title || ' ' || new.discord_username || ' ' || new.motivation)
  )
  on conflict (application_id) do update set words = excluded.words;
  return null;
end
$$;
create trigger write_words after insert or update of position, discord_username, motivation on public.applications
  for each row execute function private.write_application_words();

-- The applications with these words. For the staff: it reads past row security, which lets no search use an index.
create function private.applications_about(words text) returns setof uuid
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
begin
  if not private.is_staff() then
    return;
  end if;
  return query
    select w.application_id from private.application_words w
    where w.words like private.containing(private.folded(applications_about.words));
end
$$;

-- A removed position leaves its last revision: the next one of its slug begins above it.
create function private.keep_position_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.position_versions (slug, revision, title, questions)
    values (old.slug, old.revision, old.title, old.questions)
    on conflict do nothing;
    return null;
  end if;
  if tg_op = 'INSERT' or (old.title, old.questions) is distinct from (new.title, new.questions) then
    insert into private.position_versions (slug, revision, title, questions)
    values (new.slug, new.revision, new.title, new.questions)
    on conflict (slug, revision) do update set title = excluded.title, questions = excluded.questions;
  end if;
  return null;
end
$$;
create trigger keep_version after insert or update or delete on public.positions
  for each row execute function private.keep_position_version();

create function private.begin_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := greatest(
    new.revision, (select max(v.revision) + 1 from private.position_versions v where v.slug = new.slug)
  );
  return new;
end
$$;
create trigger begin_revision before insert on public.positions
  for each row execute function private.begin_revision();

-- Keeps the title and the questions of the revision that the applicant was shown; of the first one when there was none so early. An import
-- brings its own.
create function private.keep_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  select v.title, v.questions into new.position_title, new.questions
  from public.positions p join private.position_versions v on v.slug = p.slug
  where p.slug = new.position and v.revision <= greatest(
    coalesce(new.position_revision, p.revision),
    (select min(f.revision) from private.position_versions f where f.slug = new.position)
  )
  order by v.revision desc limit 1;
  if not found then
    new.position_title := new.position;
    new.questions := '[]';
  end if;
  return new;
end
$$;
create trigger keep_questions before insert on public.applications
  for each row when (new.position_title = '') execute function private.keep_questions();

-- Waits for a change of the position in another transaction. While the recruitment is switched off, all positions are closed.
create function private.refuse_closed_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.positions p where p.slug = new.position and p.is_published for share;
  if not found or exists (select from public.switched_off s where s.feature = 'applications') then
    raise check_violation using message = 'the position is not open';
  end if;
  return new;
end
$$;
create trigger refuse_closed_position before insert on public.applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_closed_position();

-- Applications of a removed position would name nothing.
create function private.keep_used_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.applications a where a.position = old.slug) then
    raise check_violation using message = 'applications name the position';
  end if;
  return old;
end
$$;
create trigger keep_used_position before delete on public.positions
  for each row execute function private.keep_used_position();

create function private.log_application_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.changes c where c.item = old.id;
  end if;
  perform private.log_change('applications', case when tg_op <> 'DELETE' then new.id end, 'staff');
  return null;
end
$$;
create trigger log_change after insert or update or delete on public.applications for each row
  execute function private.log_application_change();
create trigger log_own_change after insert or update or delete on public.applications for each row
  execute function private.log_own_change('applications');

create trigger a_limit_rows_begin before insert or update or delete on public.applications for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.applications for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert on public.applications for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('application', '20', '10 minutes');

create trigger a_limit_rows_begin before insert or update or delete on public.application_notes for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.application_notes for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

revoke all on public.applications, public.application_reviews, public.application_notes from anon, authenticated;
grant select on public.applications, public.application_reviews, public.application_notes to authenticated;
grant insert (user_id, "position", discord_username, age, experience, availability, motivation, status,
  position_revision) on public.applications to authenticated;
grant update (status, staff_notes, reviewed_by, reviewed_at) on public.applications to authenticated;
grant insert (application_id, author_id, content) on public.application_notes to authenticated;
grant all on public.applications, public.application_reviews, public.application_notes, private.announcements, private.application_words,
  private.position_versions to service_role;
-- The slug is permanent.
revoke update (slug) on public.positions from authenticated;
revoke execute on all functions in schema private from public;
revoke all on function public.withdraw_application(uuid), public.undo_review(uuid),
  public.search_applications(text, text, uuid, integer, integer, text, boolean), public.count_applications(text),
  public.claim_announcements(integer), public.close_announcement(uuid, text, boolean) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.is_answers(text), private.are_questions(jsonb), private.are_skills(text[]) to authenticated, service_role;
grant execute on function public.withdraw_application(uuid), public.undo_review(uuid),
  public.search_applications(text, text, uuid, integer, integer, text, boolean),
  public.count_applications(text) to authenticated, service_role;
grant execute on function public.claim_announcements(integer), public.close_announcement(uuid, text, boolean) to service_role;
