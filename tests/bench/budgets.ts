/** One line of the table. */
export type Row = {
  readonly what: string;
  readonly measured: string;
  /** What it is compared with. */
  readonly beside?: string;
  readonly ratio?: string;
  readonly budget?: string;
  readonly verdict?: Verdict;
};

export type Verdict = "ok" | "over";

/** The budgets, as ratios wherever a figure of its own would only tell how fast the machine is. */
export const budgets = {
  /** Lighthouse, each category. */
  score: 100,
  /** To the page without scripts. */
  largestPaint: 1.05,
  layoutShift: 0,
  /** Kilobytes of script that a reader's first page takes, by brotli. What a check lets pass today: size-limit.config.ts. */
  script: 115,
  /** Milliseconds from a click to the title, on a processor four times slower. */
  click: 100,
  /** Milliseconds from a key to its letter, in a long text and on a processor four times slower: more is felt. */
  key: 50,
  /** Of the static files per second that the same server sends. */
  cachedPages: 0.5,
  /** Pages per second that nobody kept: what Next reached over the same kind of content, design for design. */
  renderedPages: 858,
  /** A list of 10,000 to one of 100. */
  list: 1.5,
} as const;

export const atMost = (measured: number, budget: number): Verdict => (measured <= budget ? "ok" : "over");
export const atLeast = (measured: number, budget: number): Verdict => (measured >= budget ? "ok" : "over");

/** The one in the middle; of an even number, the upper of the two. Throws without any. */
export const median = (values: readonly number[]): number => {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error("There is nothing to take the median of");
  return middle;
};
