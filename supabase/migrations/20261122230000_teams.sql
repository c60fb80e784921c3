-- Teams, people, memberships and honours: the staff writes them, everybody reads what is published.
-- docs/decisions/0078-teams-as-data.md has the reasons.

-- Whether a list of links is well-formed: each has exactly these texts, one line each, and a whole address. domain/club/teams/typed.ts
-- has the same limits.
create function private.are_links(links jsonb, texts text[], most integer) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(links) = 'array' and jsonb_array_length(links) <= most and not exists (
    select from jsonb_array_elements(links) link
    where jsonb_typeof(link) <> 'object' or link - (texts || '{address}'::text[]) <> '{}'
      or not coalesce(
        jsonb_typeof(link -> 'address') = 'string' and link ->> 'address' ~* '^https?://' and char_length(link ->> 'address') <= 2000,
        false
      )
      or exists (
        select from unnest(texts) name
        where not coalesce(
          jsonb_typeof(link -> name) = 'string' and char_length(link ->> name) <= 200
            and private.is_visible(link ->> name) and private.is_plain_line(link ->> name),
          false
        )
      )
  )
$$;

-- Whether a list of short texts is well-formed.
create function private.are_lines(lines text[], most integer, longest integer) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(lines) <= most and array_position(lines, null) is null and not exists (
    select from unnest(lines) line
    where char_length(line) > longest or not private.is_visible(line) or not private.is_plain_line(line)
  )
$$;

alter table public.teams
  -- Of its page; empty: the game's name.
  add column title text not null default '' check (char_length(title) <= 80 and private.is_plain_line(title)),
  add column lead text not null default '' check (char_length(lead) <= 200 and private.is_plain_line(lead)),
  add column status text not null default 'active' check (status in ('active', 'developing')),
  -- Where it plays: "Division 1".
  add column tier text not null default '' check (char_length(tier) <= 60 and private.is_plain_line(tier)),
  add column founded integer check (founded between 1980 and 2200),
  add column description text not null default ''
    check (char_length(description) <= 600 and private.is_plain_text(description)),
  add column links jsonb not null default '[]' check (private.are_links(links, '{title,text,words}', 3)),
  add column updated_at timestamptz not null default now(),
  -- Grows with each change.
  add column revision integer not null default 1;

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
  stats text check (char_length(stats) <= 2000 and stats ~* '^https?://'),
  links jsonb not null default '[]' check (private.are_links(links, '{words}', 3)),
  -- The address of a picture; null: the site draws a face.
  photo text check (char_length(photo) <= 2000 and photo ~* '^(https?:/)?/[^/\\]'),
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

create table public.honours (
  id uuid primary key default gen_random_uuid(),
  team text not null references public.teams (slug) on update cascade on delete cascade,
  title text not null check (char_length(title) <= 80 and private.is_visible(title) and private.is_plain_line(title)),
  result text not null check (char_length(result) <= 60 and private.is_visible(result) and private.is_plain_line(result)),
  year integer check (year between 1980 and 2200),
  match text references public.matches (slug) on update cascade on delete set null,
  place integer not null,
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1
);
create index honours_in_order on public.honours (team, place, id);
create index honours_of_match on public.honours (match);

-- Asked by the policies of other tables, whose own policies would ask each other without an end.
create function private.shown_teams() returns setof text
language sql stable security definer set search_path = '' as $$
  select t.slug from public.teams t where t.is_published
$$;
create function private.shown_people() returns setof text
language sql stable security definer set search_path = '' as $$
  select p.slug from public.people p where p.is_published
$$;

-- As before, with the most records of a list as the trigger's argument; 60 without one. A place that is given stays.
create or replace function private.number_record() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most integer := coalesce(tg_argv[0], '60')::integer;
  next integer;
  records bigint;
begin
  if tg_op = 'INSERT' then
    perform pg_advisory_xact_lock(hashtextextended('list ' || tg_table_name, 0));
    execute format('select coalesce(max(place), -1) + 1, count(*) from public.%I', tg_table_name) into next, records;
    if records >= most then
      raise exception using errcode = '54000', message = format('this list of the club has %s records at most', most);
    end if;
    new.place := coalesce(new.place, next);
  elsif to_jsonb(new) - 'place' <> to_jsonb(old) - 'place' then
    new.revision := old.revision + 1;
    new.updated_at := now();
  end if;
  return new;
