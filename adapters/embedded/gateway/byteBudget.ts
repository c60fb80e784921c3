/** A body's share of the budget. */
export type Budget = {
  /** Takes bytes that have come. Returns the status of the refusal when too many are held. */
  take(bytes: number): 429 | 503 | undefined;
  release(): void;
};

type Limits = {
  /** Bytes of all bodies, and of a network's bodies. */
  readonly all: number;
  readonly each: number;
  /** Bytes of each body that are free: the number of connections bounds them. */
  readonly small: number;
};

/**
 * A budget for bodies in flight, by the received bytes. A network may hold at most as much as it leaves free, so a further network can
 * always send. Short bodies take nothing of the budget.
 */
export const createByteBudget = ({ all, each, small }: Limits): ((client: PropertyKey) => Budget) => {
  const held = new Map<PropertyKey, number>();
  let total = 0;

  const hold = (client: PropertyKey, bytes: number): void => {
    total += bytes;
    const own = (held.get(client) ?? 0) + bytes;
    if (own === 0) held.delete(client);
    else held.set(client, own);
  };

  return (client) => {
    let size = 0;
    let taken = 0;
    return {
      take(bytes) {
        size += bytes;
        const more = Math.max(0, size - small) - taken;
        if (more === 0) return undefined;
        const own = (held.get(client) ?? 0) + more;
        if (own > each) return 429;
        if (own > all - total - more) return 503;
        taken += more;
        hold(client, more);
        return undefined;
      },
      release: () => hold(client, -taken),
    };
  };
};
