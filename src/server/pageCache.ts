type Entry<Page> = { readonly page: Page; readonly until: number };

export type PageCache<Page> = {
  /** The page of that name, kept or made. Several who ask at once get the same one. */
  get(name: string, make: () => Promise<Page>): Promise<Page>;
  /** Forgets all pages: something that they show was changed. */
  drop(): void;
};

type Settings<Page> = {
  /** Milliseconds that a page is kept: the staleness that the site promises. */
  readonly time: number;
  /** How many pages at most. Addresses are endless, memory isn't. */
  readonly size: number;
  /** Whether a page may be kept at all. */
  readonly isWorthKeeping: (page: Page) => boolean;
  readonly now?: () => number;
};

/** Keeps rendered pages for a while, the ones asked for last. */
export const pageCache = <Page>({ time, size, isWorthKeeping, now = Date.now }: Settings<Page>): PageCache<Page> => {
  const kept = new Map<string, Entry<Page>>();
  const beingMade = new Map<string, Promise<Page>>();
  let generation = 0;

  const keep = (name: string, page: Page) => {
    kept.set(name, { page, until: now() + time });
    const oldest = kept.keys().next();
    if (kept.size > size && !oldest.done) kept.delete(oldest.value);
  };

  const makeOnce = (name: string, make: () => Promise<Page>): Promise<Page> => {
    const under = `${generation} ${name}`;
    const already = beingMade.get(under);
    if (already) return already;
    const begun = generation;
    const making = make()
      .then((page) => {
        // What was changed meanwhile may be missing in it.
        if (begun === generation && isWorthKeeping(page)) keep(name, page);
        return page;
      })
      .finally(() => beingMade.delete(under));
    beingMade.set(under, making);
    return making;
  };

  return {
    get(name, make) {
      const entry = kept.get(name);
      kept.delete(name);
      if (!entry || entry.until <= now()) return makeOnce(name, make);
      kept.set(name, entry); // The last again.
      return Promise.resolve(entry.page);
    },
    drop() {
      generation += 1;
      kept.clear();
    },
  };
};
