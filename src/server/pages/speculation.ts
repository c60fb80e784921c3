/** The app fetches the pages of links by itself: then `src/browser/loader.js` marks the document. */
const beforeApp = "html:not([data-app])";

/** The links that visitors press most: navigations, and cards of articles and tips. */
const pressedMost = ":is(nav a,a:has(h2,h3))";

/**
 * The browser's rules for the pages that a visitor is about to open, while the app isn't loaded, as JSON. It fetches the page of a link
 * that the pointer rests on or presses, and renders the ones that are pressed most. Links to other sites are left out, and addresses
 * with a dot: files have an extension, and other hosts a dot. So is sign-in, the listed page above unlisted ones.
 *
 * @param unlisted the paths that search engines must not list, with all below them
 */
export const speculationRules = (unlisted: readonly string[]): string => {
  const left = ["[href*='.']", "[download]", ...unlisted.map((path) => `[href^='${path.replace(/\/$/, "")}']`)];
  const rule = (links: string) => ({
    where: { selector_matches: `${beforeApp} ${links}[href^='/']:not(${left.join()})` },
    eagerness: "moderate",
  });
  return JSON.stringify({ prefetch: [rule("a")], prerender: [rule(pressedMost)] });
};
