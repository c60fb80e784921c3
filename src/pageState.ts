import type { TipId } from "../domain/tips/tip.ts";

/** The backend's address for the browser. One that starts with a slash is on the page's own host. */
export type PublicBackend = "memory" | { readonly url: string; readonly anonKey: string };

/** The state that the server's page passes to the browser. */
export type PageState = {
  /** The stores by sid. */
  readonly stores: Record<string, unknown>;
  /** The backend for further requests. */
  readonly backend: PublicBackend;
  /** Files that the script needs, so that the loader can request all of them at once. */
  readonly modules: readonly string[];
  /** The app starts after the first paint, without a visitor's engagement. */
  readonly startsAtOnce?: true;
  /** The tip that the page shows: its view is counted. */
  readonly tip?: TipId;
};

export const pageStateId = "page-state";

/** JSON that can't close the script element around it. */
export const written = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
