/** An RSS feed of articles. */
export type Feed = { readonly title: string; readonly path: string };

/** The path of a category's feed; without a category, that of all articles. */
export const feedPath = (category?: string): string =>
  category === undefined ? "/rss.xml" : `/rss/${encodeURIComponent(category)}.xml`;
