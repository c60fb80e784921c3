import { glob, readFile } from "node:fs/promises";
import { expect, it } from "vitest";

/** What some browser of the last years lacks, by the name that docs/reference/engines.md has for it. */
const newer: Readonly<Record<string, RegExp>> = {
  popover: /\bpopover=/,
  "AbortSignal.any": /AbortSignal\.any\b/,
  checkVisibility: /\.checkVisibility\b/,
  "URL.canParse": /URL\.(?:canParse|parse)\b/,
  commandfor: /\bcommandfor=/,
  closedby: /\bclosedby=/,
  "anchor(": /\banchor\(/,
  "field-sizing": /field-sizing:/,
  startViewTransition: /\.startViewTransition\b/,
  "text-wrap: pretty": /text-wrap: pretty/,
  "text-wrap: balance": /text-wrap: balance/,
  speculationrules: /speculationrules/,
  "scheduler.yield": /scheduler\?\.yield/,
  fontStretch: /\.fontStretch\b/,
  navigationPreload: /workbox-navigation-preload/,
  // Not used.
  "interpolate-size": /interpolate-size/,
  "@starting-style": /@starting-style|allow-discrete/,
  "content-visibility": /content-visibility:/,
  "light-dark(": /light-dark\(/,
  "animation-timeline": /animation-timeline|scroll-timeline|view-timeline/,
  "@scope": /@scope\b/,
  "@property": /@property --/,
  "text-box": /text-box(?:-trim|-edge)?:/,
  "rgb(from": /(?:rgb|hsl|oklch)\(from\b/,
  "calc-size(": /calc-size\(/,
  "::details-content": /::details-content/,
  "scrollbar-gutter": /scrollbar-gutter:/,
  "Promise.withResolvers": /Promise\.(?:withResolvers|try)\b/,
  "Object.groupBy": /(?:Object|Map)\.groupBy\b/,
  "Array.fromAsync": /Array\.fromAsync\b/,
  "Iterator helpers": /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|find|some|every|toArray|take|drop|flatMap)\(/,
  "Set methods": /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  requestIdleCallback: /requestIdleCallback/,
  CloseWatcher: /CloseWatcher|\.requestClose\(/,
  setHTMLUnsafe: /setHTMLUnsafe|parseHTMLUnsafe/,
  moveBefore: /\.moveBefore\(/,
  "CSS.highlights": /CSS\.highlights/,
  URLPattern: /\bURLPattern\b/,
  "navigation API": /\bnavigation\.(?:navigate|addEventListener|currentEntry)\b/,
  Temporal: /\bTemporal\./,
};

/** The sources that browsers run, and the styles. */
const sources = async () => {
  const texts: string[] = [];
  const files = ["ui/**/*.{ts,tsx}", "domain/**/*.ts", "adapters/{browser,html,markdown,supabase}/**/*.ts"];
  for await (const file of glob([...files, "src/{browser,worker,server/pages}/**/*.{ts,tsx,js}"])) {
    if (!/\.test\.|\.d\.ts$/.test(file)) texts.push(await readFile(file, "utf8"));
  }
  return texts;
};

it("[PF-44] what some browsers lack is listed with what happens there, and nothing else is", async () => {
  const texts = await sources();
  expect(texts.length).toBeGreaterThan(500);
  const used = Object.keys(newer).filter((name) => texts.some((text) => newer[name]?.test(text)));
  const page = await readFile("docs/reference/engines.md", "utf8");
  const listed = [...page.matchAll(/^\| `([^`]+)`\s*\|(?:[^|]*\|){4}$/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(used.toSorted());
});
