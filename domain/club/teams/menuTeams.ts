import type { TeamName } from "../matches/ports.ts";

/** The most teams that the menu names. */
export const mostInMenu = 8;

/** The teams of the menu in their order: one more than it names, which tells that there are others. */
export const menuTeamsOf = (teams: readonly TeamName[]): readonly TeamName[] =>
  teams.slice(0, mostInMenu + 1).map(({ slug, game }) => ({ slug, game }));
