import type { EventCallable, Store } from "effector";

/** Where a reader is: what the route's pattern found in the path, and what stands behind the question mark. */
export type Place = { readonly params: Readonly<Record<string, string>>; readonly search: string };

/** What the backend keeps for pages to show. */
export type ShownKind = "tips" | "articles";

/** What a route says of itself, beside its component (React Router's `handle`). */
export type PageHandle = {
  /** Loads what the page shows. On the server before it renders, in the browser when somebody goes there. */
  readonly opened?: EventCallable<Place>;
  /** The HTTP status of the page, once it is loaded. 200 without one. */
  readonly status?: Store<number>;
  /** The parameters of its address that the page is made of: it is the same whatever the others say. */
  readonly reads?: readonly string[];
  /** What of the backend's stands on it. A change of that makes the page old. */
  readonly shows?: readonly ShownKind[];
  /** The `id` of the tip or article that it is the page of. */
  readonly item?: Store<string | null>;
  /** Whether only the staff has something to do there: what their acts need is fetched with the page. */
  readonly isForStaff?: true;
};
