import type { Figure } from "./club.ts";
import type { ListedTeam } from "./teams/readTeams.ts";

/**
 * The people whom home draws: those whom the club's folder names, as long as they are in a team, and founders. The place of another is taken by a player who
 * isn't shown yet, those of the first team first. Without any player, all whom the folder names.
 */
export const presentHeroes = (
  named: readonly Figure[],
  teams: readonly Pick<ListedTeam, "players" | "staff">[],
  founders: readonly Pick<Figure, "name">[] = [],
): readonly Figure[] => {
  const players = teams.flatMap((team) => team.players);
  if (players.length === 0) return named;
  const present = [...players, ...teams.flatMap(({ staff }) => staff)];
  const known = named.map((figure) => {
    const isHere = ({ name }: Pick<Figure, "name">) => name === figure.name;
    return present.find(isHere) ?? (founders.some(isHere) ? figure : undefined);
  });
  const shown = new Set(known.map((one) => one?.name));
  const others = [...new Map(players.map((one) => [one.name, one])).values()].filter(({ name }) => !shown.has(name));
  return known.flatMap((one) => one ?? others.shift() ?? []).map(({ role, name }) => ({ role, name }));
};
