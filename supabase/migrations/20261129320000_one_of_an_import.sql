-- As before, and of the matches that one request announces, each member is told of a team's next one.
-- docs/decisions/0206-one-of-an-import.md has the reasons.
create or replace function public.write_matches(written text) returns text[]
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
