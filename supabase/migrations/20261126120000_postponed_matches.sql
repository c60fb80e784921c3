-- A match can be postponed without a new time, and its score has to agree with its state and its format.
-- docs/decisions/0092-postponed-matches.md has the reasons.

alter table public.matches drop constraint matches_status_check;
alter table public.matches add constraint matches_status_check
  check (status in ('scheduled', 'live', 'finished', 'postponed', 'cancelled'));

-- Lists have the postponed ones last: their start doesn't hold any more.
alter table public.matches add column is_postponed boolean not null generated always as (status = 'postponed') stored;
drop index public.matches_open;
create index matches_open on public.matches (is_postponed, start, id) where status <> 'finished';

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

-- As before, with the new time of a postponed match, and with a check of what is changed: a contradiction from before stays as it is. With
-- its owner's rights, for members may not use the schema.
create or replace function private.number_match() returns trigger
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

-- As before, with the postponement: the messages that stand tell it.
create or replace function private.discord_facts(kind text, subject jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case when discord_facts.kind not like 'match-%' then
    jsonb_build_object(
      'title', subject ->> 'title', 'slug', subject ->> 'slug', 'excerpt', subject ->> 'excerpt',
      'picture', coalesce(subject ->> 'featured_image', subject ->> 'hero_image')
    )
  else
    jsonb_build_object(
      'title', subject ->> 'title', 'slug', subject ->> 'slug', 'team', subject ->> 'team', 'opponent', subject ->> 'opponent',
      'competition', subject ->> 'competition', 'stage', subject ->> 'stage', 'format', subject ->> 'format',
      'start', subject ->> 'start', 'moved_from', subject ->> 'moved_from', 'watch', subject ->> 'watch',
      'is_cancelled', subject ->> 'status' = 'cancelled', 'is_postponed', subject ->> 'status' = 'postponed'
    )
    || case when discord_facts.kind in ('match-live', 'match-result') then
      jsonb_build_object('is_over', subject ->> 'status' = 'finished')
    else '{}' end
    || case when discord_facts.kind = 'match-live' then
      jsonb_build_object('is_live', subject ->> 'status' = 'live')
    else '{}' end
    || case when discord_facts.kind = 'match-result' then
      jsonb_build_object(
        'ours', private.told_score(subject -> 'maps', subject ->> 'format', 'ours'),
        'theirs', private.told_score(subject -> 'maps', subject ->> 'format', 'theirs'),
        'forfeit', subject ->> 'forfeit'
      )
    else '{}' end
  end
$$;

-- As before. A postponed match waits for its new time, without an end: as timesOf() in domain/discord/matchPosts.ts.
create or replace function private.discord_times(kind text, subject jsonb, out opens_at timestamptz, out closes_at timestamptz)
language sql stable set search_path = '' as $$
  select
    case discord_times.kind
      when 'match-announced' then case when status <> 'scheduled' then 'infinity'::timestamptz end
      when 'match-soon' then case when status = 'scheduled' then start - interval '1 hour' else 'infinity' end
      when 'match-live' then case status when 'scheduled' then start when 'live' then null else 'infinity' end
      when 'match-result' then case when status <> 'finished' then 'infinity'::timestamptz end
    end,
    case
      when status = 'postponed' then null
      when discord_times.kind in ('match-announced', 'match-soon') then start
      when discord_times.kind = 'match-live' then start + case status when 'live' then interval '12 hours' else interval '2 hours' end
    end
  from (select subject ->> 'status' as status, (subject ->> 'start')::timestamptz as start) as known
$$;

revoke execute on all functions in schema private from public;
