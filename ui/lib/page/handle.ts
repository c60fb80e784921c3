import type { EventCallable, Store } from "effector";
import type { LazyModule } from "../../design/components/lazyModule.ts";

/** An address: the parameters of the route's path, and the query string. */
export type PageAddress = { readonly params: Readonly<Record<string, string>>; readonly search: string };

/** Kinds of content that pages show. */
export type ShownKind =
  | "tips"
  | "articles"
  | "matches"
  | "standings"
  | "events"
  | "partners"
  | "products"
  | "positions"
  | "teams"
  | "letters"
  | "members";

/** A module that a page loads because of what it shows. `source`: its file, as the build's manifest names it. */
export type PageModule = LazyModule<unknown> & { readonly source: string };

/** The metadata of a route (React Router's `handle`). */
export type PageHandle = {
  /** Loads the page's data: on the server before rendering, in the browser on navigation. */
  readonly opened?: EventCallable<PageAddress>;
  /** The features' pieces that load data of their own. */
  readonly pieces?: readonly (OpenedPiece & { readonly feature: string })[];
  /** The team of a page about one, by the parameters of its path. Pieces show only what is of this team. */
  readonly teamAt?: (params: PageAddress["params"]) => string;
  /** The page shows the features' views above pages in their large form. `page` of `src/page.ts` sets this and `pieces`. */
  readonly placesTop?: boolean;
  /** The modules that the loaded page needs besides its own. They are loaded before it is rendered. */
  readonly modules?: Store<readonly PageModule[]>;
  /** The HTTP status of the page after loading. 200 if absent. */
  readonly status?: Store<number>;
  /** Where the page leads instead of being shown; null when it is shown. */
  readonly leadsTo?: Store<string | null>;
  /** The address to which the opened one has moved for good; null when it hasn't. The server redirects, and `useMoved` in the browser. */
  readonly movedTo?: Store<string | null>;
  /** The page is for those who have its address with its parameters: no cache, search engine or other site gets anything of it. */
  readonly isSecret?: true;
  /** The query parameters that the page depends on. Others don't change it. */
  readonly reads?: readonly string[];
  /** The kinds of content on the page. A change of one makes the cached page stale. */
  readonly shows?: readonly ShownKind[];
  /** The further kinds that the opened page shows. */
  readonly alsoShows?: Store<readonly ShownKind[]>;
  /** The `id` of the tip or article on the page. */
  readonly item?: Store<string | null>;
  /** The views of the page's `item`, a tip, are counted. */
  readonly countsViews?: true;
  /** The page acts by itself: it redirects visitors, or reads the address of a mail's link. The app starts after the first paint. */
  readonly startsAtOnce?: true;
  /** While it is true, what is shown changes by itself. A small script follows it for visitors who only look. */
  readonly $isLive?: Store<boolean>;
  /** The page is for staff only: the code of staff actions is loaded with it. */
  readonly isForStaff?: true;
};

/** Facts for a piece about the page around it. */
export type OpenedAround = {
  /** Whether the views above the page are slim. */
  readonly isSlim: boolean;
  /** The team of a page about one. */
  readonly team: string | null;
};

/** A piece that loads data of its own. */
export type OpenedPiece = Pick<PageHandle, "shows"> & {
  /** A page with it is opened. */
  readonly opened: EventCallable<OpenedAround>;
  readonly $isLive: Store<boolean>;
};
