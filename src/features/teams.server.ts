import { teams } from "virtual:club/teams";
import { valorant } from "virtual:club/valorant";

/** Players and staff members. */
export const people = [...teams.teams, valorant].flatMap(({ players, staff }) => [...players, ...staff]);
