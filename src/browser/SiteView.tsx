import { Component, type ReactElement, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { createPath, type Navigator, Router, type To, UNSAFE_RouteContext as RouteContext } from "react-router-dom";
import { NavigatingContext } from "../../ui/lib/page/navigating.ts";
import type { SiteRouter } from "./router.ts";

type BoundaryProps = { readonly instead: ReactNode; readonly at: unknown; readonly children: ReactNode };
type BoundaryState = { readonly at: unknown; readonly hasFailed: boolean };

/** Shows `instead` of what threw, until the next location. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** The routes of a location, each in the outlet of the one around it. */
const pagesOf = ({ matches, location, isLost }: Pick<SiteRouter["state"], "matches" | "location" | "isLost">) =>
  matches.reduceRight<ReactElement | null>((outlet, { route: { Component: Page, element, errorElement } }, depth) => {
    const inside = Page ? <Page /> : (element ?? outlet);
    const context = { outlet, matches: matches.slice(0, depth + 1), isDataRoute: false };
    const view = <RouteContext value={context}>{errorElement && isLost ? errorElement : inside}</RouteContext>;
    return errorElement ? (
      <Boundary instead={errorElement} at={location}>
        {view}
      </Boundary>
    ) : (
      view
    );
  }, null);

type SiteViewProps = { readonly router: SiteRouter; readonly scroll: (state: SiteRouter["state"]) => void };

/** The router, as links use it. They give paths in parts. */
export const navigatorOf = (router: Pick<SiteRouter, "createHref" | "go" | "navigate">): Navigator => {
  const pathOf = (to: To) => (typeof to === "string" ? to : createPath(to));
  return {
    createHref: router.createHref,
    go: router.go,
    push: (to, state, options) => void router.navigate(pathOf(to), { ...options, state }),
    replace: (to, state, options) => void router.navigate(pathOf(to), { ...options, state, replace: true }),
  };
};

/** The page of the router's location. Without transitions: a navigation is rendered in one piece. */
export const SiteView = ({ router, scroll }: SiteViewProps) => {
  const [state, setState] = useState(router.state);
  const { location, action, matches, isLost, isLoading, held } = state;
  useLayoutEffect(() => router.subscribe(() => setState(router.state)), [router]);

  const scrolled = useRef(location);
  useLayoutEffect(() => {
    if (scrolled.current === state.location) return; // The server's page keeps the browser's position.
    scrolled.current = state.location;
    scroll(state);
  }, [state, scroll]);

  const navigator = useMemo(() => navigatorOf(router), [router]);
  const navigating = useMemo(() => ({ isLoading, held, hold: router.hold }), [isLoading, held, router]);
  // The elements stay the same while the next page loads, so React doesn't render the page that the visitor leaves.
  const pages = useMemo(() => pagesOf({ matches, location, isLost }), [matches, location, isLost]);
  // The second child is where the server's router may have a script: React derives the ids of `useId` from such places.
  return (
    <>
      <NavigatingContext value={navigating}>
        <Router navigator={navigator} location={location} navigationType={action} useTransitions={false}>
          {pages}
        </Router>
      </NavigatingContext>
      {null}
    </>
  );
};
