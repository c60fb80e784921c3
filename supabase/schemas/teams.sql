-- Teams, people and memberships: the staff writes them, everybody reads what is published. docs/decisions/0078-teams-as-data.md has the
-- reasons.

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  -- What it plays, by which it is called.
  game text not null check (char_length(game) <= 60),
  place integer not null,
  is_published boolean not null default true,
  -- Of its page; empty: the game's name.
  title text not null default '' check (char_length(title) <= 80 and private.is_plain_line(title)),
  lead text not null default '' check (char_length(lead) <= 200 and private.is_plain_line(lead)),
  status text not null default 'active' check (status in ('active', 'developing')),
  -- Where it plays: "Division 1".
  tier text not null default '' check (char_length(tier) <= 60 and private.is_plain_line(tier)),
  founded integer check (founded between 1980 and 2200),
  description text not null default ''
    check (char_length(description) <= 600 and private.is_plain_text(description)),
  links jsonb not null default '[]' check (private.are_links(links, '{title,text,words}', 3)),
  updated_at timestamptz not null default now(),
  -- Grows with each change.
  revision integer not null default 1,
  constraint teams_game_plain check (private.is_visible(game) and private.is_plain_line(game))
);
create index teams_in_order on public.teams (place, slug);

-- Players and staff. What depends on the team stands with the membership.
create table public.people (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  name text not null check (char_length(name) <= 60 and private.is_visible(name) and private.is_plain_line(name)),
  qualities text[] not null default '{}' check (private.are_lines(qualities, 6, 60)),
  -- What they bring, in a few words: "six ans sur le banc".
  experience text not null default '' check (char_length(experience) <= 80 and private.is_plain_line(experience)),
  story text not null default '' check (char_length(story) <= 1000 and private.is_plain_text(story)),
  -- The profile with the statistics, elsewhere.
  stats public.web_address,
  links jsonb not null default '[]' check (private.are_links(links, '{words}', 3)),
  -- The address of a picture; null: the site draws a face.
  photo public.picture_address,
  place integer not null,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1
);

create table public.memberships (
  id uuid primary key default gen_random_uuid(),
  team text not null references public.teams (slug) on update cascade on delete cascade,
  person text not null references public.people (slug) on update cascade on delete cascade,
  kind text not null check (kind in ('player', 'staff')),
  role text not null check (char_length(role) <= 60 and private.is_visible(role) and private.is_plain_line(role)),
  rank text not null default '' check (char_length(rank) <= 60 and private.is_plain_line(rank)),
  specialty text not null default '' check (char_length(specialty) <= 60 and private.is_plain_line(specialty)),
  -- In the team: "Ancre du site B".
  "position" text not null default '' check (char_length("position") <= 80 and private.is_plain_line("position")),
  joined date check (joined between '1980-01-01' and '2200-01-01'),
  -- The first day without them.
  departed date check (departed between '1980-01-01' and '2200-01-01'),
  place integer not null,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint memberships_end_after_begin check (departed >= joined)
);
create index memberships_in_order on public.memberships (team, place, id);
create index memberships_of_person on public.memberships (person);

-- Asked by the policies of other tables, whose own policies would ask each other without an end.
create function private.shown_teams() returns setof text
language sql stable security definer set search_path = '' as $$
  select t.slug from public.teams t where t.is_published
$$;

create function private.shown_people() returns setof text
language sql stable security definer set search_path = '' as $$
  select p.slug from public.people p where p.is_published
$$;

alter table public.people enable row level security;
alter table public.memberships enable row level security;

select private.make_ordered_list('teams', 'slug, game, title, lead, status, tier, founded, description, links');

create policy "staff add records" on public.people for insert to authenticated with check ((select private.is_staff()));
create policy "staff change records" on public.people for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete records" on public.people for delete to authenticated using ((select private.is_staff()));
-- A person without a published team isn't shown.
create policy "visitors read people of published teams" on public.people for select to anon
  using (is_published and exists (select from public.memberships m where m.person = slug));
create policy "members read people of published teams, staff all" on public.people for select to authenticated
  using ((select private.is_staff()) or (is_published and exists (select from public.memberships m where m.person = slug)));

create policy "staff add records" on public.memberships for insert to authenticated with check ((select private.is_staff()));
create policy "staff change records" on public.memberships for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete records" on public.memberships for delete to authenticated using ((select private.is_staff()));
create policy "visitors read members of published teams" on public.memberships for select to anon
  using (is_published and team in (select private.shown_teams()) and person in (select private.shown_people()));
