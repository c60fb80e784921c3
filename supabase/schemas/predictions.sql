-- Members predict matches until they begin. Points are derived from results. docs/decisions/0160-predictions.md and
-- 0175-prediction-table.md have the reasons.

create table public.predictions (
  match text not null references public.matches (slug) on update cascade on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- How the match ends for the club.
  outcome text not null check (outcome in ('won', 'drawn', 'lost')),
  -- The maps of both sides; null without a score.
  ours smallint check (ours between 0 and 4),
  theirs smallint check (theirs between 0 and 4),
  created_at timestamptz not null default now(),
  primary key (match, user_id),
  constraint predictions_score_fits check (
    (ours is null) = (theirs is null)
    and (ours is null or outcome = case sign(ours - theirs) when 1 then 'won' when -1 then 'lost' else 'drawn' end)
  )
);
create index predictions_of_member on public.predictions (user_id);

alter table public.predictions enable row level security;

-- Who writes reads the match and its team too. By the server's clock: domain/club/predictions/prediction.ts has the same rule.
create policy "members read their own predictions" on public.predictions for select to authenticated
  using (user_id = (select auth.uid()));
create policy "members predict for themselves" on public.predictions for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select from public.matches m join public.teams t on t.slug = m.team
    where m.slug = predictions.match and m.is_published and t.is_published and m.status = 'scheduled' and m.start > now()
  ));
create policy "members change their own predictions" on public.predictions for update to authenticated
  using (user_id = (select auth.uid()) and exists (
    select from public.matches m join public.teams t on t.slug = m.team
    where m.slug = predictions.match and m.is_published and t.is_published and m.status = 'scheduled' and m.start > now()
  )) with check (user_id = (select auth.uid()));
create policy "members take back their own predictions" on public.predictions for delete to authenticated
  using (user_id = (select auth.uid()) and exists (
    select from public.matches m join public.teams t on t.slug = m.team
    where m.slug = predictions.match and m.is_published and t.is_published and m.status = 'scheduled' and m.start > now()
  ));

create view private.export_predictions as
select p.user_id as member, to_jsonb(p) as entry
from public.predictions p;

-- What the caller may know of a match's predictions: their own, and how many members expect each outcome, once the match has begun or they
-- have predicted it. No row for a match that isn't on the site.
create function public.read_predictions(of_match text)
returns table (outcome text, ours smallint, theirs smallint, won bigint, drawn bigint, lost bigint, best jsonb)
language sql stable security definer set search_path = '' as $$
  select mine.outcome, mine.ours, mine.theirs, counted.won, counted.drawn, counted.lost, best.found
  from public.matches m
  join public.teams t on t.slug = m.team
  left join public.predictions mine on mine.match = m.slug and mine.user_id = (select auth.uid())
  left join lateral (
    select count(*) filter (where p.outcome = 'won') as won, count(*) filter (where p.outcome = 'drawn') as drawn,
      count(*) filter (where p.outcome = 'lost') as lost
    from public.predictions p where p.match = m.slug
  ) counted on mine.outcome is not null or m.status in ('live', 'finished') or m.status = 'scheduled' and m.start <= now()
  left join lateral (
    select jsonb_build_object(
      'points', f.points, 'count', count(*),
      'names', to_jsonb((array_agg(f.username order by f.username collate "C"))[1:3])
    ) as found
    from (
      select s.username, s.points, max(s.points) over () as most
      from (
        select c.username, private.prediction_points(p.outcome, p.ours, p.theirs, e.outcome, e.ours, e.theirs) as points
        from (select e.* from private.ended_matches e where e.slug = m.slug offset 0) e
          join public.predictions p on p.match = e.slug
          join public.member_cards c on c.id = p.user_id and c.username is not null and not c.is_hidden
      ) s
    ) f
    where f.points = f.most and f.points > 0
    group by f.points
  ) best on true
  where m.slug = read_predictions.of_match and m.is_published and t.is_published
$$;

-- What a prediction of a finished match has earned; the maps of a forfeit are null. domain/club/predictions/prediction.ts has the same
-- rule. Without a search path of its own, so that the planner inlines it: it is computed for each prediction.
create function private.prediction_points(
  outcome text, ours smallint, theirs smallint, ended text, maps_ours integer, maps_theirs integer
) returns integer
language sql immutable as $$
  select case
    when outcome operator(pg_catalog.<>) ended then 0
    when ours operator(pg_catalog.=) maps_ours and theirs operator(pg_catalog.=) maps_theirs then 3
    else 1
  end
$$;

