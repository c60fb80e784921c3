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
  largestPaint: 1.1,
  layoutShift: 0,
  /** Milliseconds of blocking, by Lighthouse. */
  blocked: 50,
  /** Kilobytes of script for a visitor who only reads, compressed by brotli, with the page's own. */
  reading: 5,
  /** Kilobytes of script of the app's first load, compressed by brotli. The check enforces size-limit.config.ts. */
  script: 150,
  /**
   * Kilobytes of a page's HTML, compressed by brotli: but for the font, a first view needs nothing else. 20 are wanted; docs/speed.md says
   * which pages have more, and of what.
   */
  html: 21.7,
  /** Milliseconds of the longest task while the app comes, on a processor slowed down four times. */
  task: 80,
  /** Milliseconds of the slowest interaction of a visit, on a processor slowed down four times. */
  interaction: 100,
  /** Milliseconds from a click to the next page's title, on a processor slowed down four times. */
  click: 90,
  /** The same, relative to a plain load of that page. */
  clickToLoad: 0.15,
  /** Milliseconds from a key to its letter in a long text, on a processor slowed down four times. Longer is noticeable. */
  key: 50,
  /** Relative to the static files per second of the same server. */
  cachedPages: 0.8,
  /** Uncached pages per second, with the embedded backend and with answers from memory. */
  renderedPages: 100,
  renderedFromMemory: 400,
  /** Simple reads per second through the embedded gateway. */
  reads: 1_000,
  /** Megabytes of the server with its engine. */
  memory: 400,
  /** A list of 10,000 relative to one of 100. */
  list: 1.2,
} as const;

export const atMost = (measured: number, budget: number): Verdict => (measured <= budget ? "ok" : "over");
export const atLeast = (measured: number, budget: number): Verdict => (measured >= budget ? "ok" : "over");

/** The median; of an even number, the upper of the two in the middle. Throws without values. */
export const median = (values: readonly number[]): number => {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error("There is nothing to take the median of");
  return middle;
};
