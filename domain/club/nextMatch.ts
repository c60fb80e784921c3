import { type Fixture, isOver, startOf, type TeamMatches } from "./match.ts";

/** What is not over at a time, of all these teams, the soonest first. A cancelled match keeps its place. */
export const comingMatches = (teams: readonly TeamMatches[], now: number): readonly Fixture[] =>
  teams
    .flatMap(({ team, game, matches }) => matches.map((match) => ({ ...match, team, game })))
    .filter((match) => !isOver(match, now))
    .toSorted((one, other) => startOf(one) - startOf(other));

/** The matches that will be played: the one under way or to come first, then those after it. Empty without one. */
export const nextMatches = (teams: readonly TeamMatches[], now: number): readonly Fixture[] =>
  comingMatches(teams, now).filter(({ isCancelled }) => !isCancelled);
