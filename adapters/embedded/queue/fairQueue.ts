/** The queue refuses work. `isOwnFault`: the client's network is at its own limit. */
class QueueRefusal extends Error {
  readonly isOwnFault: boolean;
  constructor(isOwnFault: boolean) {
    super("The backend has no place for this work");
    this.isOwnFault = isOwnFault;
  }
}

type Limits = {
  /** The most work that runs at once. */
  readonly most: number;
  /** The visitors' part of `most`. The rest is for the site's own pages. */
  readonly visitors: number;
  /** A network's part of `most`, and the visitors' part that is reserved for networks without running work. */
  readonly each: number;
  readonly reserved: number;
  /** The most waiting work: of a network, and of all visitors or of the site. */
  readonly waitingEach: number;
  readonly waiting: number;
  /** The longest wait in milliseconds. */
  readonly patience: number;
};

/** The site itself, which asks the backend while it renders a page. */
export const site = Symbol("the site");

type ClientKey = string | typeof site;
type Waiter = { readonly client: ClientKey; begin(): void; refuse(): void };

/** Running work, waiting work, and the number of refusals since the start. */
export type QueueState = { readonly running: number; readonly waiting: number; readonly refused: number };

export type FairQueue = {
  <T>(client: ClientKey, work: () => Promise<T>): Promise<T>;
  state(): QueueState;
};

/** The database's connections without those that the backend needs itself. */
const usual: Limits = { most: 14, visitors: 10, each: 6, reserved: 2, waitingEach: 64, waiting: 512, patience: 6_000 };

/**
 * Runs work within the limits of each network. The next work is of the network with the least running work; among equals, of the
 * network whose last work began longest ago. Rejects work with a `QueueRefusal` after too long a wait and, when the queue is full, the
 * newest work of the network that waits for most.
 */
export const createFairQueue = (limits: Partial<Limits> = {}): FairQueue => {
  const { most, visitors, each, reserved, waitingEach, waiting, patience } = { ...usual, ...limits };
  const running = new Map<ClientKey, number>();
  const queue = new Set<Waiter>();
  /** The sequence number of the last work that began, for clients with running or waiting work. */
  const lastBegun = new Map<ClientKey, number>();
  let begun = 0;
  let all = 0;
  let refused = 0;

  const runningOf = (client: ClientKey): number => running.get(client) ?? 0;
  const isAtLimit = (client: ClientKey): boolean => client !== site && runningOf(client) >= each;
  const mayBegin = (client: ClientKey): boolean => {
    if (all >= most || isAtLimit(client)) return false;
    return client === site || all - runningOf(site) < visitors - (runningOf(client) > 0 ? reserved : 0);
  };

  const begin = (client: ClientKey): void => {
    all++;
    running.set(client, runningOf(client) + 1);
    lastBegun.set(client, ++begun);
  };
  const end = (client: ClientKey): void => {
    all--;
    const held = runningOf(client) - 1;
    if (held > 0) running.set(client, held);
    else running.delete(client);
    forget(client);
  };
  const forget = (client: ClientKey): void => {
    if (runningOf(client) === 0 && [...queue].every((waiter) => waiter.client !== client)) lastBegun.delete(client);
  };

  const rank = ({ client }: Waiter): number => runningOf(client) * 1e15 + (lastBegun.get(client) ?? 0);
  const wake = (): void => {
    const able = [...queue].filter(({ client }) => mayBegin(client));
    const [next] = able.toSorted((one, other) => rank(one) - rank(other));
    if (!next) return;
    next.begin();
    wake();
  };

  /** Makes room in the queue by refusing work of the network that waits for most. */
  const makeRoom = (client: ClientKey, alike: readonly Waiter[]): void => {
    const counts = new Map<ClientKey, number>();
    for (const waiter of alike) counts.set(waiter.client, (counts.get(waiter.client) ?? 0) + 1);
    const [fullest, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one), [client, 0]);
    if ((counts.get(client) ?? 0) + 1 >= most) throw new QueueRefusal(false);
    alike.findLast((waiter) => waiter.client === fullest)?.refuse();
  };

  const enqueue = (client: ClientKey): Promise<void> | undefined => {
    if (mayBegin(client)) return void begin(client);
    const alike = [...queue].filter((waiter) => (waiter.client === site) === (client === site));
    if (client !== site && alike.filter((waiter) => waiter.client === client).length >= waitingEach) {
      throw new QueueRefusal(true);
    }
    if (alike.length >= waiting) makeRoom(client, alike);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(late);
        queue.delete(waiter);
      };
      const waiter: Waiter = {
        client,
        begin() {
          leave();
          begin(client);
          resolve();
        },
        refuse() {
          leave();
          reject(new QueueRefusal(true));
        },
      };
      const late = setTimeout(() => {
        leave();
        forget(client);
        reject(new QueueRefusal(isAtLimit(client)));
      }, patience);
      queue.add(waiter);
    });
  };

  const run = async <T>(client: ClientKey, work: () => Promise<T>): Promise<T> => {
    try {
      await enqueue(client);
    } catch (cause) {
      refused++;
      throw cause;
    }
    try {
      return await work();
    } finally {
      end(client);
      wake();
    }
  };
  return Object.assign(run, { state: () => ({ running: all, waiting: queue.size, refused }) });
};

/** Answers work that the queue refused. Throws every other error. */
export const whenQueueRefuses =
  <T>(instead: (isOwnFault: boolean) => T) =>
  (thrown: unknown): T => {
    if (!(thrown instanceof QueueRefusal)) throw thrown;
    return instead(thrown.isOwnFault);
  };
