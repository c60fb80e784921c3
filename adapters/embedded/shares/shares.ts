/** Work that found no place. `isOwnFault`: its network holds or waits for all that it may. */
class NoPlace extends Error {
  readonly isOwnFault: boolean;
  constructor(isOwnFault: boolean) {
    super("The backend has no place for this work");
    this.isOwnFault = isOwnFault;
  }
}

type Limits = {
  /** How much work goes on at once. */
  readonly most: number;
  /** How much of it may be visitors': the rest is for the site's own pages. */
  readonly visitors: number;
  /** How much of it may be one network's, and how much of the visitors' is kept for networks that have none. */
  readonly each: number;
  readonly reserved: number;
  /** How much may wait: one network's, and all visitors' together, or all of the site's. */
  readonly waitingEach: number;
  readonly waiting: number;
  /** How long it may wait, in milliseconds. */
  readonly patience: number;
};

/** The site itself, which asks the backend while it renders a page. */
export const site = Symbol("the site");

type Holder = string | typeof site;
type Waiter = { readonly holder: Holder; begin(): void; refuse(): void };

/** The work that goes on, that waits, and the number of times that some was refused since the start. */
export type QueueState = { readonly running: number; readonly waiting: number; readonly refused: number };

export type Shares = {
  <T>(holder: Holder, work: () => Promise<T>): Promise<T>;
  state(): QueueState;
};

/** As many as the database has connections, without those that the backend needs itself. */
const usual: Limits = { most: 14, visitors: 10, each: 6, reserved: 2, waitingEach: 64, waiting: 512, patience: 6_000 };

/**
 * Runs work, of each network no more than its share at once. Of the work that waits, that of the network that holds least comes first,
 * then that of the network whose last work began longest ago. Rejects with a `NoPlace` what has waited too long and, when too much
 * waits, work of the network that has most of it.
 */
export const createShares = (limits: Partial<Limits> = {}): Shares => {
  const { most, visitors, each, reserved, waitingEach, waiting, patience } = { ...usual, ...limits };
  const running = new Map<Holder, number>();
  const queue = new Set<Waiter>();
  /** Of holders that hold or wait: the number of their last work that began. */
  const lastBegun = new Map<Holder, number>();
  let begun = 0;
  let all = 0;
  let refused = 0;

  const heldBy = (holder: Holder): number => running.get(holder) ?? 0;
  const isOver = (holder: Holder): boolean => holder !== site && heldBy(holder) >= each;
  const mayBegin = (holder: Holder): boolean => {
    if (all >= most || isOver(holder)) return false;
    return holder === site || all - heldBy(site) < visitors - (heldBy(holder) > 0 ? reserved : 0);
  };

  const begin = (holder: Holder): void => {
    all++;
    running.set(holder, heldBy(holder) + 1);
    lastBegun.set(holder, ++begun);
  };
  const end = (holder: Holder): void => {
    all--;
    const held = heldBy(holder) - 1;
    if (held > 0) running.set(holder, held);
    else running.delete(holder);
    forget(holder);
  };
  const forget = (holder: Holder): void => {
    if (heldBy(holder) === 0 && [...queue].every((waiter) => waiter.holder !== holder)) lastBegun.delete(holder);
  };

  const rank = ({ holder }: Waiter): number => heldBy(holder) * 1e15 + (lastBegun.get(holder) ?? 0);
  const wake = (): void => {
    const able = [...queue].filter(({ holder }) => mayBegin(holder));
    const [next] = able.toSorted((one, other) => rank(one) - rank(other));
    if (!next) return;
    next.begin();
    wake();
  };

  /** Makes room in the queue for one more of a network, where another one has more of it. */
  const makeRoom = (holder: Holder, alike: readonly Waiter[]): void => {
    const counts = new Map<Holder, number>();
    for (const waiter of alike) counts.set(waiter.holder, (counts.get(waiter.holder) ?? 0) + 1);
    const [fullest, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [holder, 0]);
    if ((counts.get(holder) ?? 0) + 1 >= most) throw new NoPlace(false);
    alike.findLast((waiter) => waiter.holder === fullest)?.refuse();
  };

  const place = (holder: Holder): Promise<void> | undefined => {
    if (mayBegin(holder)) return void begin(holder);
    const alike = [...queue].filter((waiter) => (waiter.holder === site) === (holder === site));
    if (holder !== site && alike.filter((waiter) => waiter.holder === holder).length >= waitingEach) {
      throw new NoPlace(true);
    }
    if (alike.length >= waiting) makeRoom(holder, alike);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(late);
        queue.delete(waiter);
      };
      const waiter: Waiter = {
        holder,
        begin() {
          leave();
          begin(holder);
          resolve();
        },
        refuse() {
          leave();
          reject(new NoPlace(true));
        },
      };
      const late = setTimeout(() => {
        leave();
        forget(holder);
        reject(new NoPlace(isOver(holder)));
      }, patience);
      queue.add(waiter);
    });
  };

  const run = async <T>(holder: Holder, work: () => Promise<T>): Promise<T> => {
    try {
      await place(holder);
    } catch (cause) {
      refused++;
      throw cause;
    }
    try {
      return await work();
    } finally {
      end(holder);
      wake();
    }
  };
  return Object.assign(run, { state: () => ({ running: all, waiting: queue.size, refused }) });
};

/** The answer instead of work that found no place. Throws every other error. */
export const whenWithoutPlace =
  <T>(instead: (isOwnFault: boolean) => T) =>
  (thrown: unknown): T => {
    if (!(thrown instanceof NoPlace)) throw thrown;
    return instead(thrown.isOwnFault);
  };
