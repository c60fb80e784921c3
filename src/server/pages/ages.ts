/** Milliseconds for which a page, and a read for pages, are kept unless a write drops them. */
export type Ages = { readonly page: number; readonly read: number };

/** A page may be made of reads that are as old as they may be: it shows a minute-old state at most. */
const whileHearing: Ages = { page: 50_000, read: 10_000 };
/** While a backend that tells of writes can't be heard: five seconds. */
const whileDeaf: Ages = { page: 4_000, read: 1_000 };
/** Where nothing ever tells of writes: a minute. */
const withoutNews: Ages = { page: 59_000, read: 1_000 };

/** How long pages are kept at this moment. */
export const agesWith = (hearsWrites: (() => boolean) | undefined): Ages => {
  if (!hearsWrites) return withoutNews;
  return hearsWrites() ? whileHearing : whileDeaf;
};
