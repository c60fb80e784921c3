export type Limits = {
  /** Milliseconds until it may be done once more, when `most` times are allowed within the time; 0 when at once. */
  wait(what: string, most: number): number;
  /** Milliseconds until the act is allowed again. `after`: the pause after so many times. */
  pause(what: string, after: (times: number) => number): number;
  /** Counts the act as done `later` milliseconds from now. Returns a function that takes the count back. */
  count(what: string, later?: number): () => void;
  /** How many acts it counts. */
  size(): number;
};

type Options = {
  /** Milliseconds for which an act counts. */
  readonly within?: number;
  /** In milliseconds. By default a clock that is never set: after a change of the date, limits end in their time. */
  readonly now?: () => number;
};

const mostKept = 10_000;
/** No limit is higher. */
const mostTimes = 500;

/** Counts acts of the last minutes in this process. */
export const createLimits = ({ within = 10 * 60_000, now = () => performance.now() }: Options = {}): Limits => {
  /** In the order of time. */
  const times = new Map<string, readonly number[]>();
  const recent = (what: string): readonly number[] => (times.get(what) ?? []).filter((at) => now() - at < within);
  const keep = (what: string, all: readonly number[]) => (all.length > 0 ? times.set(what, all) : times.delete(what));

  /** Acts done least often are dropped first, so that invented addresses push out no count of tries. */
  const forget = () => {
    for (const what of times.keys()) keep(what, recent(what));
    if (times.size <= mostKept) return;
    const leastFirst = [...times].toSorted(([, one], [, other]) => one.length - other.length);
    for (const [what] of leastFirst.slice(0, times.size - mostKept / 2)) times.delete(what);
  };

  return {
    wait(what, most) {
      const at = recent(what).at(-most);
      return at === undefined ? 0 : at + within - now();
    },
    pause(what, after) {
      const all = recent(what);
      return Math.max(0, (all.at(-1) ?? -Infinity) + after(all.length) - now());
    },
    count(what, later = 0) {
      if (times.size > mostKept) forget();
      const at = now() + later;
      const all = [...recent(what), at].toSorted((one, other) => one - other);
      keep(what, all.slice(-mostTimes));
      return () => {
        const kept = recent(what);
        const place = kept.indexOf(at);
        if (place >= 0) keep(what, kept.toSpliced(place, 1));
      };
    },
    size: () => times.size,
  };
};
