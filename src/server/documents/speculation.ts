import type { SiteFile } from "./siteFile.ts";

/** The address of the rules, which the header `speculation-rules` of every page names. */
export const speculationPath = "/speculation.json";

/** Links to pages of the site: files have an extension. */
const toPages = [
  { href_matches: "/*" },
  { not: { href_matches: "/*.*" } },
  { not: { selector_matches: "[download]" } },
];

/** The app fetches the pages of links by itself: then `src/browser/loader.js` marks the document. */
const beforeApp = (links: string) => ({ selector_matches: `html:not([data-app]) ${links}` });

/** What is pressed most: the bar's places, and the cards of articles and tips. */
const pressedMost = ":is(nav a, a:has(h2, h3))";

/**
 * The browser's rules for the pages that a visitor is about to open, while the app isn't loaded. It fetches the page of a link that
 * the pointer rests on or presses, and renders the ones that are pressed most.
 */
export const speculation = ({ unlisted }: { readonly unlisted: readonly string[] }): SiteFile => {
  const open = unlisted.map((path) => ({ not: { href_matches: `${path}*` } }));
  const rule = (links: string) => ({ where: { and: [...toPages, ...open, beforeApp(links)] }, eagerness: "moderate" });
  return {
    type: "application/speculationrules+json",
    body: JSON.stringify({ prefetch: [rule("a")], prerender: [rule(pressedMost)] }),
    freshFor: 3_600,
  };
};
