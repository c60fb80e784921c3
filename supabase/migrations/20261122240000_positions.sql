-- The positions that members apply for. The staff edits them; an application keeps the title and the questions that it was sent for.
-- docs/decisions/0077-positions.md has the reasons.

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
select private.make_ordered_list('positions', 'slug, title, description, skills, icon, questions');
revoke update (slug) on public.positions from authenticated;

-- What the position of a slug was called and asked from a revision on. An application that was begun with an earlier one is sent with it,
-- also when the position was removed and one of the same title was added.
create table private.position_versions (
  slug text not null,
  revision integer not null,
  title text not null,
  questions jsonb not null,
  primary key (slug, revision)
);
alter table private.position_versions enable row level security;
create policy "visitors and members have no access" on private.position_versions to anon, authenticated
  using (false) with check (false);
revoke all on private.position_versions from anon, authenticated;
grant all on private.position_versions to service_role;

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

-- As the position was called, and what it asked, when the application was sent. Those of before were asked what the site's code had.
alter table public.applications
  add column position_revision integer,
  add column position_title text not null default ''
    check (char_length(position_title) <= 60 and private.is_plain_line(position_title)),
  add column questions jsonb not null default '[]' check (private.are_questions(questions));
update public.applications a set
  position_title = private.position_title(a.position),
  questions = case a.position
    when 'community-manager' then '[
      {"name": "experience", "label": "Expérience", "hint": "Un club, une association, un compte que vous avez fait vivre."},
      {"name": "socialMedia", "label": "Réseaux sociaux", "hint": "Ceux que vous connaissez, avec un lien si vous en avez un."},
      {"name": "projects", "label": "Projets", "hint": "Ce que vous avez fait, même petit, même pour vous."},
      {"name": "esportKnowledge", "label": "Connaissance de l''esport", "hint": "Les jeux et les équipes que vous suivez."}
    ]'::jsonb
    else '[]'::jsonb
  end;
alter table public.applications
  drop constraint applications_position_check,
  add constraint applications_position_check check (position ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(position) <= 60),
  -- Twelve answers of 2,000 characters each, which JSON may escape.
  drop constraint applications_experience_check,
  add constraint applications_experience_check check (char_length(experience) <= 60000);
create index applications_for_position on public.applications (position);
grant insert (position_revision) on public.applications to authenticated;

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

-- Waits for a change of the position in another transaction.
create function private.refuse_closed_position() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.positions p where p.slug = new.position and p.is_published for share;
  if not found then
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

-- Mails name the position as the application does.
create or replace function private.mail_receipt() returns trigger
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

create or replace function private.mail_decision() returns trigger
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
drop function private.position_title(text);

-- The announcements say the title, and the questions in their order.
drop function public.announce_application(uuid, uuid);
create function public.announce_application(application uuid, applicant uuid)
returns table (
  "position" text, position_title text, questions jsonb, discord_username text, age integer, experience text, availability text,
  motivation text
)
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
  told_at := private.pace_mail('announcement');
  return query
    with told as (
      update public.applications a set announced_at = now()
      where a.id = application and a.user_id = applicant and a.announced_at is null
      returning a.*
    ), begun as (
      insert into private.announcements (application_id, due_at)
      select told.id, case when told_at > now() then told_at end from told
    )
    select told.position, told.position_title, told.questions, told.discord_username, told.age, told.experience,
      told.availability, told.motivation
    from told
    where told_at <= now();
end
$$;

drop function public.claim_announcements(integer);
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

-- The staff's search reads the title that the application shows, so it needs no list of positions.
create or replace function private.write_application_words() returns trigger
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
update private.application_words w set words
  = private.folded(a.position || ' ' || a.position_title || ' ' || a.discord_username || ' ' || a.motivation)
from public.applications a where a.id = w.application_id;

drop function private.applications_about(text, text[]);
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

drop function public.search_applications(text, text[], text, uuid, integer, integer);
create function public.search_applications(
  words text, of_status text default null, one uuid default null, skipped integer default 0, most integer default null
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
    || ' order by a.created_at desc, a.id offset $4 limit $5'
  using search_applications.words, of_status, one, skipped, most;
end
$$;

drop function public.count_applications(text, text[]);
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

revoke execute on all functions in schema private from public;
grant execute on function private.are_questions(jsonb), private.are_skills(text[]) to authenticated, service_role;
revoke all on function public.announce_application(uuid, uuid), public.claim_announcements(integer),
  public.search_applications(text, text, uuid, integer, integer), public.count_applications(text)
  from public, anon, authenticated;
grant execute on function public.announce_application(uuid, uuid), public.claim_announcements(integer) to service_role;
grant execute on function public.search_applications(text, text, uuid, integer, integer), public.count_applications(text)
  to authenticated, service_role;
