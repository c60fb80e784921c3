-- The people and the categories that members follow, each read by its member alone, and what followers are told.
-- docs/decisions/0146-following.md has the reasons.

create table public.follows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  person text references public.people (slug) on update cascade on delete cascade,
  category_kind text,
  category text,
  created_at timestamptz not null default now(),
  foreign key (category_kind, category) references public.categories (kind, slug) on update cascade on delete cascade,
  constraint follows_one_thing check ((person is null) <> (category is null) and (category is null) = (category_kind is null)),
  unique nulls not distinct (user_id, person, category_kind, category)
);
create index follows_of_person on public.follows (person);
create index follows_of_category on public.follows (category_kind, category);

alter table public.follows enable row level security;
create policy "members read their own follows" on public.follows for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members follow for themselves" on public.follows for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "members stop following for themselves" on public.follows for delete to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.follows from anon, authenticated;
grant select, insert (user_id, person, category_kind, category), delete on public.follows to authenticated;
grant all on public.follows to service_role;

create trigger a_limit_rows_begin before insert or update or delete on public.follows for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.follows for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or delete on public.follows for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('like', '120', '10 minutes');

create view private.export_follows as
select f.user_id as member, to_jsonb(f) - 'id' as entry from public.follows f;

-- As before, and who follows a player of the team.
create or replace function private.tell_of_match(of_match public.matches, kind text, key text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_members(
    array(
      select f.user_id from public.followed_teams f where f.team = of_match.team
      union
      select f.user_id from public.follows f join public.memberships m on m.person = f.person
      where m.team = of_match.team and m.kind = 'player' and m.is_published
        and (m.joined is null or m.joined <= (of_match.start at time zone 'Europe/Paris')::date)
        and (m.departed is null or m.departed > (of_match.start at time zone 'Europe/Paris')::date)
    ), tell_of_match.kind,
    'match/' || of_match.id || '/' || tell_of_match.key, 'match', of_match.id, of_match.slug, t.game || ' contre ' || of_match.opponent
  )
  from public.teams t where t.slug = of_match.team and t.is_published
$$;

-- Its first publication, unless it is dated back, as imports are. Its argument: the kind.
create function private.tell_of_new_content() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  item jsonb := to_jsonb(new);
begin
  perform private.tell_members(
    array(
      select f.user_id from public.follows f where f.category_kind = tg_argv[0] and f.category = new.category
      union
      select f.user_id from public.follows f join public.people p on p.slug = f.person
      where p.is_published and item -> 'author_names' ? p.name
    ), 'new-content', tg_argv[0] || '/' || new.id || '/new', tg_argv[0], new.id, new.slug, new.title, (select auth.uid())
  );
  return null;
end
$$;
create trigger tell_of_new_content_at_once after insert on public.articles for each row
  when (new.is_published and new.published_at > now() - interval '1 day') execute function private.tell_of_new_content('article');
create trigger tell_of_new_content after update of is_published on public.articles for each row
  when (new.is_published and not old.is_published and new.published_at > now() - interval '1 day')
  execute function private.tell_of_new_content('article');
create trigger tell_of_new_content_at_once after insert on public.tips for each row
  when (new.is_published and new.published_at > now() - interval '1 day') execute function private.tell_of_new_content('tip');
create trigger tell_of_new_content after update of is_published on public.tips for each row
  when (new.is_published and not old.is_published and new.published_at > now() - interval '1 day')
  execute function private.tell_of_new_content('tip');

revoke execute on function private.tell_of_new_content() from public;
