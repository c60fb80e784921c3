-- Teams and matches. The staff writes matches, everybody reads the published ones.

-- What of the club's folder was read into the database. An operator can read on what it began with.
create table private.first_content (
  section text primary key check (char_length(section) <= 60),
  read_at timestamptz not null default now()
);
alter table private.first_content enable row level security;
create policy "visitors and members have no access" on private.first_content to anon, authenticated
  using (false) with check (false);
revoke all on private.first_content from anon, authenticated;

-- Reads the first content of a table, once: a list of objects with the table's columns. A table with rows keeps them. Returns whether it
-- was read now. Only the database's owner calls it.
create function private.read_first_content(section text, content jsonb) returns boolean
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
  execute format('select exists (select from public.%I)', read_first_content.section) into has_rows;
  if has_rows or content = '[]' then
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

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  -- What it plays, by which it is called.
  game text not null check (char_length(game) <= 60),
  place integer not null default 0,
  is_published boolean not null default true,
  constraint teams_game_plain check (private.is_visible(game) and private.is_plain_line(game))
);
create index teams_in_order on public.teams (place, slug);

-- Whether a list of maps is well-formed. domain/club/matches/scoring.ts has the same limits.
create function private.are_maps(maps jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(maps) = 'array' and jsonb_array_length(maps) <= 9 and not exists (
    select from jsonb_array_elements(maps) map
    where jsonb_typeof(map) <> 'object' or map - '{name,ours,theirs}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(map -> 'name') = 'string' and char_length(map ->> 'name') <= 40 and private.is_plain_line(map ->> 'name')
          and map ->> 'ours' ~ '^\d{1,2}$' and jsonb_typeof(map -> 'ours') = 'number'
          and map ->> 'theirs' ~ '^\d{1,2}$' and jsonb_typeof(map -> 'theirs') = 'number',
        false
      )
  )
$$;

-- Whether a line-up is well-formed. domain/club/matches/typed.ts has the same limits.
create function private.are_players(names text[]) returns boolean
language sql immutable security definer set search_path = '' as $$
  select cardinality(names) <= 12 and array_position(names, null) is null and not exists (
    select from unnest(names) name
    where char_length(name) > 60 or not private.is_visible(name) or not private.is_plain_line(name)
  )
$$;

create function private.maps_won(maps jsonb, winner text) returns integer
language sql immutable set search_path = '' as $$
  select count(*)::integer from jsonb_array_elements(maps) map
  where (map -> 'ours')::integer > (map -> 'theirs')::integer and maps_won.winner = 'ours'
    or (map -> 'ours')::integer < (map -> 'theirs')::integer and maps_won.winner = 'theirs'
$$;

create table public.matches (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  -- Calendars know the match by it, before an @ and the site's host.
  calendar_id text not null unique default gen_random_uuid() check (calendar_id ~ '^[a-z0-9.-]{1,100}$'),
  team text not null references public.teams (slug) on update cascade,
  opponent text not null check (char_length(opponent) <= 60),
  opponent_logo text check (char_length(opponent_logo) <= 2000 and opponent_logo ~* '^(https?:/)?/[^/\\]'),
  competition text not null check (char_length(competition) <= 80),
  stage text check (char_length(stage) <= 60),
  format text check (format in ('bo1', 'bo2', 'bo3', 'bo5', 'bo7')),
  start timestamptz not null check (start >= '2000-01-01Z' and start < '2100-01-01Z'),
  -- A season runs from August to July, and is named by the year in which it begins.
  season integer not null generated always as (
    extract(year from (start at time zone 'Europe/Paris') - interval '7 months')
  ) stored,
  moved_from timestamptz,
  watch text check (char_length(watch) <= 2000 and watch ~* '^https?://'),
  vod text check (char_length(vod) <= 2000 and vod ~* '^https?://'),
  notes text check (char_length(notes) <= 2000),
  lineup text[] not null default '{}' check (private.are_players(lineup)),
  status text not null default 'scheduled' check (status in ('scheduled', 'live', 'finished', 'cancelled')),
  maps jsonb not null default '[]' check (private.are_maps(maps)),
  -- The side that didn't play.
  forfeit text check (forfeit in ('ours', 'theirs')),
  finished_at timestamptz,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Grows with each change.
  revision integer not null default 1,
  constraint matches_opponent_plain check (private.is_visible(opponent) and private.is_plain_line(opponent)),
  constraint matches_competition_plain check (private.is_visible(competition) and private.is_plain_line(competition)),
  constraint matches_stage_plain check (private.is_plain_line(stage)),
  constraint matches_notes_plain check (private.is_plain_text(notes)),
  constraint matches_have_maps_of_format check (
    format is null or jsonb_array_length(maps) <= substr(format, 3)::integer
  ),
  constraint matches_end_with_a_score check (status <> 'finished' or forfeit is not null or maps <> '[]')
);
create index matches_open on public.matches (start, id) where status <> 'finished';
create index matches_finished on public.matches (start desc, id desc) where status = 'finished';
create index matches_finished_of_team on public.matches (team, start desc, id desc) where status = 'finished';
create index matches_finished_in_competition on public.matches (competition, start desc, id desc) where status = 'finished';
create index matches_finished_in_season on public.matches (season, start desc, id desc) where status = 'finished';
create index matches_over on public.matches (start desc, id desc) where status in ('finished', 'cancelled');
-- Of a calendar; and for the foreign key.
create index matches_of_team on public.matches (team, start, id);
create index matches_by_start on public.matches (start, id);

