import type { Match, MatchId } from "../domain/club/matches/match.ts";
import type { Slug } from "../domain/shared/slug.ts";

/** A match to come, of the club's Valorant team. */
export const matchFor = (id: string, more: Partial<Match> = {}): Match => ({
  id: id as MatchId,
  slug: `valorant-${id}` as Slug,
  calendarId: `${id}.valorant`,
  team: "valorant" as Slug,
  game: "Valorant",
  opponent: "Solstice",
  opponentLogo: null,
  competition: "Ligue des Régions",
  stage: "journée 6",
  format: "bo3",
  start: "2026-11-28T20:00:00.000Z",
  movedFrom: null,
  watch: null,
  vod: null,
  notes: null,
  lineup: [],
  status: "scheduled",
  maps: [],
  forfeit: null,
  finishedAt: null,
  updatedAt: "2026-11-20T10:00:00.000Z",
  isPublished: true,
  revision: 1,
  ...more,
});
