-- Applications: what members send for a position, the staff's decisions and notes, and the announcement on Discord.

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

create table public.applications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  position text not null check (
    position in ('community-manager', 'event-manager', 'video-editor', 'partnership-manager', 'content-creator')
  ),
  discord_username text not null check (char_length(discord_username) <= 100),
  age integer check (age between 0 and 150),
  -- JSON as text: the answers to the position's own questions, and who applies.
  experience text not null check (char_length(experience) <= 40000),
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
  -- When the announcement began, which happens once.
  announced_at timestamptz,
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

-- Applications that Discord has not taken yet. Discord can't tell a repeated message from a new one, so a try with an unknown end is the
-- last one.
create table private.announcements (
  application_id uuid primary key references public.applications (id) on delete cascade,
  tries integer not null default 1 check (tries > 0),
  -- When the next try is due; null during a try, and after the last.
  due_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  created_at timestamptz not null default now()
);
create index announcements_due on private.announcements (due_at) where due_at is not null;

alter table public.applications enable row level security;
alter table public.application_reviews enable row level security;
alter table public.application_notes enable row level security;
alter table private.announcements enable row level security;

create policy "members read their own applications" on public.applications for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members apply for themselves" on public.applications for insert to authenticated
  with check (user_id = (select auth.uid()) and status = 'pending');
create policy "staff read applications that aren't withdrawn" on public.applications for select to authenticated
  using (status <> 'withdrawn' and (select private.is_staff()));
create policy "staff decide once, on the applications of others" on public.applications for update to authenticated
  using (
    status not in ('accepted', 'rejected', 'withdrawn') and user_id <> (select auth.uid()) and (select private.is_staff())
  )
  with check (
    status in ('accepted', 'rejected') and user_id <> (select auth.uid()) and (select private.is_staff())
  );

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

revoke all on public.applications, public.application_reviews, public.application_notes, private.announcements
  from anon, authenticated;
grant select, insert (user_id, position, discord_username, age, experience, availability, motivation, status),
  update (status, reviewed_by, reviewed_at, staff_notes) on public.applications to authenticated;
grant select on public.application_reviews to authenticated;
grant select, insert (application_id, author_id, content) on public.application_notes to authenticated;
grant all on public.applications, public.application_reviews, public.application_notes, private.announcements to service_role;

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

-- Searches position, Discord name and motivation, without accents and capitals. `positions`: those whose titles match. The planner
-- inlines it, as get_tips_with_stats().
create function public.search_applications(words text, positions text[]) returns setof public.applications
language sql stable security invoker as $$
  select a.* from public.applications a
  where a.status <> 'withdrawn' and exists (select from public.user_roles r where r.user_id = (select auth.uid()))
    and (
      words = '' or a.position = any (positions)
      or strpos(
        lower(regexp_replace(normalize(a.position || ' ' || a.discord_username || ' ' || a.motivation, NFKD), '[\u0300-\u036f]', '', 'g')),
        lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'))
      ) > 0
    )
$$;

-- Counts the matches by status. Anything but accepted and rejected is pending.
create function public.count_applications(words text, positions text[])
returns table (pending bigint, accepted bigint, rejected bigint)
language plpgsql stable security invoker set search_path = '' as $$
begin
  if not exists (select from public.user_roles r where r.user_id = (select auth.uid())) then
    raise insufficient_privilege using message = 'only the staff reads applications';
  end if;
  return query
    select count(*) filter (where a.status not in ('accepted', 'rejected')),
      count(*) filter (where a.status = 'accepted'), count(*) filter (where a.status = 'rejected')
    from public.search_applications(count_applications.words, count_applications.positions) a;
end
$$;

-- Begins the announcement of a member's pending application. No row when it has begun already, when the member's limit is reached, or when
-- many apply at once: then it waits in private.announcements.
create function public.announce_application(application uuid, applicant uuid)
returns table ("position" text, discord_username text, age integer, experience text, availability text, motivation text)
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
      returning a.id, a.position, a.discord_username, a.age, a.experience, a.availability, a.motivation
    ), begun as (
      insert into private.announcements (application_id, due_at)
      select told.id, case when told_at > now() then told_at end from told
    )
    select told.position, told.discord_username, told.age, told.experience, told.availability, told.motivation from told
    where told_at <= now();
end
$$;

-- The announcements whose next try is due, for the caller to make it. Only of applications that are still pending.
create function public.claim_announcements(most integer)
returns table (
  application uuid, tries integer, "position" text, discord_username text, age integer, experience text, availability text,
  motivation text
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
  select a.id, begun.tries, a.position, a.discord_username, a.age, a.experience, a.availability, a.motivation
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

revoke execute on all functions in schema private from public;
grant execute on function private.is_answers(text) to authenticated, service_role;
revoke all on function public.withdraw_application(uuid), public.undo_review(uuid), public.search_applications(text, text[]),
  public.count_applications(text, text[]), public.announce_application(uuid, uuid), public.claim_announcements(integer),
  public.close_announcement(uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.withdraw_application(uuid), public.undo_review(uuid), public.search_applications(text, text[]),
  public.count_applications(text, text[]) to authenticated, service_role;
grant execute on function public.announce_application(uuid, uuid), public.claim_announcements(integer),
  public.close_announcement(uuid, text, boolean) to service_role;
