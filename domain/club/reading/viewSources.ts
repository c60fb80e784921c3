/** The kinds of sources from which visitors come to a page: no link; a search engine; a social network; another site; this site. */
export const viewSources = ["direct", "search", "social", "site", "within"] as const;
export type ViewSource = (typeof viewSources)[number];
