/** A feed of articles, for those who read news in a program of their own. */
export type Feed = { readonly title: string; readonly path: string };

/** Where the feed of a category lies; without one, that of all articles. */
export const feedPath = (category?: string): string =>
  category === undefined ? "/rss.xml" : `/rss/${encodeURIComponent(category)}.xml`;
