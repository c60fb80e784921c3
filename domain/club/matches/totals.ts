import type { Slug } from "../../shared/slug.ts";
import { dayIn } from "../../shared/wallTime.ts";
import { type MatchDetails, type MatchScore, type Outcome, outcomeOf, startOf } from "./match.ts";

// Apart from `match.ts`: every page announces matches, and few count them (decision 0054).

/** The club's zone, as in the table: it decides on the season of a match. */
export const seasonZone = "Europe/Paris";

/** A season runs from August to July, and is named by the year in which it begins. */
export const seasonOf = ({ start }: Pick<MatchDetails, "start">, zone: string): number => {
  const [year = 0, month = 0] = dayIn(startOf({ start }), zone).split("-").map(Number);
  return month < 8 ? year - 1 : year;
};

/** The finished matches of a team in a competition and a season, counted. */
export type MatchRecord = {
  readonly team: Slug;
  readonly competition: string;
  readonly season: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly mapsWon: number;
  readonly mapsLost: number;
};

export type Totals = Pick<MatchRecord, "won" | "drawn" | "lost" | "mapsWon" | "mapsLost">;

export const noTotals: Totals = { won: 0, drawn: 0, lost: 0, mapsWon: 0, mapsLost: 0 };

/** The sum of several records. */
export const totalOf = (records: readonly Totals[]): Totals =>
  records.reduce(
    (sum, one) => ({
      won: sum.won + one.won,
      drawn: sum.drawn + one.drawn,
      lost: sum.lost + one.lost,
      mapsWon: sum.mapsWon + one.mapsWon,
      mapsLost: sum.mapsLost + one.mapsLost,
    }),
    noTotals,
  );

/** How many matches in a row ended like the last one. @param latest the finished ones, newest first */
export const streakOf = (
  latest: readonly MatchScore[],
): { readonly outcome: Outcome; readonly matches: number } | null => {
  const outcomes = latest.map(outcomeOf);
  const [outcome] = outcomes;
  if (!outcome) return null;
  const other = outcomes.findIndex((one) => one !== outcome);
  return { outcome, matches: other === -1 ? outcomes.length : other };
};
