import type { Scope } from "effector";
import { Provider } from "effector-react";
import { startTransition, use } from "react";
import { createRoot } from "react-dom/client";
import { type RouteMatch, type RouteObject, Router } from "react-router-dom";
import { pagesOf } from "./SiteView.tsx";

type Matches = readonly RouteMatch<string, RouteObject>[];
type Place = { readonly pathname: string; readonly search: string };

const never = new Promise<never>(() => {});

/** Suspends for ever, so that React shows nothing of the components beside it. Tells that they are rendered. */
const Unfinished = ({ onReached }: { readonly onReached: () => void }) => {
  onReached();
  return use(never);
};

const nowhere = { createHref: () => "", go() {}, push() {}, replace() {} };
/** Milliseconds after which a rendering is given up. */
const patience = 2_000;

/**
 * Renders a page that is about to be opened, and throws the result away: its styles are compiled and its code has run when the visitor
 * opens it. No effect runs, and nothing of it reaches the document; pictures that aren't lazy are requested. In small steps, so that a
 * press meanwhile is answered.
 */
export const renderAhead = (scope: Scope, matches: Matches, { pathname, search }: Place): Promise<void> =>
  new Promise((resolve) => {
    const silent = () => {};
    const root = createRoot(document.createElement("div"), {
      onCaughtError: silent,
      onUncaughtError: silent,
      onRecoverableError: silent,
    });
    const finish = () => {
      clearTimeout(limit);
      setTimeout(() => (root.unmount(), resolve())); // Not while React renders.
    };
    const limit = setTimeout(finish, patience);
    const location = { pathname, search, hash: "", state: null, key: "ahead" };
    startTransition(() =>
      root.render(
        <>
          <Provider value={scope}>
            <Router navigator={nowhere} location={location} useTransitions={false}>
              {pagesOf({ matches, location, isLost: false })}
            </Router>
          </Provider>
          <Unfinished onReached={finish} />
        </>,
      ),
    );
  });
