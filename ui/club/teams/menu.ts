import { menuTeams } from "virtual:club/menuTeams";
import type { TeamName } from "../../../domain/club/matches/ports.ts";
import { mostInMenu } from "../../../domain/club/teams/menuTeams.ts";
import type { SiteNavEntry } from "../../app/navigation.ts";
import { words } from "../../app/words.ts";
import { teamPath, teamsPath } from "./address.ts";

/** The teams' entries of the navigation. Without teams: those of the club's folder. */
export const teamNavEntries = (teams: readonly TeamName[] = menuTeams): readonly SiteNavEntry[] => [
  { to: teamsPath, words: teams.length > mostInMenu ? words.everyTeam : words.allTeams, part: "teams", foot: "club" },
  ...teams
    .slice(0, mostInMenu)
    .map(({ slug, game }): SiteNavEntry => ({ to: teamPath(slug), words: words.team(game), part: "teams" })),
];
