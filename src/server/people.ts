import { founders } from "virtual:club/founders";
import { teams } from "virtual:club/teams";
import { valorant } from "virtual:club/valorant";
import type { Figure } from "../../domain/club/club.ts";
import { founder } from "../../ui/design/drawings/portraits/portrait.ts";

/** The people whose portraits the site draws: founders, players and staff members. */
export const people: readonly Figure[] = [
  ...founders.people.map(({ name }) => founder(name)),
  ...[...teams.teams, valorant].flatMap(({ players, staff }) => [...players, ...staff]),
];
