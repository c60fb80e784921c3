-- A person who is renamed keeps their matches, whose line-ups are names. Standings of a match are those of a published team's.
-- docs/decisions/0078-teams-as-data.md has the reasons for the first.

-- Renames a person in the line-ups of their teams. Not where another person of the team has the same name, nor where the new name stands
-- beside the old one: these may be two people. adapters/memory/club/teamRepository.ts has the same rules.
create function private.rename_in_lineups() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.matches m set lineup = array_replace(m.lineup, old.name, new.name)
  where m.lineup @> array[old.name] and not m.lineup @> array[new.name]
    and m.team in (select own.team from public.memberships own where own.person = new.slug)
    and not exists (
      select from public.memberships other join public.people namesake on namesake.slug = other.person
      where other.team = m.team and namesake.id <> new.id and namesake.name = old.name
    );
  return null;
end
$$;
create trigger rename_in_lineups after update of name on public.people
  for each row when (old.name <> new.name) execute function private.rename_in_lineups();

-- As before, and of a published team: row security lets the staff read the others.
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

revoke execute on all functions in schema private from public;
