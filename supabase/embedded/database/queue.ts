import { AsyncLocalStorage } from "node:async_hooks";

export type Queue = {
  /** Does the work when everything asked before is done, and gives back what it gives. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Lets a call through only during the turn of the work that makes it. */
  guard<Arguments extends unknown[], T>(call: (...given: Arguments) => Promise<T>): (...given: Arguments) => Promise<T>;
  /** Waits for what was asked before, and refuses the rest. */
  close(): Promise<void>;
};

type Options = {
  /** In milliseconds. */
  readonly timeLimit: number;
  /** Called after work that took too long was cut off, before the next turn. */
  readonly cleanUp: () => Promise<unknown>;
};

export class TookTooLong extends Error {}
export class QueueClosed extends Error {}

/**
 * One thing at a time. PGlite has a single session, and lite opens transactions on it without waiting for the others': two
 * requests in one tick share a transaction and so a role.
 *
 * Work that exceeds the time limit is cut off: its caller is told, its transaction is undone, and what it still tries later is
 * refused, so the next turn starts on a clean session. (A single statement can't be cut off: PGlite computes it in this thread.)
 */
export const createQueue = ({ timeLimit, cleanUp }: Options): Queue => {
  const turns = new AsyncLocalStorage<symbol>();
  let current: symbol | undefined;
  // Rejects only when cleaning up failed: nobody may use a session in an unknown state, so all later work is refused.
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const isMine = (): boolean => current !== undefined && turns.getStore() === current;

  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    const mine = (current = Symbol());
    try {
      return await within(timeLimit, turns.run(mine, work));
    } finally {
      current = undefined;
    }
  };

  return {
    async run(work) {
      if (closed) throw new QueueClosed("The backend is closed");
      if (isMine()) throw new Error("Work in the queue can't wait for other work in the queue");
      const result = last.then(() => turn(work));
      last = Promise.all([last, result.catch((error) => (error instanceof TookTooLong ? cleanUp() : undefined))]);
      last.catch(() => {});
      return result;
    },
    guard:
      (call) =>
      async (...given) => {
        if (!isMine()) throw new Error("This call to the database came outside its turn");
        return call(...given);
      },
    async close() {
      closed = true;
      await last.catch(() => {});
    },
  };
};

const within = async <T>(limit: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(`Cut off after ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
