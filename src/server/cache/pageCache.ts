import { LRUCache } from "lru-cache";

/** A change of what pages show. */
export type Change<Page> = {
  /** Whether a page shows what was changed. */
  readonly isOn: (page: Page) => boolean;
  /** Milliseconds since its rendering for which such a page may still be served. 0: dropped at once. */
  readonly after: number;
};

type Entry<Page> = { readonly page: Page; readonly begun: number; until: number; isChanged: boolean };
type Making<Page> = {
  readonly made: Promise<Page>;
  readonly changes: Change<Page>[];
  /** The following rendering, shared by callers for whom this one is outdated, and by those who want the newest. */
  next?: Promise<Page>;
  newest?: Promise<Page>;
};

export type PageCache<Page> = {
  /**
   * The cached page of that name, or a new one. Concurrent callers share one call of `make` and its rejection. It is given the page that
   * the new one replaces, if its time has passed. `wantsNewest`: not a changed page, even if it may still be served.
   */
  get(name: string, make: (before?: Page) => Promise<Page>, wantsNewest?: boolean): Promise<Page>;
  /** The page of that name if it is cached. */
  kept(name: string, wantsNewest?: boolean): Page | undefined;
  /** Drops the pages that show the change, at once or after its delay. */
  drop(change: Change<Page>): void;
};

type Settings<Page> = {
  /** Milliseconds for which a page is kept. */
  readonly time: (page: Page) => number;
  /** The largest number of pages. */
  readonly size: number;
  /** The largest sum of `bytesOf`. */
  readonly bytes: number;
  readonly bytesOf: (page: Page) => number;
  /** Whether a page may be kept at all. */
  readonly isWorthKeeping: (page: Page, name: string) => boolean;
  readonly now?: () => number;
};

/** A cache of pages with a time limit, which evicts the least recently used. */
export const pageCache = <Page>({
  time,
  size,
  bytes,
  bytesOf,
  isWorthKeeping,
  // Monotonic: unaffected by changes of the system clock.
  now = () => performance.now(),
}: Settings<Page>): PageCache<Page> => {
  const kept = new LRUCache<string, Entry<Page>>({
    max: size,
    maxSize: bytes,
    // LRUCache needs a positive integer.
    sizeCalculation: ({ page }) => Math.max(1, Math.ceil(bytesOf(page))),
  });
  const beingMade = new Map<string, Making<Page>>();

  /** Caches a page. A page may miss changes during its rendering, so such changes shorten its time. */
  const keepMade = (name: string, page: Page, begun: number, changes: readonly Change<Page>[]) => {
    const limits = changes.filter(({ isOn }) => isOn(page)).map(({ after }) => after);
    const until = begun + Math.min(time(page), ...limits);
    if (until > now() && isWorthKeeping(page, name)) {
      kept.set(name, { page, begun, until, isChanged: limits.length > 0 });
    } else kept.delete(name);
  };

  const makeOnce = (name: string, make: (before?: Page) => Promise<Page>): Promise<Page> => {
    const begun = now();
    const changes: Change<Page>[] = [];
    const made = make(kept.peek(name)?.page)
      .finally(() => beingMade.delete(name))
      .then((page) => {
        keepMade(name, page, begun, changes);
        return page;
      });
    beingMade.set(name, { made, changes });
    return made;
  };

  const keptOf: PageCache<Page>["kept"] = (name, wantsNewest = false) => {
    const entry = kept.get(name);
    if (!entry) return undefined;
    // An expired page stays until the next rendering replaces it.
    if (entry.until <= now()) return undefined;
    if (!(wantsNewest && entry.isChanged)) return entry.page;
    kept.delete(name);
    return undefined;
  };

  const get: PageCache<Page>["get"] = (name, make, wantsNewest = false) => {
    const page = keptOf(name, wantsNewest);
    if (page !== undefined) return Promise.resolve(page);
    const making = beingMade.get(name);
    if (!making) return makeOnce(name, make);
    if (!making.changes.some(({ after }) => wantsNewest || after === 0)) return making.made;
    // The rendering may lack an urgent change. Callers from here on share one wait for it, then check again.
    const again = () => get(name, make, wantsNewest);
    if (wantsNewest) return (making.newest ??= making.made.then(again, again));
    return (making.next ??= making.made.then(again, again));
  };

  return {
    get,
    kept: keptOf,
    drop(change) {
      for (const [name, entry] of kept) {
        if (!change.isOn(entry.page)) continue;
        entry.isChanged = true;
        entry.until = Math.min(entry.until, entry.begun + change.after);
        if (entry.until <= now()) kept.delete(name);
      }
      for (const { changes } of beingMade.values()) changes.push(change);
    },
  };
};
