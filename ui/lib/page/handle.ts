import type { EventCallable, Store } from "effector";

/** An address: the parameters of the route's path, and the query string. */
export type Place = { readonly params: Readonly<Record<string, string>>; readonly search: string };

/** Kinds of content that pages show. */
export type ShownKind = "tips" | "articles";

/** The metadata of a route (React Router's `handle`). */
export type PageHandle = {
  /** Loads the page's data: on the server before rendering, in the browser on navigation. */
  readonly opened?: EventCallable<Place>;
  /** The HTTP status of the page after loading. 200 if absent. */
  readonly status?: Store<number>;
  /** The query parameters that the page depends on. Others don't change it. */
  readonly reads?: readonly string[];
  /** The kinds of content on the page. A change of one makes the cached page stale. */
  readonly shows?: readonly ShownKind[];
  /** The `id` of the tip or article on the page. */
  readonly item?: Store<string | null>;
  /** The views of the page's `item`, a tip, are counted. */
  readonly countsViews?: true;
  /** The page acts by itself: it redirects visitors, or reads the address of a mail's link. The app starts after the first paint. */
  readonly startsAtOnce?: true;
  /** The page is for staff only: the code of staff actions is loaded with it. */
  readonly isForStaff?: true;
};
