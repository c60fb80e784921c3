-- Matches from a file. docs/decisions/0075-files-of-matches.md has the reasons.

-- Writes rows of a file, 50 at most, each by itself: 'saved', 'stale' (another member was faster) or 'invalid'. A row with an id is a change
-- of that revision, any other a new match. Idempotent: a match that is stored like that already counts as saved.
-- A result that is recorded more than a day after its start isn't news: it is dated a day after it.
-- It has its owner's rights, and asks itself for the staff's: a caller's statement writes 20 rows at most.
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
  return outcomes;
end
$$;
revoke all on function public.write_matches(text) from public, anon, authenticated;
grant execute on function public.write_matches(text) to authenticated, service_role;

-- As before. Content that has the new name already, outside the list, is in the category then, as when one is added.
create or replace function public.rename_category(of_kind text, of_slug text, known integer, new_label text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  current integer;
  outside text[];
begin
  perform private.write_categories(of_kind);
  select c.revision into current from public.categories c where c.kind = of_kind and c.slug = of_slug;
  if current is null then
    return 'gone';
  elsif current <> known then
    return 'stale';
  elsif exists (
    select from public.categories c
    where c.kind = of_kind and c.slug <> of_slug and c.label_key = private.search_key(new_label)
  ) then
    return 'taken';
  end if;
  update public.categories c set label = new_label where c.kind = of_kind and c.slug = of_slug;
  outside := array(
    select u.slug from public.category_use() u
    where u.kind = of_kind and private.search_key(u.slug) = private.search_key(new_label)
      and not exists (select from public.categories c where c.kind = of_kind and c.slug = u.slug)
  );
  if of_kind = 'tip' then
    update public.tips set category = of_slug where category = any (outside);
  else
    update public.articles set category = of_slug where category = any (outside);
  end if;
  return 'done';
end
$$;
