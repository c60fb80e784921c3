-- Matches, and the honours of teams. The staff writes them, everybody reads the published ones. docs/decisions/0071-matches-as-data.md,
-- 0092-postponed-matches.md and 0075-files-of-matches.md have the reasons.

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

create table public.matches (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  -- Calendars know the match by it, before an @ and the site's host.
  calendar_id text not null unique default gen_random_uuid() check (calendar_id ~ '^[a-z0-9.-]{1,100}$'),
  team text not null references public.teams (slug) on update cascade,
  opponent text not null check (char_length(opponent) <= 60),
  opponent_logo public.picture_address,
  competition text not null check (char_length(competition) <= 80),
  stage text check (char_length(stage) <= 60),
  format text check (format in ('bo1', 'bo2', 'bo3', 'bo5', 'bo7')),
  start timestamptz not null check (start >= '2000-01-01Z' and start < '2100-01-01Z'),
  -- A season runs from August to July, and is named by the year in which it begins.
  season integer not null generated always as (
    extract(year from (start at time zone 'Europe/Paris') - interval '7 months')
  ) stored,
  moved_from timestamptz,
  watch public.web_address,
  vod public.web_address,
  notes text check (char_length(notes) <= 2000),
  lineup text[] not null default '{}' check (private.are_players(lineup)),
  status text not null default 'scheduled' check (status in ('scheduled', 'live', 'finished', 'postponed', 'cancelled')),
  maps jsonb not null default '[]' check (private.are_maps(maps)),
  -- The side that didn't play.
  forfeit text check (forfeit in ('ours', 'theirs')),
  finished_at timestamptz,
  is_published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Grows with each change.
  revision integer not null default 1,
  -- Lists have the postponed ones last: their start doesn't hold.
  is_postponed boolean not null generated always as (status = 'postponed') stored,
  constraint matches_opponent_plain check (private.is_visible(opponent) and private.is_plain_line(opponent)),
  constraint matches_competition_plain check (private.is_visible(competition) and private.is_plain_line(competition)),
  constraint matches_stage_plain check (private.is_plain_line(stage)),
  constraint matches_notes_plain check (private.is_plain_text(notes)),
  constraint matches_have_maps_of_format check (
    format is null or jsonb_array_length(maps) <= substr(format, 3)::integer
  ),
  constraint matches_end_with_a_score check (status <> 'finished' or forfeit is not null or maps <> '[]')
);
create index matches_finished on public.matches (start desc, id desc) where status = 'finished';
create index matches_finished_of_team on public.matches (team, start desc, id desc) where status = 'finished';
create index matches_finished_in_competition on public.matches (competition, start desc, id desc) where status = 'finished';
create index matches_finished_in_season on public.matches (season, start desc, id desc) where status = 'finished';
create index matches_over on public.matches (start desc, id desc) where status in ('finished', 'cancelled');
-- Of a calendar; and for the foreign key.
create index matches_of_team on public.matches (team, start, id);
create index matches_by_start on public.matches (start, id);
create index matches_lineup on public.matches using gin (lineup) where status = 'finished';
create index matches_open on public.matches (is_postponed, start, id) where status <> 'finished';

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

create function private.maps_won(maps jsonb, winner text) returns integer
language sql immutable set search_path = '' as $$
  select count(*)::integer from jsonb_array_elements(maps) map
  where (map -> 'ours')::integer > (map -> 'theirs')::integer and maps_won.winner = 'ours'
    or (map -> 'ours')::integer < (map -> 'theirs')::integer and maps_won.winner = 'theirs'
$$;

alter table public.matches enable row level security;
alter table public.match_records enable row level security;
alter table public.honours enable row level security;

-- The matches of a team that isn't published are the staff's too.
create policy "visitors read published matches" on public.matches for select to anon
  using (is_published and team in (select t.slug from public.teams t where t.is_published));
create policy "members read published matches, staff all" on public.matches for select to authenticated
  using ((select private.is_staff()) or (is_published and team in (select t.slug from public.teams t where t.is_published)));
create policy "staff write matches" on public.matches for insert to authenticated
  with check ((select private.is_staff()));
create policy "staff change matches" on public.matches for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete matches" on public.matches for delete to authenticated using ((select private.is_staff()));

create policy "everybody reads records" on public.match_records for select to anon, authenticated
  using (won + drawn + lost > 0 and team in (select t.slug from public.teams t where t.is_published));

create policy "staff add records" on public.honours for insert to authenticated with check ((select private.is_staff()));
create policy "staff change records" on public.honours for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "staff delete records" on public.honours for delete to authenticated using ((select private.is_staff()));
create policy "visitors read honours of published teams" on public.honours for select to anon
  using (is_published and team in (select private.shown_teams()));
create policy "members read honours of published teams, staff all" on public.honours for select to authenticated
  using ((select private.is_staff()) or (is_published and team in (select private.shown_teams())));

