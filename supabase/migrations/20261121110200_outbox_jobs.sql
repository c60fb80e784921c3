-- Two more kinds of work that is tried again later, beside the mails: what Discord refused, and files of members who have left.

-- Applications whose message Discord has not taken. Discord can't tell a repeated message from a new one, so a try whose end is unknown
-- is the last one: late is better than twice.
create table private.announcements (
  application_id uuid primary key references public.applications (id) on delete cascade,
  tries integer not null default 1 check (tries > 0),
  -- When the next try is due; null while one is under way, and after the last.
  due_at timestamptz,
  failure text check (char_length(failure) <= 1000),
  created_at timestamptz not null default now()
);
create index announcements_due on private.announcements (due_at) where due_at is not null;

create or replace function public.announce_application(application uuid, applicant uuid)
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
    with told as (
      update public.applications a set announced_at = now()
      where a.id = application and a.user_id = applicant and a.announced_at is null
      returning a.id, a.position, a.discord_username, a.age, a.experience, a.availability, a.motivation
    ), begun as (
      insert into private.announcements (application_id) select told.id from told
    )
    select told.position, told.discord_username, told.age, told.experience, told.availability, told.motivation from told;
end
$$;

-- Those whose next try is due, for the caller who makes it. An application that was decided on or taken back is not announced.
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

-- Ends a try: told when there is no problem. `again`: Discord has certainly not taken it. Eight tries in all, over about four days.
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

-- Files that no member owns. On a hosted project SQL can't remove a file: a function does, through the storage's own interface.
create table private.files_to_remove (
  bucket_id text not null,
  name text not null,
  tries integer not null default 0 check (tries >= 0),
  due_at timestamptz not null default now(),
  failure text check (char_length(failure) <= 1000),
  primary key (bucket_id, name)
);
create index files_to_remove_due on private.files_to_remove (due_at);

-- Each is out of reach until its next try, as a mail is.
create function public.claim_files(most integer) returns table (bucket_id text, name text, tries integer)
language sql set search_path = '' as $$
  update private.files_to_remove f
  set tries = f.tries + 1, due_at = now() + interval '1 minute' * (4 ^ least(f.tries, 6))
  where (f.bucket_id, f.name) in (
    select d.bucket_id, d.name from private.files_to_remove d
    where d.due_at <= now() order by d.due_at limit claim_files.most for update skip locked
  )
  returning f.bucket_id, f.name, f.tries
$$;

create function public.close_file(bucket_id text, name text, problem text) returns void
language plpgsql set search_path = '' as $$
begin
  if close_file.problem is null then
    delete from private.files_to_remove f where f.bucket_id = close_file.bucket_id and f.name = close_file.name;
  else
    update private.files_to_remove f set failure = left(close_file.problem, 1000)
    where f.bucket_id = close_file.bucket_id and f.name = close_file.name;
  end if;
end
$$;

create function private.forget_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.files_to_remove (bucket_id, name)
  select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'avatars' and o.name like old.id || '/%'
  on conflict do nothing;
  return old;
end
$$;

-- Pictures whose member is gone, however they came to be left behind.
create function private.find_lost_pictures() returns void
language plpgsql security definer set search_path = '' as $$
begin
  if to_regclass('storage.objects') is not null then
    insert into private.files_to_remove (bucket_id, name)
    select o.bucket_id, o.name from storage.objects o
    where o.bucket_id = 'avatars' and not exists (select from public.profiles p where p.id::text = split_part(o.name, '/', 1))
    on conflict do nothing;
  end if;
end
$$;

do $$
begin
  if to_regclass('storage.objects') is not null then
    create trigger forget_pictures before delete on public.profiles for each row execute function private.forget_pictures();
  end if;
end
$$;

create or replace function private.run_due() returns void
language sql security definer set search_path = '' as $$
  delete from public.contact_messages where created_at < now() - interval '12 months';
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from private.announcements where created_at < now() - interval '30 days';
  delete from public.newsletter_subscribers where confirmed_at is null and asked_at < now() - interval '7 days';
  delete from private.turns where taken_at < now() - interval '1 day';
  -- The counter on the tip stays.
  delete from public.tip_views where day < current_date - 30;
  select private.find_lost_pictures();
$$;

alter table private.announcements enable row level security;
alter table private.files_to_remove enable row level security;
create policy "visitors and members stay away from announcements" on private.announcements to anon, authenticated
  using (false) with check (false);
create policy "visitors and members stay away from files to remove" on private.files_to_remove to anon, authenticated
  using (false) with check (false);
revoke all on private.announcements, private.files_to_remove from anon, authenticated;
grant all on private.announcements, private.files_to_remove to service_role;

revoke all on function public.claim_announcements(integer), public.close_announcement(uuid, text, boolean),
  public.claim_files(integer), public.close_file(text, text, text) from public, anon, authenticated;
grant execute on function public.claim_announcements(integer), public.close_announcement(uuid, text, boolean),
  public.claim_files(integer), public.close_file(text, text, text) to service_role;

revoke execute on all functions in schema private from public;
