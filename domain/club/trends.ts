import { addDays, type Day, daysBetween } from "../shared/parisDay.ts";

/** What happened on a day in Paris: on tips and articles, and in the club. Views and ratings are of tips. */
export type DayFigures = {
  readonly day: Day;
  readonly views: number;
  /** Published. */
  readonly articles: number;
  /** Received, but for those that were withdrawn. */
  readonly applications: number;
  /** New members. */
  readonly users: number;
  /** Those that are still there, like the comments, of which hidden ones don't count. */
  readonly likes: number;
  readonly comments: number;
  readonly ratings: number;
  readonly ratingSum: number;
};

/** Days that a trend and a figure's line look at, and then as many before them. */
export const span = 30;

/** Days that the figures go back: those of the longest chart. */
export const longestChart = 90;

/** Days that a chart can show. */
export const chartSpans = [14, longestChart] as const;
export type ChartSpan = (typeof chartSpans)[number];

/** How this last 30 days differ from the 30 before. Null: there is nothing to compare with yet. */
export type Trends = {
  /** In per cent, whole. Null when there was nothing in the 30 days before. */
  readonly likes: number | null;
  readonly comments: number | null;
  /** The difference of the averages, to one decimal. Null without a rating in both. */
  readonly rating: number | null;
};

/** Half away from zero, so that a rise and a fall of the same size read the same; never -0. */
const rounded = (number: number): number => Math.sign(number) * Math.round(Math.abs(number)) || 0;

const growth = (before: number, last: number): number | null =>
  before === 0 ? null : rounded((100 * (last - before)) / before);

type Sums = Pick<DayFigures, "likes" | "comments" | "ratings" | "ratingSum">;

const sumsOf = (days: readonly DayFigures[], from: Day, to: Day): Sums =>
  days
    .filter(({ day }) => day >= from && day <= to)
    .reduce<Sums>(
      (sums, { likes, comments, ratings, ratingSum }) => ({
        likes: sums.likes + likes,
        comments: sums.comments + comments,
        ratings: sums.ratings + ratings,
        ratingSum: sums.ratingSum + ratingSum,
      }),
      { likes: 0, comments: 0, ratings: 0, ratingSum: 0 },
    );

const differenceOfAverages = (before: Sums, last: Sums): number | null => {
  if (before.ratings === 0 || last.ratings === 0) return null;
  // Over one denominator: a quotient of whole numbers has no error that would move a half.
  const tenths = 10 * (last.ratingSum * before.ratings - before.ratingSum * last.ratings);
  return rounded(tenths / (last.ratings * before.ratings)) / 10;
};

/** Compares the 30 days that end with today to the 30 before. Days are those of Paris. */
export const trendsOf = (days: readonly DayFigures[], today: Day): Trends => {
  const last = sumsOf(days, addDays(today, 1 - span), today);
  const before = sumsOf(days, addDays(today, 1 - 2 * span), addDays(today, -span));
  return {
    likes: growth(before.likes, last.likes),
    comments: growth(before.comments, last.comments),
    rating: differenceOfAverages(before, last),
  };
};

/** The figures of a day that are shown with their last days. */
export const drawnFigures = ["articles", "views", "applications", "users", "likes", "comments"] as const;
export type DrawnFigure = (typeof drawnFigures)[number];

/** A figure's last days, and how they differ from as many before. */
export type Line = {
  /** Of the last `span` days, today last. */
  readonly days: readonly number[];
  readonly sum: number;
  readonly difference: number;
};
export type Lines = Readonly<Record<DrawnFigure, Line>>;

/** The last days of each figure. */
export const linesOf = (days: readonly DayFigures[], today: Day): Lines => {
  const lineOf = (figure: DrawnFigure): Line => {
    const all = Array.from({ length: 2 * span }, () => 0);
    for (const one of days) {
      const at = 2 * span - 1 - daysBetween(one.day, today);
      const before = all[at];
      if (before !== undefined) all[at] = before + one[figure];
    }
    const sumOf = (some: readonly number[]) => some.reduce((sum, number) => sum + number, 0);
    const last = all.slice(span);
    const sum = sumOf(last);
    return { days: last, sum, difference: sum - sumOf(all.slice(0, span)) };
  };
  return Object.fromEntries(drawnFigures.map((figure) => [figure, lineOf(figure)])) as Lines;
};

export type DayViews = { readonly day: Day; readonly views: number };

/** The views of each of the last days, today last; 0 on days without a view. */
export const viewsByDay = (days: readonly DayViews[], today: Day, count: number): readonly DayViews[] => {
  const all = Array.from({ length: count }, (_, at) => ({ day: addDays(today, at + 1 - count), views: 0 }));
  for (const { day, views } of days) {
    const at = count - 1 - daysBetween(day, today);
    const shown = all[at];
    if (shown) all[at] = { day, views: shown.views + views };
  }
  return all;
};

/** Nothing to draw: no view on any of the days. */
export const isWithoutViews = (days: readonly DayViews[]): boolean => days.every(({ views }) => views === 0);
