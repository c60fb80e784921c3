/** Where the browser finds the backend. An address that begins with a slash is on the page's own host. */
export type PublicBackend = "memory" | { readonly url: string; readonly anonKey: string };

/** What the server's page tells the browser. */
export type PageState = {
  /** Its stores by their sid. */
  readonly stores: Record<string, unknown>;
  /** Where to ask for more. */
  readonly backend: PublicBackend;
  /** The files that its script will want, so that the loader can ask for all of them at once. */
  readonly modules: readonly string[];
};

export const pageStateId = "page-state";

/** JSON that can't close the script element it stands in. */
export const written = (state: PageState): string => JSON.stringify(state).replaceAll("<", "\\u003c");