-- All who have predicted finished matches of a season, with their rank among those who are listed: with a username, and a page that isn't
-- hidden.
create function private.prediction_places(of_season integer, of_team text)
returns table (
  member uuid, username text, avatar_url text, is_staff boolean, is_listed boolean, points integer, exact integer, "right" integer,
  predicted integer, rank integer
)
language sql stable security definer set search_path = '' as $$
  with ended as materialized (
    select e.* from private.ended_matches e
    where e.season = of_season and (of_team is null or e.team = of_team)
  ), earned as (
    select p.user_id, private.prediction_points(p.outcome, p.ours, p.theirs, e.outcome, e.ours, e.theirs) as points
    from ended e join public.predictions p on p.match = e.slug
  ), summed as (
    select e.user_id, sum(e.points)::integer as points, (count(*) filter (where e.points = 3))::integer as exact,
      (count(*) filter (where e.points > 0))::integer as "right", count(*)::integer as predicted
    from earned e group by e.user_id
  ), known as (
    select s.*, c.username, c.avatar_url, c.is_staff, c.username is not null and not c.is_hidden as is_listed
    from summed s join public.member_cards c on c.id = s.user_id
  )
  select k.user_id, k.username, k.avatar_url, k.is_staff, k.is_listed, k.points, k.exact, k."right", k.predicted,
    1 + (count(*) filter (where k.is_listed) over more)::integer
  from known k
  -- Those with more points.
  window more as (order by k.points desc range between unbounded preceding and current row exclude group)
$$;

create function public.read_prediction_table(
  of_season integer default null, of_team text default null, skipped integer default 0, most integer default 50
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with chosen as (
    select coalesce(of_season, (select max(e.season) from private.ended_matches e)) as season
  ), places as materialized (
    select p.* from chosen c cross join lateral private.prediction_places(c.season, of_team) p
  )
  select jsonb_build_object(
    'season', (select c.season from chosen c),
    'seasons', (
      select coalesce(jsonb_agg(s.season order by s.season desc), '[]')
      from (select distinct e.season from private.ended_matches e) s
    ),
    'teams', (
      select coalesce(jsonb_agg(jsonb_build_object('slug', t.slug, 'game', t.game) order by t.place, t.slug), '[]')
      from public.teams t
      where exists (select from private.ended_matches e, chosen c where e.team = t.slug and e.season = c.season)
    ),
    'matches', (
      select count(*) from private.ended_matches e, chosen c
      where e.season = c.season and (of_team is null or e.team = of_team)
    ),
    'total', (select count(*) from places p where p.is_listed),
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.rank, l.username collate "C"), '[]') from (
        select p.* from places p where p.is_listed
        order by p.rank, p.username collate "C" offset greatest(skipped, 0) limit least(greatest(most, 0), 100)
      ) l
    ),
    'own', (select to_jsonb(p) from places p where p.member = (select auth.uid()))
  )
$$;

-- What a member has earned in the latest season. No row without a prediction that counts, and for others of a hidden member.
create function public.read_member_points(username text) returns setof jsonb
language sql stable security definer set search_path = '' as $$
  with latest as (
    select max(e.season) as season from private.ended_matches e
  ), places as materialized (
    select p.*, l.season from latest l cross join lateral private.prediction_places(l.season, null) p
  )
  select to_jsonb(p) || jsonb_build_object('total', (select count(*) from places o where o.is_listed))
  from places p join public.profiles m on m.id = p.member
  where m.username_key = private.folded_username(read_member_points.username)
    and (p.is_listed or p.member = (select auth.uid()) or private.is_staff())
$$;

-- A prediction is one that the match's format can have: no draw where a match has to be won, and no score that doesn't end it.
-- domain/club/predictions/prediction.ts has the same rule.
create function private.refuse_impossible_prediction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  format constant text := (select m.format from public.matches m where m.slug = new.match);
  needed constant integer := case when format = 'bo2' then null else (substr(format, 3)::integer + 1) / 2 end;
begin
  if (new.outcome = 'drawn' and needed is not null)
    or (new.ours is not null and (
      new.outcome = 'drawn' or coalesce(needed, 1) < 2
      or greatest(new.ours, new.theirs) <> needed or least(new.ours, new.theirs) >= needed
    )) then
    raise insufficient_privilege using message = 'the match cannot end so';
  end if;
  return new;
end
$$;
create trigger refuse_impossible before insert or update of outcome, ours, theirs on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.refuse_impossible_prediction();

create trigger a_limit_rows_begin before insert or update or delete on public.predictions for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update or delete on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('prediction', '60', '10 minutes');

revoke all on public.predictions from anon, authenticated;
grant select, delete on public.predictions to authenticated;
grant insert (match, user_id, outcome, ours, theirs) on public.predictions to authenticated;
grant update (outcome, ours, theirs) on public.predictions to authenticated;
grant all on public.predictions to service_role;
revoke execute on all functions in schema private from public;
revoke all on function public.read_predictions(text), public.read_prediction_table(integer, text, integer, integer),
  public.read_member_points(text) from public, anon, authenticated;
grant execute on function public.read_predictions(text), public.read_prediction_table(integer, text, integer, integer),
  public.read_member_points(text) to anon, authenticated, service_role;
