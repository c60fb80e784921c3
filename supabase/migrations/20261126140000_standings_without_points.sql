-- Standings of a competition that counts no points, or points alone: each number of a row may be null.
-- domain/club/standings/standings.ts has the same limits.
create or replace function private.are_standings(standings jsonb) returns boolean
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
