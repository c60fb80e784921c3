-- A person who is renamed keeps their matches, whose line-ups are names. Public pages show the staff what they show everybody.
-- docs/decisions/0078-teams-as-data.md has the reasons.

-- Renames a person in the line-ups of their teams. Not where another person of the team has the old or the new name, nor where the new name
-- stands beside the old one: these may be two people, and a rename by mistake couldn't be undone. adapters/memory/club/teamRepository.ts has the same rules.
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

-- These three as before, and of published teams: row security lets the staff read the others.
create or replace function public.standings_of_match(of_match text) returns setof public.standings
language sql stable set search_path = '' as $$
  select s.* from public.standings s
  where s.is_published
    and s.competition = (
      select m.competition from public.matches m join public.teams t on t.slug = m.team
      where m.slug = of_match and m.is_published and t.is_published
    )
  order by s.place, s.id
$$;

create or replace function public.matches_played_by(player text, most integer default 20) returns table (id uuid)
language sql stable set search_path = '' as $$
  select m.id from public.matches m join public.teams t on t.slug = m.team
  where m.is_published and t.is_published and m.status = 'finished' and m.lineup @> array[player]
  order by m.start desc, m.id desc limit least(most, 100)
$$;

create or replace function public.articles_about_player(player text, most integer default 5)
returns table (slug text, title text, published_at timestamptz)
language sql stable set search_path = '' as $$
  select a.slug, a.title, a.published_at
  from public.matches m join public.teams t on t.slug = m.team join public.articles a on a.match = m.slug
  where m.is_published and t.is_published and m.status = 'finished' and m.lineup @> array[player] and a.is_published
  order by a.published_at desc, a.id limit least(most, 20)
$$;

revoke execute on all functions in schema private from public;
