import { pageStateId } from "../pageState.ts";
import { updateNode } from "./updateNode.ts";
import { visitorChanges } from "./visitorChanges.ts";

/** Milliseconds between two readings without a change: a match begins, and waits for its score, by the clock alone. */
const pace = 60_000;

/** The name of the build in a page's state. The app of one can't hydrate the page of another. */
const buildIn = ({ textContent }: Element): string | undefined => /\bapp-[\w-]+/.exec(textContent)?.[0];

/** Shows what the server says of this page by now. The app begins with it: what it hydrates and what is shown are of one page. */
const showAnew = (html: string): void => {
  // The policy allows no style element that the page didn't come with, in a parsed document neither. The last one is of the views.
  let rules = "";
  const bare = html.replaceAll(/<style[^>]*>(.*?)<\/style>/gs, (_, text: string) => ((rules = text), ""));
  const page = new DOMParser().parseFromString(bare, "text/html");
  const parts = (of: Document) => [of.getElementById(pageStateId), of.querySelector("main")] as const;
  const [[state, main], [newState, newMain]] = [parts(document), parts(page)];
  if (!state || !main || !newState || !newMain || state.textContent === newState.textContent) return;
  if (buildIn(state) !== buildIn(newState)) return location.reload();
  const styles = new CSSStyleSheet();
  styles.replaceSync(rules);
  document.adoptedStyleSheets = [styles];
  document.title = page.title;
  updateNode(main, newMain);
  updateNode(state, newState);
};

/**
 * Follows the page of a match that is played, for a visitor who only looks: reads the page again at each change. The loader calls it, and
 * what it returns when the app begins to load, which follows changes itself.
 */
export const followPage = (): (() => void) => {
  const ending = new AbortController();
  let isReading = false;
  let isAsked = false;
  const read = async () => {
    const answer = await fetch(location.href, { signal: ending.signal });
    const html = await answer.text();
    if (answer.ok) showAnew(html);
  };
  // One reading at a time: the latest is shown last.
  const refresh = async () => {
    isAsked = true;
    if (isReading) return;
    isReading = true;
    while (isAsked && !ending.signal.aborted) {
      isAsked = false;
      await read().catch(() => {}); // The next change reads again.
    }
    isReading = false;
  };
  const unsubscribe = visitorChanges().subscribe("matches", () => void refresh());
  const timer = setInterval(() => document.hidden || void refresh(), pace);
  return () => {
    ending.abort();
    clearInterval(timer);
    unsubscribe();
    // Hydrated, the app has all rules of its own, in their order.
    new MutationObserver(() => (document.adoptedStyleSheets = [])).observe(document.documentElement, {
      attributeFilter: ["data-app"],
    });
  };
};