create policy "members read members of published teams, staff all" on public.memberships for select to authenticated
  using (
    (select private.is_staff())
    or (is_published and team in (select private.shown_teams()) and person in (select private.shown_people()))
  );

-- What the club's folder says of its teams beyond their names: one object with the lists "teams", "people", "memberships" and "honours".
-- A team that the staff has changed keeps what it has; one that is missing is added.
create function private.read_team_pages(content jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.teams as t (slug, game, place, title, lead, status, tier, founded, description, links)
  select r.slug, r.game, r.place, r.title, r.lead, r.status, r.tier, r.founded, r.description, r.links
  from jsonb_populate_recordset(null::public.teams, content -> 'teams') r
  on conflict (slug) do update set
    title = excluded.title, lead = excluded.lead, status = excluded.status, tier = excluded.tier, founded = excluded.founded,
    description = excluded.description, links = excluded.links
  where t.revision = 1;
  insert into public.people (slug, name, place, qualities, experience, story, stats, links)
  select r.slug, r.name, r.place, r.qualities, r.experience, r.story, r.stats, r.links
  from jsonb_populate_recordset(null::public.people, content -> 'people') r
  on conflict (slug) do nothing;
  insert into public.memberships (team, person, place, kind, role, rank, specialty, "position")
  select r.team, r.person, r.place, r.kind, r.role, r.rank, r.specialty, r."position"
  from jsonb_populate_recordset(null::public.memberships, content -> 'memberships') r;
  insert into public.honours (team, place, title, result, year)
  select r.team, r.place, r.title, r.result, r.year
  from jsonb_populate_recordset(null::public.honours, content -> 'honours') r;
end
$$;

-- Visitors couldn't read people, members and honours of teams that aren't published, whatever they are themselves.
create function private.is_of_shown_team(list text, given jsonb) returns boolean
language sql stable security definer set search_path = '' as $$
  select (given ->> 'is_published')::boolean and exists (
    select from public.teams t
    where t.is_published and case list
      when 'people' then exists (select from public.memberships m where m.team = t.slug and m.person = given ->> 'slug')
      else t.slug = given ->> 'team'
    end
  )
$$;

-- As private.log_record_change(). A deletion is told to all when the record was: its team may be deleted already.
create function private.log_team_part_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_shown boolean := coalesce(private.is_of_shown_team(tg_table_name, to_jsonb(old)), false)
    or coalesce(private.is_of_shown_team(tg_table_name, to_jsonb(new)), false);
  was_told boolean;
begin
  if tg_op = 'DELETE' then
    with told as (delete from public.changes c where c.item = old.id returning c.audience)
    select coalesce(bool_or(t.audience = 'all'), false) from told t into was_told;
    perform private.log_change(tg_table_name, null, case when is_shown or was_told then 'all' else 'staff' end);
  else
    perform private.log_change(tg_table_name, new.id, case when is_shown then 'all' else 'staff' end);
  end if;
  return null;
end
$$;
create trigger log_change after insert or update or delete on public.people for each row
  execute function private.log_team_part_change();
create trigger log_change after insert or update or delete on public.memberships for each row
  execute function private.log_team_part_change();

create trigger a_limit_rows_begin before insert or update or delete on public.people for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.people for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger number_record before insert or update on public.people
  for each row execute function private.number_record(1000);

create trigger a_limit_rows_begin before insert or update or delete on public.memberships for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.memberships for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger number_record before insert or update on public.memberships
  for each row execute function private.number_record(1000);

revoke all on public.people, public.memberships from anon, authenticated;
grant select on public.people, public.memberships to anon;
grant select, delete on public.people, public.memberships to authenticated;
grant insert (slug, name, qualities, experience, story, stats, links, photo, is_published) on public.people to authenticated;
grant update (name, qualities, experience, story, stats, links, photo, is_published) on public.people to authenticated;
grant insert (team, person, kind, role, rank, specialty, "position", joined, departed, is_published) on public.memberships to authenticated;
grant update (kind, role, rank, specialty, "position", joined, departed, is_published) on public.memberships to authenticated;
grant all on public.people, public.memberships to service_role;
-- Addresses are permanent, and a member stays the same person.
revoke update (slug) on public.teams from authenticated;
revoke execute on all functions in schema private from public;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.shown_teams(), private.shown_people() to anon, authenticated, service_role;
