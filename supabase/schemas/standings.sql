-- Standings of competitions, which the staff enters: an ordered list of the club, with a table in each. docs/decisions/0080-standings.md
-- has the reasons.

-- Whether a number of a row is whole and inside its limits. domain/club/standings/standings.ts has the same limits as these functions.
create function private.is_count(number jsonb, lowest integer, highest integer, may_miss boolean) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(number) = 'null' and may_miss
      or jsonb_typeof(number) = 'number' and number::text ~ '^-?\d{1,5}$' and number::text::numeric between lowest and highest,
    false
  )
$$;

-- Whether the table of a competition is well-formed. One that counts no points, or points alone, has nulls: each number of a row may be
-- null. domain/club/standings/standings.ts has the same limits.
create function private.are_standings(standings jsonb) returns boolean
language sql immutable security definer set search_path = '' as $$
  select jsonb_typeof(standings) = 'array' and jsonb_array_length(standings) between 1 and 64 and not exists (
    select from jsonb_array_elements(standings) team
    where jsonb_typeof(team) <> 'object'
      or team - '{name,isOurs,team,played,won,drawn,lost,points,mapsFor,mapsAgainst}'::text[] <> '{}'
      or not coalesce(
        jsonb_typeof(team -> 'name') = 'string' and char_length(team ->> 'name') <= 60
          and private.is_visible(team ->> 'name') and private.is_plain_line(team ->> 'name')
          and jsonb_typeof(team -> 'isOurs') = 'boolean'
          and (
            jsonb_typeof(team -> 'team') = 'null'
            or jsonb_typeof(team -> 'team') = 'string' and team -> 'isOurs' = 'true' and char_length(team ->> 'team') <= 200
              and team ->> 'team' ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
          ),
        false
      )
      or not (
        private.is_count(team -> 'played', 0, 999, true) and private.is_count(team -> 'won', 0, 999, true)
          and private.is_count(team -> 'drawn', 0, 999, true) and private.is_count(team -> 'lost', 0, 999, true)
          and private.is_count(team -> 'points', -999, 9999, true)
          and private.is_count(team -> 'mapsFor', 0, 9999, true) and private.is_count(team -> 'mapsAgainst', 0, 9999, true)
      )
  )
$$;

create table public.standings (
  id uuid primary key default gen_random_uuid(),
  place integer not null,
  -- As matches name it.
  competition text not null check (char_length(competition) <= 80),
  -- The group or the phase; empty: the whole competition.
  title text not null default '' check (char_length(title) <= 80 and private.is_plain_line(title)),
  -- The day as of which they hold.
  as_of date not null check (as_of between '2000-01-01' and '2099-12-31'),
  -- The teams, the first first.
  rows jsonb not null check (private.are_standings(rows)),
  note text not null default '' check (char_length(note) <= 400 and private.is_plain_text(note)),
  is_published boolean not null default true,
  updated_at timestamptz not null default now(),
  revision integer not null default 1,
  constraint standings_competition_plain check (private.is_visible(competition) and private.is_plain_line(competition))
);
create index standings_in_order on public.standings (competition, place, id);

select private.make_ordered_list('standings', 'competition, title, as_of, rows, note');
-- At most 50.
create or replace trigger number_record before insert or update on public.standings
  for each row execute function private.number_record(50);

-- The published standings of the competition of a published match, of a published team: its page asks for both at once.
create function public.standings_of_match(of_match text) returns setof public.standings
language sql stable set search_path = '' as $$
  select s.* from public.standings s
  where s.is_published
    and s.competition = (
      select m.competition from public.matches m join public.teams t on t.slug = m.team
      where m.slug = of_match and m.is_published and t.is_published
    )
  order by s.place, s.id
$$;

revoke execute on all functions in schema private from public;
revoke all on function public.standings_of_match(text) from public, anon, authenticated;
-- Policies, constraints, defaults and functions of callers call these with the caller's rights.
grant execute on function private.are_standings(jsonb) to authenticated, service_role;
grant execute on function public.standings_of_match(text) to anon, authenticated, service_role;
