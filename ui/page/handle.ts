import type { EventCallable, Store } from "effector";

/** Where a reader is: what the route's pattern found in the path, and what stands behind the question mark. */
export type Place = { readonly params: Readonly<Record<string, string>>; readonly search: string };

/** What a route says of itself, beside its component (React Router's `handle`). */
export type PageHandle = {
  /** Loads what the page shows. On the server before it renders, in the browser when somebody goes there. */
  readonly opened?: EventCallable<Place>;
  /** The HTTP status of the page, once it is loaded. 200 without one. */
  readonly status?: Store<number>;
  /** Whether only the staff has something to do there: what their acts need is fetched with the page. */
  readonly isForStaff?: true;
};