-- The published finished matches, counted, so that no page adds up rows.
create table public.match_records (
  team text not null,
  competition text not null,
  season integer not null,
  won integer not null default 0,
  drawn integer not null default 0,
  lost integer not null default 0,
  maps_won integer not null default 0,
  maps_lost integer not null default 0,
  primary key (team, competition, season)
);

alter table public.teams enable row level security;
alter table public.matches enable row level security;
alter table public.match_records enable row level security;

create policy "visitors read published teams" on public.teams for select to anon using (is_published);
create policy "members read published teams, staff all" on public.teams for select to authenticated
  using (is_published or (select private.is_staff()));
create policy "visitors read published matches" on public.matches for select to anon using (is_published);
create policy "members read published matches, staff all" on public.matches for select to authenticated
  using (is_published or (select private.is_staff()));
create policy "staff write matches" on public.matches for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change matches" on public.matches for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete matches" on public.matches for delete to authenticated using ((select private.is_staff()));
create policy "everybody reads records" on public.match_records for select to anon, authenticated
  using (won + drawn + lost > 0);

revoke all on public.teams, public.matches, public.match_records from anon, authenticated;
grant select on public.teams, public.matches, public.match_records to anon, authenticated;
grant insert (
    slug, team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup, is_published
  ),
  update (
    team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup, is_published,
    status, maps, forfeit
  ),
  delete on public.matches to authenticated;
grant all on public.teams, public.matches, public.match_records to service_role;

-- The dates and the revision are the database's. domain/club/matches/change.ts has the same rules.
create function private.number_match() returns trigger
language plpgsql set search_path = '' as $$
declare
  announced timestamptz;
begin
  if tg_op = 'UPDATE' then
    new.revision := old.revision + 1;
    new.updated_at := now();
    if new.start <> old.start then
      -- A draft's start isn't announced.
      announced := coalesce(old.moved_from, case when old.is_published then old.start end);
      new.moved_from := case when new.start <> announced then announced end;
    end if;
  end if;
  new.finished_at := case when new.status = 'finished' then coalesce(new.finished_at, now()) end;
  return new;
end
$$;
create trigger number_match before insert or update on public.matches for each row execute function private.number_match();

create function private.count_match(match public.matches, sign integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  ours integer := private.maps_won(match.maps, 'ours');
  theirs integer := private.maps_won(match.maps, 'theirs');
  -- Above 0: won; below: lost.
  ending integer := case match.forfeit when 'theirs' then 1 when 'ours' then -1 else ours - theirs end;
begin
  if match.id is null or match.status <> 'finished' or not match.is_published then
    return;
  end if;
  insert into public.match_records as r (team, competition, season, won, drawn, lost, maps_won, maps_lost)
  values (
    match.team, match.competition, match.season, (ending > 0)::integer * sign, (ending = 0)::integer * sign,
    (ending < 0)::integer * sign, ours * sign, theirs * sign
  )
  on conflict (team, competition, season) do update set
    won = r.won + excluded.won, drawn = r.drawn + excluded.drawn, lost = r.lost + excluded.lost,
    maps_won = r.maps_won + excluded.maps_won, maps_lost = r.maps_lost + excluded.maps_lost;
end
$$;

create function private.update_match_records() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.count_match(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.count_match(new, 1);
  end if;
  return null;
end
$$;
create trigger update_records after insert or update or delete on public.matches
  for each row execute function private.update_match_records();

create trigger a_limit_rows_begin before insert or update or delete on public.matches for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.matches for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();

create trigger tell_site after insert on public.matches for each row when (new.is_published)
  execute function private.tell_site('matches');
create trigger tell_site_of_change after update on public.matches for each row
  when (old.is_published or new.is_published) execute function private.tell_site('matches');
create trigger tell_site_of_deletion after delete on public.matches for each row execute function private.tell_site();

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    alter publication supabase_realtime add table public.matches;
  end if;
end
$$;

revoke execute on all functions in schema private from public;
grant execute on function private.are_maps(jsonb), private.are_players(text[]) to authenticated, service_role;
