export type Row = {
  readonly what: string;
  readonly measured: string;
  /** The value for comparison. */
  readonly beside?: string;
  readonly ratio?: string;
  readonly budget?: string;
  readonly verdict?: Verdict;
};

export type Verdict = "ok" | "over";

/** The budgets. Ratios where an absolute figure would only measure the machine. */
export const budgets = {
  /** Lighthouse, each category. */
  score: 100,
  /** Relative to the same page without scripts. */
  largestPaint: 1.05,
  layoutShift: 0,
  /** Kilobytes of script of a first page, compressed by brotli. The check enforces size-limit.config.ts. */
  script: 115,
  /** Milliseconds from a click to the next page's title, on a processor slowed down four times. */
  click: 100,
  /** Milliseconds from a key to its letter in a long text, on a processor slowed down four times. Longer is noticeable. */
  key: 50,
  /** Relative to the static files per second of the same server. */
  cachedPages: 0.5,
  /** Uncached pages per second: the figure that Next reached with the same kind of content and design. */
  renderedPages: 858,
  /** A list of 10,000 relative to one of 100. */
  list: 1.5,
} as const;

export const atMost = (measured: number, budget: number): Verdict => (measured <= budget ? "ok" : "over");
export const atLeast = (measured: number, budget: number): Verdict => (measured >= budget ? "ok" : "over");

/** The median; of an even number, the upper of the two in the middle. Throws without values. */
export const median = (values: readonly number[]): number => {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error("There is nothing to take the median of");
  return middle;
};
