import { expect, it } from "vitest";
import { editedCategories } from "../../../domain/editing/item.ts";
import { categoryChoices, readAlike } from "./categories.ts";

const inUse = ["Aim Training", "Stratégie", "strategy", "Aim Training", ""];
const valuesFor = (chosen: string) => categoryChoices(editedCategories, inUse, chosen).map(({ value }) => value);

it("[AD-6] [AD-36] offers no two categories that read alike", () => {
  const words = categoryChoices(editedCategories, inUse).map((choice) => choice.words);
  expect(words).toEqual(["Actualités", "Stratégie", "Technique", "Analyse", "Aim Training"]);
});

it("[AD-13] offers the one that is chosen", () => {
  expect(valuesFor("strategy")).toEqual(["news", "strategy", "technique", "analysis", "Aim Training"]);
  expect(valuesFor("Stratégie")).toEqual(["news", "technique", "analysis", "Aim Training", "Stratégie"]);
  expect(valuesFor("Aim Training")).toEqual(["news", "strategy", "technique", "analysis", "Aim Training"]);
});

it.each([
  ["strategy", ["strategy", "Stratégie"]],
  ["Stratégie", ["Stratégie", "strategy"]],
  ["news", ["news", "Actualités"]],
  ["Aim Training", ["Aim Training"]],
])("[AD-6] finds with %j all that reads so", (category, values) => {
  expect(readAlike(category)).toEqual(values);
});
