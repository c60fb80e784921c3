import { type UpcomingMatch, isOver, startOf, type TeamMatches } from "./match.ts";

/** The matches of all these teams that aren't over, the soonest first. A cancelled one is kept. */
export const comingMatches = (teams: readonly TeamMatches[], now: number): readonly UpcomingMatch[] =>
  teams
    .flatMap(({ team, game, matches }) => matches.map((match) => ({ ...match, team, game })))
    .filter((match) => !isOver(match, now))
    .toSorted((one, other) => startOf(one) - startOf(other));

/** The matches to be played, the current or next one first. Empty without one. */
export const nextMatches = (teams: readonly TeamMatches[], now: number): readonly UpcomingMatch[] =>
  comingMatches(teams, now).filter(({ isCancelled }) => !isCancelled);
