import { latestResults } from "./latestFirst.ts";
import { formLength, type ListedMatch, listed } from "./listMatches.ts";
import type { Matches } from "./ports.ts";

/** A result of a short list. */
export type LatestResult = Pick<ListedMatch, "slug" | "game" | "opponent" | "start" | "score" | "outcome" | "forfeit">;

export type ReadLatestResults = () => Promise<readonly LatestResult[]>;

/** The last results of all teams, the newest first. */
export const readLatestResults =
  ({ matches }: { readonly matches: Pick<Matches, "finished"> }): ReadLatestResults =>
  async () => {
    const latest = await latestResults(matches, formLength);
    return latest.map(listed).map(({ slug, game, opponent, start, score, outcome, forfeit }) => ({
      slug,
      game,
      opponent,
      start,
      score,
      outcome,
      forfeit,
    }));
  };