-- How published matches have ended for the club, with the maps of both sides where no side gave up. domain/club/matches/match.ts has the same rule.
create view private.ended_matches as
select m.slug, m.team, m.season,
  case when m.forfeit is null then maps.ours end as ours, case when m.forfeit is null then maps.theirs end as theirs,
  case m.forfeit when 'theirs' then 'won' when 'ours' then 'lost'
    else case sign(maps.ours - maps.theirs) when 1 then 'won' when -1 then 'lost' else 'drawn' end end as outcome
from public.matches m
join public.teams t on t.slug = m.team
cross join lateral (
  select private.maps_won(m.maps, 'ours') as ours, private.maps_won(m.maps, 'theirs') as theirs
) maps
where m.status = 'finished' and m.is_published and t.is_published;

-- The dates and the revision are the database's, and the new time of a postponed match. What is changed is checked: a contradiction in
-- other columns stays as it is. domain/club/matches/change.ts has the same rules. With its owner's rights, for members may not use the
-- schema.
create function private.number_match() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  announced timestamptz;
begin
  if tg_op = 'UPDATE' then
    new.revision := old.revision + 1;
    new.updated_at := now();
    if new.start <> old.start then
      if old.status = 'postponed' and new.status = 'postponed' then
        new.status := 'scheduled';
      end if;
      -- A draft's start isn't announced.
      announced := coalesce(old.moved_from, case when old.is_published then old.start end);
      new.moved_from := case when new.start <> announced then announced end;
    end if;
  end if;
  if (
    tg_op = 'INSERT' or (new.format, new.status, new.maps, new.forfeit) is distinct from (old.format, old.status, old.maps, old.forfeit)
  ) and not private.is_score(new.format, new.status, new.maps, new.forfeit) then
    raise check_violation using message = 'the score fits neither the state nor the format of the match';
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

-- Writes rows of a file, 50 at most, each by itself: 'saved', 'stale' (another member was faster) or 'invalid'. A row with an id is a
-- change of that revision, any other a new match. Idempotent: a match that is stored like that already counts as saved. A result that is
-- recorded more than a day after its start isn't news: it is dated a day after it. It has its owner's rights, and asks itself for the
-- staff's: a caller's statement writes 20 rows at most. Of the matches that one request announces, each member is told of a team's next
-- one: docs/decisions/0206-one-of-an-import.md.
create function public.write_matches(written text) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  given record;
  wanted public.matches;
  there public.matches;
  outcome text;
  outcomes text[] := '{}';
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only the staff writes matches';
  end if;
  if jsonb_array_length(written::jsonb) > 50 then
    raise sqlstate 'PGRST' using
      message = json_build_object(
        'code', 'too-many-rows', 'message', 'A request writes 50 matches at most', 'details', null, 'hint', null
      )::text,
      detail = json_build_object('status', 413, 'headers', json_build_object())::text;
  end if;
  for given in
    select (one ->> 'id')::uuid as id, (one ->> 'revision')::integer as revision, one ->> 'slug' as slug, one -> 'set' as set
    from jsonb_array_elements(written::jsonb) with ordinality as list (one, place) order by place
  loop
    begin
      there := null;
      select * into there from public.matches m where m.id = given.id or m.slug = given.slug;
      -- Only what is set is compared: jsonb_populate_record keeps the rest.
      wanted := jsonb_populate_record(there, given.set);
      outcome := 'saved';
      if there.id is null and given.id is null then
        wanted := jsonb_populate_record(null::public.matches, given.set);
        insert into public.matches (
          slug, team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup, is_published
        ) values (
          given.slug, wanted.team, wanted.opponent, wanted.opponent_logo, wanted.competition, wanted.stage, wanted.format, wanted.start,
          wanted.watch, wanted.vod, wanted.notes, coalesce(wanted.lineup, '{}'), coalesce(wanted.is_published, true)
        );
        if wanted.status <> 'scheduled' or wanted.maps <> '[]' or wanted.forfeit is not null then
          update public.matches m set
            status = wanted.status, maps = wanted.maps, forfeit = wanted.forfeit, finished_at = least(now(), m.start + interval '1 day')
          where m.slug = given.slug;
        end if;
      elsif there.id is null then
        outcome := 'stale';
      elsif to_jsonb(there) <> to_jsonb(wanted) then
        update public.matches m set
          team = wanted.team, opponent = wanted.opponent, opponent_logo = wanted.opponent_logo, competition = wanted.competition,
          stage = wanted.stage, format = wanted.format, start = wanted.start, watch = wanted.watch, vod = wanted.vod,
          notes = wanted.notes, lineup = wanted.lineup, is_published = wanted.is_published, status = wanted.status,
          maps = wanted.maps, forfeit = wanted.forfeit,
          finished_at = coalesce(m.finished_at, least(now(), wanted.start + interval '1 day'))
        where m.id = given.id and m.revision = given.revision;
        outcome := case when found then 'saved' else 'stale' end;
      end if;
    exception
      when unique_violation then outcome := 'stale';
      when check_violation or not_null_violation or foreign_key_violation or data_exception then outcome := 'invalid';
    end;
    outcomes := outcomes || outcome;
  end loop;
  delete from public.notifications n using (
    select o.id, m.status <> 'scheduled'
      or row_number() over (partition by o.user_id, m.team, m.status = 'scheduled' order by m.start, m.id) > 1 as is_extra
    from public.notifications o join public.matches m on m.id = o.subject_id
    -- now() is when the transaction began.
    where o.created_at = now() and o.kind = 'match-announced'
  ) told
  where told.id = n.id and told.is_extra;
  return outcomes;
