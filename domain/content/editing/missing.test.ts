import { expect, it } from "vitest";
import { markedContent } from "../../../adapters/markdown/markedContent.ts";
import { shownContent } from "../body/shownContent.ts";
import { missingIn } from "./missing.ts";

const bare = { excerpt: " ", category: "", difficulty: "", searchDescription: "" };
const whole = { excerpt: "Un", category: "news", difficulty: "Expert", searchDescription: "" };
const shown = (text: string) => shownContent("tip", markedContent(text));

it("[NW-115] tells what an item lacks, in the order of its form", () => {
  expect(missingIn("tip", bare, []).map(({ kind }) => kind)).toEqual(["excerpt", "category", "difficulty", "text"]);
  expect(missingIn("article", bare, []).map(({ kind }) => kind)).toEqual(["excerpt", "category", "text"]);
  expect(missingIn("tip", whole, shown("Un texte"))).toEqual([]);
});

it("[NW-115] takes a description for search engines for an excerpt", () => {
  expect(missingIn("tip", { ...whole, excerpt: "", searchDescription: "Deux" }, shown("Un"))).toEqual([]);
});

it("[NW-115] counts the pictures without an alternative text, in lists and quotes too", () => {
  const text =
    "![](https://exemple.fr/a.png)\n\n> - ![ ](https://exemple.fr/b.png)\n\n![Un plan](https://exemple.fr/c.png)";
  expect(missingIn("tip", whole, shown(text))).toEqual([{ kind: "descriptions", count: 2 }]);
});
