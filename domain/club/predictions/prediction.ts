import {
  type Format,
  type Match,
  mapsWon,
  neededMaps,
  type Outcome,
  outcomeOf,
  type Score,
  startOf,
} from "../matches/match.ts";

/** What a member expects of a match: how it ends for the club and, if they want, the maps of both sides. */
export type Prediction = {
  readonly outcome: Outcome;
  readonly score: Score | null;
};

/** How many members expect each outcome. */
export type Shares = Readonly<Record<Outcome, number>>;

/** The predictions of a match, as far as the caller may know them. */
export type MatchPredictions = {
  readonly mine: Prediction | null;
  /** Null while the match is open and the caller has predicted nothing: others can't be copied. */
  readonly shares: Shares | null;
  /** The members with the most points; null before the end, and when all were wrong. */
  readonly best: BestOfMatch | null;
};

/** The members with the most points of a match. */
export type BestOfMatch = {
  /** At least 1. */
  readonly points: number;
  readonly count: number;
  /** The usernames of the first ones, `mostBest` at most, in the order of their letters. Hidden members aren't among them. */
  readonly names: readonly string[];
};

/** So many are named. */
export const mostBest = 3;

export const noPredictions: MatchPredictions = { mine: null, shares: null, best: null };

/** Whether a match can be predicted: it is scheduled, and its start is ahead. @param now milliseconds since 1970 */
export const isOpen = (match: Pick<Match, "status" | "start">, now: number): boolean =>
  match.status === "scheduled" && startOf(match) > now;

/** Whether all may know the shares: the match has begun. One that is postponed may open again. @param now milliseconds since 1970 */
export const arePublic = (match: Pick<Match, "status" | "start">, now: number): boolean =>
  match.status === "live" || match.status === "finished" || (match.status === "scheduled" && startOf(match) <= now);

/** The outcomes of a format, in the order in which they are offered. A match that has to be won has no draw. */
export const outcomesOf = (format: Format | null): readonly Outcome[] =>
  neededMaps(format) === null ? ["won", "drawn", "lost"] : ["won", "lost"];

/** The scores in maps with which a match of the format ends so, the clearest first. None where the outcome says it all. */
export const scoresOf = (format: Format | null, outcome: Outcome): readonly Score[] => {
  const needed = neededMaps(format) ?? 0;
  if (needed < 2 || outcome === "drawn") return [];
  return Array.from({ length: needed }, (_, other) =>
    outcome === "won" ? { ours: needed, theirs: other } : { ours: other, theirs: needed },
  );
};

const isSame = (one: Score | null, other: Score | null): boolean =>
  one?.ours === other?.ours && one?.theirs === other?.theirs;

/** Whether a match of the format can end so. */
export const isPossible = (format: Format | null, { outcome, score }: Prediction): boolean =>
  outcomesOf(format).includes(outcome) &&
  (score === null || scoresOf(format, outcome).some((one) => isSame(one, score)));

/** Points of a right prediction. */
export const points = { outcome: 1, score: 3 } as const;

/** Whether two predictions say the same. */
export const isSamePrediction = (one: Prediction | null, other: Prediction | null): boolean =>
  one?.outcome === other?.outcome && isSame(one?.score ?? null, other?.score ?? null);

/**
 * What a prediction has earned: `points.score` for the exact score, else `points.outcome` for the right outcome, else 0. Null while
 * the match isn't finished; a cancelled one never is. A forfeit has no score.
 */
export const pointsOf = ({ outcome, score }: Prediction, match: Match): number | null => {
  const ended = outcomeOf(match);
  if (ended === null) return null;
  if (ended !== outcome) return 0;
  const isExact = score !== null && match.forfeit === null && isSame(score, mapsWon(match));
  return isExact ? points.score : points.outcome;
};
