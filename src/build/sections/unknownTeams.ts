import type { ClubMatches } from "../../../domain/club/matches.ts";
import type { ClubTeams } from "../../../domain/club/teams.ts";

/** What is wrong in `matches.ts` beside `teams.ts`: each place and its reason. A team that is shown nowhere shows no match. */
export const unknownTeams = (matches: ClubMatches, { teams }: ClubTeams): readonly string[] =>
  matches.teams.flatMap(({ team }, at) =>
    teams.some(({ slug }) => slug === team) ? [] : [`teams.${at}.team: "${team}" is no slug of teams.ts`],
  );
