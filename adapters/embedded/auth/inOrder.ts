export type InOrder = <T>(what: string, work: () => Promise<T>) => Promise<T>;

/** Does work on the same thing one after another, in this process: lite reads, then writes. */
export const inOrder = (): InOrder => {
  const last = new Map<string, Promise<unknown>>();
  return async (what, work) => {
    const mine = (last.get(what) ?? Promise.resolve()).then(work);
    const end = mine.catch(() => {});
    last.set(what, end);
    try {
      return await mine;
    } finally {
      if (last.get(what) === end) last.delete(what);
    }
  };
};
