import { carefulStorage } from "../../adapters/browser/storage.ts";
import type { SiteRouter } from "./router.ts";

const name = "club-scroll";

/**
 * Stores the scroll position of each entry of this tab's history. An entry that is loaded as a document is left to the browser, or to
 * the loader. The returned function scrolls a rendered page: to its position before, else to the part that the address names, else to its
 * top.
 */
export const keepScroll = (router: Pick<SiteRouter, "state" | "subscribe">): ((state: SiteRouter["state"]) => void) => {
  const storage = carefulStorage(() => sessionStorage);
  const positions = storedIn(storage.getItem(name));
  let { location } = router.state;
  let restoring: AbortController | undefined;
  const store = () => (positions[nameOf(location)] = scrollY);

  // The browser restores a reloaded page, and no other: it would scroll before the page is rendered.
  history.scrollRestoration = "manual";
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
  addEventListener("pagehide", () => {
    if (!router.state.isLoading) store();
    storage.setItem(name, JSON.stringify(positions));
    // Else this document ends because of going back: the browser would give that entry this page's position.
    if (router.state.location.key === (history.state?.key ?? "default")) history.scrollRestoration = "auto";
  });
  router.subscribe(() => {
    if (router.state.location === location) return;
    restoring?.abort();
    store();
    location = router.state.location;
  });

  return ({ location, keepsScroll }) => {
    const position = positions[nameOf(location)];
    if (position !== undefined) restoring = untilShown(() => isAt(position));
    else {
      if (!keepsScroll) scrollTo(0, 0);
      if (location.hash) restoring = untilShown(() => isAtPart(location.hash));
    }
  };
};

/** The loader reads it too. All entries that the browser made by itself have one key. */
const nameOf = ({ key, hash }: { readonly key: string; readonly hash: string }): string => key + hash;

/** Scrolls to a position. False on a page that isn't long enough yet. */
const isAt = (position: number): boolean => {
  scrollTo(0, position);
  return document.documentElement.scrollHeight >= position + innerHeight;
};

/** Scrolls to the element that an address names, and focuses it if possible. False until the element and the lists above it exist. */
const isAtPart = (hash: string): boolean => {
  const part = partAt(hash);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
  return part !== null && !document.querySelector("main [aria-busy]");
};

/** Scrolls, and again when the page grows with its data, until that shows its place or the visitor acts. */
const untilShown = (scrolls: () => boolean): AbortController => {
  const restoring = new AbortController();
  const { signal } = restoring;
  const observer = new ResizeObserver(() => scrolls() && restoring.abort());
  signal.addEventListener("abort", () => observer.disconnect());
  for (const act of ["wheel", "touchmove", "pointerdown", "keydown"]) {
    addEventListener(act, () => restoring.abort(), { signal, passive: true });
  }
  scrolls();
  observer.observe(document.body);
  return restoring;
};

const storedIn = (text: string | null): Record<string, number> => {
  try {
    return JSON.parse(text ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
};

const partAt = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // An address written by hand.
  }
};
