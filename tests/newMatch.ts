import type { MatchDetails } from "../domain/club/matches/match.ts";
import type { Slug } from "../domain/shared/slug.ts";

type NewMatch = MatchDetails & { readonly slug: Slug };

/** A match that no test has added yet, decades ahead, with what has to be given. */
export const newMatch = (team: Slug, more: Partial<NewMatch> = {}): NewMatch => ({
  slug: `essai-${crypto.randomUUID()}` as Slug,
  team,
  opponent: "L'Étoile 🐙",
  opponentLogo: null,
  competition: `Coupe ${crypto.randomUUID()}`,
  stage: null,
  format: null,
  start: "2070-01-01T20:00:00.000Z",
  watch: null,
  vod: null,
  notes: null,
  lineup: [],
  isPublished: true,
  ...more,
});
