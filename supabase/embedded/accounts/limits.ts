export type Limits = {
  /** Whether the thing was done less than so often lately. */
  has(what: string, most: number): boolean;
  /** Counts it as done. */
  count(...what: readonly string[]): void;
  /** How many things it remembers. */
  size(): number;
};

/** How long what was done counts, in milliseconds. */
const lately = 10 * 60_000;
const mostKept = 10_000;

/** Remembers, in this process, how often things were done in the last ten minutes. */
export const createLimits = (now: () => number = Date.now): Limits => {
  const times = new Map<string, readonly number[]>();
  const recent = (what: string): readonly number[] => (times.get(what) ?? []).filter((at) => now() - at < lately);
  const forget = () => {
    for (const what of times.keys()) if (recent(what).length === 0) times.delete(what);
  };
  return {
    has: (what, most) => recent(what).length < most,
    count(...all) {
      if (times.size > mostKept) forget();
      for (const what of all) times.set(what, [...recent(what), now()]);
    },
    size: () => times.size,
  };
};
