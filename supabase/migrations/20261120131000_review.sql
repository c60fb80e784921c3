-- The staff's panel: reading applications and deciding on them, what the staff notes about them, what the club counts, and who is
-- staff.

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin')
$$;

-- Who decided is told by their card, which the staff may read.
alter table public.applications
  drop constraint applications_reviewed_by_fkey,
  add constraint applications_reviewed_by_fkey foreign key (reviewed_by) references public.member_cards (id) on delete set null;

-- One index for each way that the panel asks: all, those that wait, those with one answer.
drop index public.applications_newest;
create index applications_newest on public.applications (created_at desc, id);
create index applications_waiting on public.applications (created_at desc, id)
  where status not in ('accepted', 'rejected', 'withdrawn');
create index applications_by_status on public.applications (status, created_at desc, id);
create index profiles_newest on public.profiles (created_at desc);

-- What became of an application, step by step. A decision that was taken back stays here.
create table public.application_reviews (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references public.applications (id) on delete cascade,
  status text not null check (status in ('accepted', 'rejected', 'pending')),
  made_by uuid references public.member_cards (id) on delete set null,
  made_at timestamptz not null default now()
);
create index application_reviews_of_application on public.application_reviews (application_id, made_at);
create index application_reviews_made_by on public.application_reviews (made_by);

-- The database's clock counts: ten minutes from here a decision may be taken back.
create function private.date_review() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status in ('accepted', 'rejected') and old.status not in ('accepted', 'rejected', 'withdrawn') then
    new.reviewed_at := now();
    new.staff_notes := nullif(btrim(new.staff_notes), '');
  end if;
  return new;
end
$$;
create trigger date_review before update of status on public.applications
  for each row execute function private.date_review();

create function private.record_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.application_reviews (application_id, status, made_by)
  values (new.id, new.status, coalesce(new.reviewed_by, (select auth.uid())));
  return null;
end
$$;
create trigger record_review after update of status on public.applications
  for each row when (old.status <> new.status and new.status in ('accepted', 'rejected', 'pending'))
  execute function private.record_review();

