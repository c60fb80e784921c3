import { expect, it } from "vitest";
import { categoryChoices, readAlike } from "./categories.ts";

const inUse = ["Aim Training", "Stratégie", "strategy", "Vie du club", "merch", "Aim Training", ""];
const site = ["Esport", "Merch", "Recrutement"];
const specified = ["Actualités", "Stratégie", "Technique", "Analyse"];
const further = ["Gaming", "Technologie", "Esports", "Streaming", "Critiques"];
const shared = ["news", "technique", "analysis", "gaming", "technology", "esports", "streaming", "reviews"];

it("[AD-6] [AD-8] [AD-13] [AD-36] offers the site's categories, the specified ones, then others in use, by their labels", () => {
  const words = (kind: "article" | "tip") => categoryChoices(kind, inUse).map((choice) => choice.words);
  expect(words("article")).toEqual([...site, ...specified, ...further, "Aim Training", "Vie du club"]);
  expect(words("tip")).toEqual([
    "Stratégie",
    "Aim Training",
    "Compétitif",
    "Actualités",
    "Technique",
    "Analyse",
    ...further,
    "Vie du club",
    "Merch",
  ]);
});

it.each(["strategy", "Stratégie", "Aim Training", "Coulisses"])(
  "[AD-13] offers %j once where it is chosen, and no two that read alike",
  (chosen) => {
    const choices = categoryChoices("article", inUse, chosen);
    expect(choices.filter(({ value }) => value === chosen)).toHaveLength(1);
    expect(new Set(choices.map(({ words }) => words)).size).toBe(choices.length);
    expect(choices.map(({ value }) => value)).toEqual(expect.arrayContaining(shared));
  },
);

it.each([
  ["strategy", ["strategy", "Stratégie"]],
  ["Stratégie", ["Stratégie", "strategy"]],
  ["esport", ["esport", "Esport"]],
  ["Aim Training", ["Aim Training"]],
])("[AD-6] finds with %j all categories of the same label", (category, values) => {
  expect(readAlike(category)).toEqual(values);
});
