/** What one body holds of the room. */
export type Place = {
  /** Takes room for bytes that have come. Gives the status of the refusal when there is none. */
  take(bytes: number): 429 | 503 | undefined;
  leave(): void;
};

type Limits = {
  /** Bytes of all bodies, and of those of one network. */
  readonly all: number;
  readonly each: number;
  /** Bytes of each body that need no room: the number of connections bounds them. */
  readonly small: number;
};

/**
 * Room for bodies that are being read or worked on, by the bytes that have come. A network may hold as much as it leaves free for
 * others, so those who fill it together leave room to the next one; a short body needs none.
 */
export const createRoom = ({ all, each, small }: Limits): ((holder: PropertyKey) => Place) => {
  const held = new Map<PropertyKey, number>();
  let total = 0;

  const hold = (holder: PropertyKey, bytes: number): void => {
    total += bytes;
    const own = (held.get(holder) ?? 0) + bytes;
    if (own === 0) held.delete(holder);
    else held.set(holder, own);
  };

  return (holder) => {
    let size = 0;
    let taken = 0;
    return {
      take(bytes) {
        size += bytes;
        const more = Math.max(0, size - small) - taken;
        if (more === 0) return undefined;
        const own = (held.get(holder) ?? 0) + more;
        if (own > each) return 429;
        if (own > all - total - more) return 503;
        taken += more;
        hold(holder, more);
        return undefined;
      },
      leave: () => hold(holder, -taken),
    };
  };
};