-- Takes a decision back for ten minutes, which is how long its mail waits. Says how the application stands after that: 'pending',
-- 'late', 'applied-again' when whoever applied has sent another for the role meanwhile, or 'gone'. A function, because a policy can't
-- say from what a row may become what.
create function public.undo_review(application uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  standing text;
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff takes decisions back';
  end if;
  update public.applications set status = 'pending', reviewed_by = null, reviewed_at = null, staff_notes = null
  where id = application and status in ('accepted', 'rejected') and reviewed_at > now() - interval '10 minutes';
  select status into standing from public.applications where id = application and status <> 'withdrawn';
  return case when standing is null then 'gone' when standing in ('accepted', 'rejected') then 'late' else 'pending' end;
exception when unique_violation then
  return 'applied-again';
end
$$;

-- What the panel searches in: a role's id, the Discord name and the motivation, without accents and capitals. `positions` are the
-- roles whose titles were meant. Simple on purpose, as get_tips_with_stats(): the planner puts it into the query that asks.
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

-- How many of those stand where. What is neither accepted nor rejected waits.
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

-- A retry, or a double click that came through twice, is the same note.
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

-- What the panel shows first, in one row: sums that triggers keep, and counts over indexes. No name is read for it.
create function public.admin_statistics() returns table (
  articles bigint, articles_today bigint, tips bigint, views bigint, likes bigint, comments bigint, average_rating double precision,
  categories jsonb, pending bigint, oldest_pending timestamptz, applications bigint, users bigint, users_today bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today timestamptz := date_trunc('day', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris';
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff reads the club''s figures';
  end if;
  return query
    select
      (select coalesce(sum(s.articles), 0)::bigint from public.article_statistics s),
      (select count(*) from public.articles a where a.is_published and a.published_at between today and now()),
      t.tips, t.views, t.likes, t.comments, t.average_rating, t.categories,
      w.pending, w.oldest,
      (select count(*) from public.applications a where a.status <> 'withdrawn'),
      (select count(*) from public.profiles),
      (select count(*) from public.profiles p where p.created_at >= today)
    from (
      select coalesce(sum(s.tips), 0)::bigint as tips, coalesce(sum(s.views), 0)::bigint as views,
        coalesce(sum(s.likes), 0)::bigint as likes, coalesce(sum(s.comments), 0)::bigint as comments,
        round(sum(s.rating_sum) / nullif(sum(s.rating_count), 0), 2)::double precision as average_rating,
        coalesce(
          jsonb_agg(jsonb_build_object('name', s.category, 'tips', s.tips, 'views', s.views) order by s.tips desc, s.category)
            filter (where s.tips > 0),
          '[]'
        ) as categories
      from public.tip_statistics s
    ) t, (
      select count(*) as pending, min(a.created_at) as oldest from public.applications a
      where a.status not in ('accepted', 'rejected', 'withdrawn')
    ) w;
end
$$;

-- For admins: the team, when nothing is searched for; else members by a part of their username, or by their whole e-mail, which is
-- compared and never given away.
create function public.find_members(words text) returns table (id uuid, username text, avatar_url text, role text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := btrim(find_members.words);
begin
  if not private.is_admin() then
    raise insufficient_privilege using message = 'only admins look for members';
  end if;
  return query
    select c.id, c.username, c.avatar_url, r.role
    from public.member_cards c
      join public.profiles p on p.id = c.id
      join auth.users u on u.id = c.id
      left join public.user_roles r on r.user_id = c.id
    where case when wanted = '' then r.role is not null
      else lower(u.email) = lower(wanted)
        or (private.folded_username(wanted) <> '' and strpos(p.username_key, private.folded_username(wanted)) > 0)
      end
    order by r.role nulls last, p.username_key, c.id
    limit 20;
end
$$;

alter table public.application_reviews enable row level security;

create policy "staff read applications, but for those taken back" on public.applications for select to authenticated
  using (status <> 'withdrawn' and (select private.is_staff()));
create policy "staff decide once, in their own name" on public.applications for update to authenticated
  using (status not in ('accepted', 'rejected', 'withdrawn') and (select private.is_staff()))
  with check (
    status in ('accepted', 'rejected') and reviewed_by = (select auth.uid()) and (select private.is_staff())
  );
create policy "staff read what became of applications" on public.application_reviews for select to authenticated
  using ((select private.is_staff()));
create policy "staff write internal notes in their own name" on public.application_notes for insert to authenticated
  with check (
    author_id = (select auth.uid()) and (select private.is_staff())
    and exists (select from public.applications where id = application_id and status <> 'withdrawn')
  );

-- The first admin is made by the database's owner. Nobody changes their own role, and nobody makes or unmakes an admin here.
create policy "admins read roles" on public.user_roles for select to authenticated
  using ((select private.is_admin()));
create policy "admins make others staff" on public.user_roles for insert to authenticated
  with check (role = 'staff' and user_id <> (select auth.uid()) and (select private.is_admin()));
create policy "admins take the staff role from others" on public.user_roles for delete to authenticated
  using (role = 'staff' and user_id <> (select auth.uid()) and (select private.is_admin()));

revoke all on public.application_reviews from anon, authenticated;
grant select on public.application_reviews to authenticated;
grant update (status, reviewed_by, reviewed_at, staff_notes) on public.applications to authenticated;
grant insert (application_id, author_id, content) on public.application_notes to authenticated;
grant insert (user_id, role), delete on public.user_roles to authenticated;
grant all on public.application_reviews to service_role;

revoke all on function public.undo_review(uuid), public.search_applications(text, text[]), public.count_applications(text, text[]),
  public.admin_statistics(), public.find_members(text) from public, anon, authenticated;
grant execute on function public.undo_review(uuid), public.search_applications(text, text[]),
  public.count_applications(text, text[]), public.admin_statistics(), public.find_members(text) to authenticated, service_role;

revoke execute on all functions in schema private from public;
grant execute on function private.is_admin() to authenticated, service_role;
