import type { StandingsRow } from "../domain/club/standings/standings.ts";

/** The row of another club's team, but for what is given. Neither draws nor maps are counted. */
export const standingsRow = (name: string, more: Partial<StandingsRow> = {}): StandingsRow => ({
  name,
  isOurs: false,
  team: null,
  played: 5,
  won: 4,
  drawn: null,
  lost: 1,
  points: 12,
  mapsFor: null,
  mapsAgainst: null,
  ...more,
});