end
$$;

-- The finished matches of published teams with a player in the line-up, the newest first. A filter of the REST interface can't name every
-- player. Row security lets the staff read the others, and public pages show the staff what they show everybody.
create function public.matches_played_by(player text, most integer default 20) returns table (id uuid)
language sql stable set search_path = '' as $$
  select m.id from public.matches m join public.teams t on t.slug = m.team
  where m.is_published and t.is_published and m.status = 'finished' and m.lineup @> array[player]
  order by m.start desc, m.id desc limit least(most, 100)
$$;

-- Renames a person in the line-ups of their teams, so that they keep their matches. Not where another person of the team has the old or the
-- new name, nor where the new name stands beside the old one: these may be two people, and a rename by mistake couldn't be undone.
-- adapters/memory/club/teamRepository.ts has the same rules.
create function private.rename_in_lineups() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.matches m set lineup = array_replace(m.lineup, old.name, new.name)
  where m.lineup @> array[old.name] and not m.lineup @> array[new.name]
    and m.team in (select own.team from public.memberships own where own.person = new.slug)
    and not exists (
      select from public.memberships other join public.people namesake on namesake.slug = other.person
      where other.team = m.team and namesake.id <> new.id and namesake.name in (old.name, new.name)
    );
  return null;
end
$$;
create trigger rename_in_lineups after update of name on public.people
  for each row when (old.name <> new.name) execute function private.rename_in_lineups();

-- Whether a score can be stored: as checkScore() in domain/club/matches/scoring.ts.
create function private.is_score(format text, status text, maps jsonb, forfeit text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  most integer := substr(is_score.format, 3)::integer;
  -- The maps that a side needs; null: nobody has to win.
  needed integer := case when is_score.format <> 'bo2' then (most + 1) / 2 end;
  count integer := jsonb_array_length(is_score.maps);
  ours integer := 0;
  theirs integer := 0;
  played integer := 0;
  is_decided boolean := false;
  map jsonb;
begin
  for map in select value from jsonb_array_elements(is_score.maps) with ordinality list (value, place) order by place loop
    if is_decided then
      return false;
    end if;
    played := played + ((map -> 'ours')::integer > 0 or (map -> 'theirs')::integer > 0)::integer;
    ours := ours + ((map -> 'ours')::integer > (map -> 'theirs')::integer)::integer;
    theirs := theirs + ((map -> 'ours')::integer < (map -> 'theirs')::integer)::integer;
    is_decided := coalesce(greatest(ours, theirs) >= needed, false);
  end loop;
  is_decided := is_decided or coalesce(count >= most, false);
  if is_score.status <> 'finished' then
    return is_score.forfeit is null and (is_score.status = 'live' or played = 0);
  elsif played < count then
    return false;
  elsif is_score.forfeit is not null then
    return not is_decided;
  elsif count = 0 then
    return false;
  end if;
  -- A single map, two maps, and a match without a format may end level.
  return case
    when is_score.format is null then true
    when needed > 1 then greatest(ours, theirs) >= needed
    else is_decided
  end;
end
$$;

create trigger a_limit_rows_begin before insert or update or delete on public.matches for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.matches for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger log_change after insert or update or delete on public.matches for each row
  execute function private.log_record_change('matches');

create trigger a_limit_rows_begin before insert or update or delete on public.honours for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.honours for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger number_record before insert or update on public.honours
  for each row execute function private.number_record(1000);
create trigger log_change after insert or update or delete on public.honours for each row
  execute function private.log_team_part_change();

revoke all on public.matches, public.match_records, public.honours from anon, authenticated;
grant select on public.matches, public.honours to anon;
grant select, delete on public.matches, public.honours to authenticated;
grant select on public.match_records to anon, authenticated;
grant insert (slug, team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup,
  is_published) on public.matches to authenticated;
grant update (team, opponent, opponent_logo, competition, stage, format, start, watch, vod, notes, lineup, status, maps, forfeit,
  is_published) on public.matches to authenticated;
grant insert (team, title, result, year, match, is_published) on public.honours to authenticated;
grant update (title, result, year, match, is_published) on public.honours to authenticated;
grant all on public.matches, public.match_records, public.honours to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.write_matches(text), public.matches_played_by(text, integer) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_maps(jsonb), private.are_players(text[]) to authenticated, service_role;
grant execute on function private.maps_won(jsonb, text) to service_role;
grant execute on function public.matches_played_by(text, integer) to anon, authenticated, service_role;
grant execute on function public.write_matches(text) to authenticated, service_role;
