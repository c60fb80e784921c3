import { flushSync } from "react-dom";
import {
  createPath,
  type Location,
  matchRoutes,
  type NavigateOptions,
  type NavigationType,
  type RouteMatch,
  type RouteObject,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from "react-router-dom";
import type { Navigating } from "../../ui/lib/page/navigating.ts";
import { resolveLazily } from "./lazyRoutes.ts";

type State = {
  readonly location: Location;
  readonly action: NavigationType;
  readonly matches: readonly RouteMatch<string, RouteObject>[];
  /** Whether the page's file couldn't be loaded. */
  readonly isLost: boolean;
  readonly isLoading: boolean;
  readonly held: Navigating["held"];
  /** Whether the page keeps the scroll position of the one before. */
  readonly keepsScroll: boolean;
};

type History = Pick<
  ReturnType<typeof createBrowserHistory>,
  "action" | "location" | "createHref" | "listen" | "push" | "replace" | "go"
>;

type Documents = {
  readonly isOnline: () => boolean;
  /** Opens a path as a document of its own. */
  readonly loadDocument: (path: string) => void;
};

const browserDocuments: Documents = {
  isOnline: () => navigator.onLine,
  // Going back has changed the address already.
  loadDocument: (path) =>
    path === location.pathname + location.search + location.hash ? location.reload() : location.assign(path),
};

/**
 * Follows links and the browser's history: loads a page's file, then changes the address, then tells the views. The newest navigation
 * wins. The pages of the current address have to be loaded already.
 */
export const createSiteRouter = (
  routes: RouteObject[],
  history: History = createBrowserHistory(),
  { isOnline, loadDocument }: Documents = browserDocuments,
  /** The path that the router matches instead where no page is at this moment. */
  insteadOf: (match: RouteMatch<string, RouteObject> | undefined) => string | undefined = () => undefined,
) => {
  const matchesAt = (to: Partial<Location> | string) => {
    const matches = matchRoutes(routes, to) ?? [];
    const other = insteadOf(matches.at(-1));
    return other === undefined ? matches : (matchRoutes(routes, other) ?? []);
  };
  let state: State = {
    location: history.location,
    action: history.action,
    matches: matchesAt(history.location),
    isLost: false,
    isLoading: false,
    held: null,
    keepsScroll: true,
  };
  const listeners = new Set<() => void>();
  const update = (changes: Partial<State>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** Whether a page is on the screen, maybe with another filter. */
  const isShown = ({ route, pathname }: (typeof state.matches)[number]) =>
    Boolean(route.Component) && state.matches.some((shown) => shown.route === route && shown.pathname === pathname);

  let newest = 0;
  // Browsers don't request a module again that failed to load. Only a new document does.
  let hasLostFiles = false;
  /** `commit` changes the address. Going back has changed it already. */
  const open = async (to: Location | string, commit: () => void, options: NavigateOptions = {}): Promise<void> => {
    const turn = ++newest;
    const matches = matchesAt(to);
    let isLost = false;
    if (matches.some((match) => match.route.lazy && !isShown(match))) {
      update({ isLoading: true });
      await resolveLazily(matches).catch(() => (isLost = true));
      if (turn !== newest) return;
      if (isLost && hasLostFiles && isOnline()) return loadDocument(typeof to === "string" ? to : createPath(to));
      hasLostFiles ||= isLost;
    }
    const show = () => {
      commit();
      const { action, location } = history;
      const keepsScroll = options.preventScrollReset === true;
      update({ location, action, matches, isLost, isLoading: false, held: null, keepsScroll });
    };
    if (options.flushSync) flushSync(show);
    else show();
  };

  let holders = 0;
  let isReverting = false;
  let isProceeding = false;
  const hold: Navigating["hold"] = () => {
    holders++;
    return () => void holders--;
  };
  const keep = (proceed: () => void): void => {
    const reset = () => update({ held: null });
    update({ held: { proceed: () => (reset(), proceed()), reset } });
  };

  const leave = (to: To, options: NavigateOptions): Promise<void> => {
    const path = typeof to === "string" ? to : createPath(to);
    const change = options.replace ? history.replace : history.push;
    return open(path, () => change(path, options.state), options);
  };

  history.listen(({ location, delta }) => {
    if (isReverting) {
      isReverting = false;
      return;
    }
    // Entries that the router hasn't made have no place in the history to return from.
    if (holders === 0 || isProceeding || !delta) {
      isProceeding = false;
      void open(location, () => {});
      return;
    }
    isReverting = true;
    history.go(-delta);
    keep(() => {
      isProceeding = true;
      history.go(delta);
    });
  });

  return {
    routes,
    hold,
    get state() {
      return state;
    },
    /** Calls the listener at each change, in the order of subscribing. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    go: history.go,
    createHref: history.createHref,
    /** Opens a path of the site. Resolves when the views are told, or when a newer navigation has begun. */
    async navigate(to: To, options: NavigateOptions = {}): Promise<void> {
      if (holders > 0) keep(() => void leave(to, options));
      else await leave(to, options);
    },
  };
};

export type SiteRouter = ReturnType<typeof createSiteRouter>;
