import { savesData } from "../../ui/lib/page/savesData.ts";

/** Milliseconds. A pointer that only crosses a link stays for less. */
const hoverIntent = 65;

type Link = { readonly pathname: string; readonly search: string };

type Needs = {
  /** Prefetches a page. Requests no data of it once `isWanted` is false. */
  readonly warm: (link: Link, isWanted: () => boolean) => Promise<void>;
  /** Forgets what was prefetched. */
  readonly forget: () => void;
};

/**
 * Prefetches the page of a link on pointer, focus or touch. One page at a time; of several links meanwhile only the last.
 * Not in data saver mode. What was prefetched is forgotten when something else than a link is pressed, which may change what pages
 * show, and by a call of `forget`.
 */
export const linkPrefetch = ({ warm, forget: forgetAnswers }: Needs) => {
  let warmed: string | undefined;
  let warming: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let aim: string | undefined;
  let next: Link | undefined;
  let clicks = 0;

  const prefetchNext = async (): Promise<void> => {
    const link = next;
    if (!link || warming !== undefined || savesData()) return;
    next = undefined;
    const path = pathOf(link);
    const before = clicks;
    const isWanted = () => clicks === before;
    warming = path;
    // A prefetch ignores failures: the navigation repeats the request and reports them.
    await warm(link, isWanted).then(
      () => isWanted() && (warmed = path),
      () => {},
    );
    warming = undefined;
    await prefetchNext();
  };

  const forget = (): void => {
    warmed = undefined;
    forgetAnswers();
  };
  const pointAt = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link?.href === aim) return;
    clearTimeout(timer);
    aim = link?.href;
    if (!link) return;
    timer = setTimeout(() => {
      next = link;
      void prefetchNext();
    }, hoverIntent);
  };
  const press = ({ target }: Event): void => {
    const link = linkAt(target);
    if (!link) return forget();
    clearTimeout(timer);
    // A page that is prefetched or being prefetched isn't requested again: that would delay the click.
    if ([warmed, warming].includes(pathOf(link))) return;
    next = link;
    // In a task of its own, so that the answer to the press isn't delayed.
    setTimeout(prefetchNext);
  };
  // The page that a click opens requests its data itself. What is prefetched later would be taken by that page's next refresh only.
  const click = (): void => {
    clearTimeout(timer);
    next = undefined;
    clicks++;
  };

  addEventListener("pointerover", pointAt);
  addEventListener("focusin", pointAt);
  addEventListener("pointerdown", press);
  addEventListener("click", click);
  addEventListener("submit", forget);

  return {
    /** Whether a path was the last one prefetched. */
    isPrefetched: (path: string): boolean => path === warmed,
    forget,
  };
};

/** Identifies a page. Another `#…` of the same page loads nothing. */
export const pathOf = ({ pathname, search }: Link): string => pathname + search;

/** A link to another page of this site, opened in this tab. A path with a dot is a file: a calendar or a feed, for example. */
const linkAt = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.origin !== location.origin || link.target || link.hasAttribute("download")) return undefined;
  if (link.pathname.includes(".")) return undefined;
  return pathOf(link) === pathOf(location) ? undefined : link;
};
