import type { Visitor } from "../content/reactions/visitor.ts";

/** The searches that found nothing, as sums of each day. */
export type MissedSearches = {
  /** Counts one, today in Paris, by its words alone. Counts nothing of what `missedWords` refuses, or beyond a network's limit. */
  add(typed: string): Promise<void>;
};

type Needs = { readonly searches: MissedSearches; readonly visitor: Pick<Visitor, "isCounted"> };

export type CountMissedSearch = (typed: string) => Promise<void>;

/** Counts a search that a visitor sent and that found nothing. Counts none of a visitor who doesn't want it. */
export const countMissedSearch =
  ({ searches, visitor }: Needs): CountMissedSearch =>
  async (typed) => {
    if (visitor.isCounted()) await searches.add(typed);
  };
