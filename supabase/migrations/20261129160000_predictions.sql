-- Members predict matches until they begin. Points are derived from results. docs/decisions/0160-predictions.md has the reasons.

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

revoke all on public.predictions from anon, authenticated;
grant select, insert (match, user_id, outcome, ours, theirs), update (outcome, ours, theirs), delete
  on public.predictions to authenticated;
grant all on public.predictions to service_role;

create trigger a_limit_rows_begin before insert or update or delete on public.predictions for each statement
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_rows before insert or update or delete on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_rows();
create trigger a_limit_turns before insert or update or delete on public.predictions for each row
  when (current_user in ('anon', 'authenticated')) execute function private.limit_turns('prediction', '60', '10 minutes');

-- What the caller may know of a match's predictions: their own, and how many members expect each outcome, once the match has begun or they
-- have predicted it. No row for a match that isn't on the site.
create function public.read_predictions(of_match text)
returns table (outcome text, ours smallint, theirs smallint, won bigint, drawn bigint, lost bigint)
language sql stable security definer set search_path = '' as $$
  select mine.outcome, mine.ours, mine.theirs, counted.won, counted.drawn, counted.lost
  from public.matches m
  join public.teams t on t.slug = m.team
  left join public.predictions mine on mine.match = m.slug and mine.user_id = (select auth.uid())
  left join lateral (
    select count(*) filter (where p.outcome = 'won') as won, count(*) filter (where p.outcome = 'drawn') as drawn,
      count(*) filter (where p.outcome = 'lost') as lost
    from public.predictions p where p.match = m.slug
  ) counted on mine.outcome is not null or m.status in ('live', 'finished') or m.status = 'scheduled' and m.start <= now()
  where m.slug = read_predictions.of_match and m.is_published and t.is_published
$$;

create view private.export_predictions as
select p.user_id as member, to_jsonb(p) as entry
from public.predictions p;

alter table public.switched_off drop constraint switched_off_feature_check;
alter table public.switched_off add constraint switched_off_feature_check check (
  feature in ('about', 'teams', 'matches', 'predictions', 'applications', 'partners', 'shop', 'contact', 'newsletter')
);

revoke all on function public.read_predictions(text) from public, anon, authenticated;
grant execute on function public.read_predictions(text) to anon, authenticated, service_role;
