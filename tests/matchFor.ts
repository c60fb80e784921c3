import type { Match, MatchId } from "../domain/club/matches/match.ts";
import type { Slug } from "../domain/shared/slug.ts";
import { matchOf } from "./matchOf.ts";

/** A match to come, of the club's Valorant team, with an id. It has no stream. */
export const matchFor = (id: string, more: Partial<Match> = {}): Match =>
  matchOf({ id: id as MatchId, slug: `valorant-${id}` as Slug, calendarId: `${id}.valorant`, watch: null, ...more });
