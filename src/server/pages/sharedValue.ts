export type SharedValue<Value> = {
  /** The shared value, or one that is made now. */
  get(): Promise<Value>;
  /** Drops it, also while it is being made. */
  drop(): void;
};

/** Shares one value: while it is being made, and then for `time`, in milliseconds. One that isn't whole isn't kept. */
export const sharedValue = <Value>(
  make: () => Promise<Value>,
  isWhole: (value: Value) => boolean,
  time: () => number,
): SharedValue<Value> => {
  let latest: { readonly made: Promise<Value>; until: number } | undefined;

  const begin = (): Promise<Value> => {
    const begun = { made: make(), until: Infinity };
    latest = begun;
    begun.made.then(
      (value) => (begun.until = isWhole(value) ? performance.now() + time() : 0),
      () => (begun.until = 0),
    );
    return begun.made;
  };

  return {
    get: () => (latest && performance.now() < latest.until ? latest.made : begin()),
    drop: () => (latest = undefined),
  };
};
