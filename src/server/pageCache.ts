import { LRUCache } from "lru-cache";

/** A change of what pages show. */
export type Change<Page> = {
  /** Whether a page shows what was changed. */
  readonly isOn: (page: Page) => boolean;
  /** Milliseconds since its making for which such a page may still be shown. 0: it goes at once. */
  readonly after: number;
};

type Entry<Page> = { readonly page: Page; readonly begun: number; until: number; isChanged: boolean };
type Making<Page> = {
  readonly made: Promise<Page>;
  readonly changes: Change<Page>[];
  /** What those wait for whom it is too old, and those who want the newest. */
  next?: Promise<Page>;
  newest?: Promise<Page>;
};

export type PageCache<Page> = {
  /**
   * The page of that name, kept or made. It is made once at a time: those who ask meanwhile share it. `wantsNewest`: not one that was
   * changed, even if it may still be shown.
   */
  get(name: string, make: () => Promise<Page>, wantsNewest?: boolean): Promise<Page>;
  /** The page of that name if it is kept, and nothing has to be made. */
  kept(name: string, wantsNewest?: boolean): Page | undefined;
  /** Forgets the pages that show what was changed. */
  drop(change: Change<Page>): void;
};

type Settings<Page> = {
  /** Milliseconds that a page is kept: the staleness that the site promises. */
  readonly time: number;
  /** How many pages at most. Addresses are endless, memory isn't. */
  readonly size: number;
  /** How many bytes they have at most, together. */
  readonly bytes: number;
  readonly bytesOf: (page: Page) => number;
  /** Whether a page may be kept at all. */
  readonly isWorthKeeping: (page: Page, name: string) => boolean;
  readonly now?: () => number;
};

/** Keeps pages for a while, the ones asked for last. */
export const pageCache = <Page>({
  time,
  size,
  bytes,
  bytesOf,
  isWorthKeeping,
  // Goes on evenly when the clock is set.
  now = () => performance.now(),
}: Settings<Page>): PageCache<Page> => {
  const kept = new LRUCache<string, Entry<Page>>({
    max: size,
    maxSize: bytes,
    // Whole, and at least 1.
    sizeCalculation: ({ page }) => Math.max(1, Math.ceil(bytesOf(page))),
  });
  const beingMade = new Map<string, Making<Page>>();

  /** What was changed while it was made may be missing in it. */
  const keepMade = (name: string, page: Page, begun: number, changes: readonly Change<Page>[]) => {
    const limits = changes.filter(({ isOn }) => isOn(page)).map(({ after }) => after);
    const until = begun + Math.min(time, ...limits);
    if (until > now() && isWorthKeeping(page, name))
      kept.set(name, { page, begun, until, isChanged: limits.length > 0 });
  };

  const makeOnce = (name: string, make: () => Promise<Page>): Promise<Page> => {
    const begun = now();
    const changes: Change<Page>[] = [];
    const made = make()
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
    if (entry.until > now() && !(wantsNewest && entry.isChanged)) return entry.page;
    kept.delete(name);
    return undefined;
  };

  const get: PageCache<Page>["get"] = (name, make, wantsNewest = false) => {
    const page = keptOf(name, wantsNewest);
    if (page !== undefined) return Promise.resolve(page);
    const making = beingMade.get(name);
    if (!making) return makeOnce(name, make);
    if (!making.changes.some(({ after }) => wantsNewest || after === 0)) return making.made;
    // What has to go at once may be in it. Those who ask from now on wait for it together: it shows whether it is.
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
