import { answerTo } from "./refusals.ts";

/** Says no to work that found no place. `ownFault`: its network holds or waits for all that it may. */
class NoPlace extends Error {
  readonly ownFault: boolean;
  constructor(ownFault: boolean) {
    super("The backend has no place for this work");
    this.ownFault = ownFault;
  }
}

type Limits = {
  /** How much work goes on at once. */
  readonly most: number;
  /** How much of it may be visitors': the rest is for the site's own pages. */
  readonly visitors: number;
  /** How much of it may be one network's. */
  readonly each: number;
  /** How much may wait: one network's, and all visitors' together, or all of the site's. */
  readonly waitingEach: number;
  readonly waiting: number;
  /** How long it may wait, in milliseconds. */
  readonly patience: number;
};

/** The site itself, which asks while it makes a page. */
export const site = Symbol("the site");

type Holder = string | typeof site;
type Waiter = { readonly holder: Holder; readonly begin: () => void };

export type Shares = <T>(holder: Holder, work: () => Promise<T>) => Promise<T>;

/** As many as the database takes at once, without those that the backend needs for itself. */
const usual: Limits = { most: 14, visitors: 10, each: 6, waitingEach: 64, waiting: 512, patience: 6_000 };

/**
 * Runs work, each network's no more than its share at once, and of those that wait first that of the network that holds least. Rejects with a `NoPlace` when too much waits
 * already, or when the work has waited too long.
 */
export const createShares = (limits: Partial<Limits> = {}): Shares => {
  const { most, visitors, each, waitingEach, waiting, patience } = { ...usual, ...limits };
  const running = new Map<Holder, number>();
  const queue = new Set<Waiter>();
  let all = 0;

  const heldBy = (holder: Holder): number => running.get(holder) ?? 0;
  const isOver = (holder: Holder): boolean => holder !== site && heldBy(holder) >= each;
  const mayBegin = (holder: Holder): boolean =>
    all < most && !isOver(holder) && (holder === site || all - heldBy(site) < visitors);

  const count = (holder: Holder, change: 1 | -1): void => {
    all += change;
    const held = heldBy(holder) + change;
    if (held === 0) running.delete(holder);
    else running.set(holder, held);
  };

  /** Those who hold least come first, then those who came first: many of few networks keep no other waiting. */
  const wake = (): void => {
    const able = [...queue].filter(({ holder }) => mayBegin(holder));
    const [next] = able.toSorted((one, other) => heldBy(one.holder) - heldBy(other.holder));
    if (!next) return;
    next.begin();
    wake();
  };

  const place = (holder: Holder): Promise<void> | undefined => {
    if (mayBegin(holder)) return void count(holder, 1);
    const alike = [...queue].filter((waiter) => (waiter.holder === site) === (holder === site));
    if (holder !== site && alike.filter((waiter) => waiter.holder === holder).length >= waitingEach) {
      throw new NoPlace(true);
    }
    if (alike.length >= waiting) throw new NoPlace(false);
    return new Promise((resolve, reject) => {
      const leave = setTimeout(() => {
        queue.delete(waiter);
        reject(new NoPlace(isOver(holder)));
      }, patience);
      const waiter: Waiter = {
        holder,
        begin() {
          clearTimeout(leave);
          queue.delete(waiter);
          count(holder, 1);
          resolve();
        },
      };
      queue.add(waiter);
    });
  };

  return async (holder, work) => {
    await place(holder);
    try {
      return await work();
    } finally {
      count(holder, -1);
      wake();
    }
  };
};

/** What work that found no place gives instead. `isOwnFault`: its network holds or waits for all that it may. Throws everything else. */
export const whenWithoutPlace =
  <T>(instead: (isOwnFault: boolean) => T) =>
  (thrown: unknown): T => {
    if (!(thrown instanceof NoPlace)) throw thrown;
    return instead(thrown.ownFault);
  };

/** The answer to a request whose work found no place. */
export const refusalWithoutPlace = (request: Request) =>
  whenWithoutPlace((isOwnFault) =>
    isOwnFault
      ? answerTo(request, 429, "Too much is asked at once from this address", 2)
      : answerTo(request, 503, "Too much is asked at once", 2),
  );