end
$$;

alter table public.teams alter column place drop default;
select private.make_ordered_list('teams', 'slug, game, title, lead, status, tier, founded, description, links');
select private.make_ordered_list('people', 'slug, name, qualities, experience, story, stats, links, photo');
select private.make_ordered_list('memberships', 'team, person, kind, role, rank, specialty, "position", joined, departed');
select private.make_ordered_list('honours', 'team, title, result, year, match');
-- Addresses are permanent, and a member stays the same person.
revoke update (slug) on public.teams, public.people from authenticated;
revoke update (team, person) on public.memberships from authenticated;
revoke update (team) on public.honours from authenticated;
-- Matches brought policies of the same meaning.
drop policy "visitors read published teams" on public.teams;
drop policy "members read published teams, staff all" on public.teams;

do $$
declare
  name text;
begin
  foreach name in array array['people', 'memberships', 'honours'] loop
    execute format('drop policy "visitors read published records" on public.%I', name);
    execute format('drop policy "members read published records, staff all" on public.%I', name);
    execute format('drop trigger number_record on public.%I', name);
    execute format(
      'create trigger number_record before insert or update on public.%I
         for each row execute function private.number_record(1000)', name
    );
  end loop;
end
$$;

-- A person without a published team is nobody's business yet.
create policy "visitors read people of published teams" on public.people for select to anon
  using (is_published and exists (select from public.memberships m where m.person = slug));
create policy "members read people of published teams, staff all" on public.people for select to authenticated
  using ((select private.is_staff()) or (is_published and exists (select from public.memberships m where m.person = slug)));
create policy "visitors read members of published teams" on public.memberships for select to anon
  using (is_published and team in (select private.shown_teams()) and person in (select private.shown_people()));
create policy "members read members of published teams, staff all" on public.memberships for select to authenticated
  using (
    (select private.is_staff())
    or (is_published and team in (select private.shown_teams()) and person in (select private.shown_people()))
  );
create policy "visitors read honours of published teams" on public.honours for select to anon
  using (is_published and team in (select private.shown_teams()));
create policy "members read honours of published teams, staff all" on public.honours for select to authenticated
  using ((select private.is_staff()) or (is_published and team in (select private.shown_teams())));

-- The matches of a team that is no longer published are the staff's too.
alter policy "visitors read published matches" on public.matches
  using (is_published and team in (select t.slug from public.teams t where t.is_published));
alter policy "members read published matches, staff all" on public.matches
  using ((select private.is_staff()) or (is_published and team in (select t.slug from public.teams t where t.is_published)));
alter policy "everybody reads records" on public.match_records
  using (won + drawn + lost > 0 and team in (select t.slug from public.teams t where t.is_published));

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

-- As before, with the section "team_pages", which isn't a table: sites that have their teams already read it too.
create or replace function private.read_first_content(section text, content jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  columns text;
  has_rows boolean;
begin
  lock table private.first_content in exclusive mode;
  if exists (select from private.first_content f where f.section = read_first_content.section) then
    return false;
  end if;
  insert into private.first_content (section) values (read_first_content.section);
  if content = '[]' then
    return false;
  end if;
  if read_first_content.section = 'team_pages' then
    perform private.read_team_pages(content -> 0);
    return true;
  end if;
  execute format('select exists (select from public.%I)', read_first_content.section) into has_rows;
  if has_rows then
    return false;
  end if;
  select string_agg(format('%I', key), ', ') into columns from jsonb_object_keys(content -> 0) key;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    read_first_content.section, columns
  ) using content;
  return true;
end
$$;

-- The finished matches with a player in the line-up, the newest first. A filter of the REST interface can't name every player.
create function public.matches_played_by(player text, most integer default 20) returns table (id uuid)
language sql stable set search_path = '' as $$
  select m.id from public.matches m
  where m.is_published and m.status = 'finished' and m.lineup @> array[player]
  order by m.start desc, m.id desc limit least(most, 100)
$$;
create index matches_lineup on public.matches using gin (lineup) where status = 'finished';

revoke all on function public.matches_played_by(text, integer) from public, anon, authenticated;
grant execute on function public.matches_played_by(text, integer) to anon, authenticated, service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.are_links(jsonb, text[], integer), private.are_lines(text[], integer, integer)
  to authenticated, service_role;
grant execute on function private.shown_teams(), private.shown_people() to anon, authenticated, service_role;
