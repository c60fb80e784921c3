import type { Match, MatchId } from "../domain/club/matches/match.ts";
import type { Slug } from "../domain/shared/slug.ts";

const announced: Match = {
  id: "1" as MatchId,
  slug: "valorant-solstice-2026-11-28" as Slug,
  team: "valorant" as Slug,
  game: "Valorant",
  opponent: "Solstice",
  opponentLogo: null,
  competition: "Ligue des Régions",
  stage: "journée 6",
  format: "bo3",
  start: "2026-11-28T20:00:00.000Z",
  movedFrom: null,
  watch: "https://tv.example.org/club",
  vod: null,
  notes: null,
  lineup: [],
  isPublished: true,
  status: "scheduled",
  maps: [],
  forfeit: null,
  finishedAt: null,
  calendarId: "j6.valorant",
  updatedAt: "2026-11-20T08:00:00.000Z",
  revision: 1,
};

/** An announced match, but for what is given. */
export const matchOf = (more: Partial<Match> = {}): Match => ({ ...announced, ...more });

/** The same, finished with these maps. */
export const resultOf = (
  maps: readonly (readonly [ours: number, theirs: number])[],
  more: Partial<Match> = {},
): Match =>
  matchOf({
    status: "finished",
    maps: maps.map(([ours, theirs]) => ({ name: "", ours, theirs })),
    finishedAt: announced.start,
    ...more,
  });
