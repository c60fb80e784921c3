import { createContext, use, useEffect } from "react";

/** A navigation that waits for an answer. */
type Held = { readonly proceed: () => void; readonly reset: () => void };

export type Navigating = {
  /** Whether the next page's file is being loaded. */
  readonly isLoading: boolean;
  readonly held: Held | null;
  /** Holds all navigations inside the site until the returned function is called. */
  readonly hold: () => () => void;
};

const nowhere: Navigating = { isLoading: false, held: null, hold: () => () => {} };

/** The navigation state of the browser's router, for the views. The server, and tests without a router, have no navigations. */
export const NavigatingContext = createContext(nowhere);

/** Holds navigations while `isOn`. Returns the one that is held meanwhile. */
export const useHeldNavigation = (isOn: boolean): Held | null => {
  const { held, hold } = use(NavigatingContext);
  useEffect(() => (isOn ? hold() : undefined), [isOn, hold]);
  return isOn ? held : null;
};
