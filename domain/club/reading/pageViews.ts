import type { Visitor } from "../../content/reactions/visitor.ts";
import type { ViewSource } from "./viewSources.ts";

export type PageViews = {
  /** Counts a view of the page at a path, today in Paris. Counts nothing where no public page is, or beyond a network's limit. */
  add(path: string, source: ViewSource): Promise<void>;
};

/** Whether the views of the page at a path are counted: not those of accounts, the panel, searches and secret links. */
export const isCounted = (path: string): boolean =>
  /^\/(?:(?:news|tips|matches|teams|players)(?:\/[a-z\d-]+)?|team-valorant|about|recruitment|partners|shop|contact|privacy|terms)?$/.test(
    path,
  );

// Short lists, in every page's first download: what is in none is another site.
const searchEngines = /^(?:\w{1,3}\.|search\.)*(?:google|bing|duckduckgo|qwant|ecosia|yahoo|brave)\./;
const socialNetworks =
  /(?:^|\.)(?:facebook|instagram|twitter|tiktok|youtube|twitch|discord|reddit|linkedin|bsky)\.|^(?:t\.co|x\.com)$/;

/**
 * The kind of a referring address. The address itself goes nowhere.
 *
 * @param referrer an address; "" for none
 * @param host this site's, with its port
 */
export const sourceOf = (referrer: string, host: string): ViewSource => {
  const from = /^https?:\/\/([^/]+)/.exec(referrer)?.[1];
  if (from === undefined) return "direct";
  if (from === host) return "within";
  if (searchEngines.test(from)) return "search";
  return socialNetworks.test(from) ? "social" : "site";
};

type Needs = { readonly views: PageViews; readonly visitor: Pick<Visitor, "isCounted"> };

export type CountPageView = (opened: {
  readonly path: string;
  readonly referrer: string;
  readonly host: string;
}) => Promise<void>;

/** Counts a view of a public page, without anything of the visitor. Counts none of a visitor who doesn't want it. */
export const countPageView =
  ({ views, visitor }: Needs): CountPageView =>
  async ({ path, referrer, host }) => {
    if (isCounted(path) && visitor.isCounted()) await views.add(path, sourceOf(referrer, host));
  };
