import type { ClubMatches } from "../../../domain/club/matches.ts";
import type { ClubTeams } from "../../../domain/club/teams.ts";

/** The errors of `matches.ts` against `teams.ts`: a team without a page would show no match. */
export const unknownTeams = (matches: ClubMatches, { teams }: ClubTeams): readonly string[] =>
  matches.teams.flatMap(({ team }, at) =>
    teams.some(({ slug }) => slug === team) ? [] : [`teams.${at}.team: "${team}" is no slug of teams.ts`],
  );
