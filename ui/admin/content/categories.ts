import { editedCategories } from "../../../domain/editing/item.ts";
import type { Choice } from "../../kit/Select.tsx";
import { categoryLabel } from "../../news/words.ts";

/**
 * Categories to choose from: those that a screen offers, then every other value in use, as it is. Of two that read alike the one that is
 * chosen stands there, else the first.
 */
export const categoryChoices = (
  offered: readonly string[],
  inUse: readonly string[],
  chosen = "",
): readonly Choice[] => {
  const others = inUse.filter((category) => category !== "" && !offered.includes(category));
  const all = [
    ...offered.map((value) => ({ value, words: categoryLabel(value) })),
    ...others.map((value) => ({ value, words: value })),
  ];
  const chosenWords = all.find(({ value }) => value === chosen)?.words;
  const isShown = ({ value, words }: Choice, at: number) =>
    words === chosenWords ? value === chosen : all.findIndex((one) => one.words === words) === at;
  return all.filter(isShown).filter(({ value }, at, shown) => shown.findIndex((one) => one.value === value) === at);
};

const editedOnes: readonly string[] = editedCategories;

/** What the staff reads of a category: the labels of the edit forms, or any other value as it is. */
export const staffLabel = (category: string): string =>
  editedOnes.includes(category) ? categoryLabel(category) : category;

/** All values that the staff reads as it reads that one: "strategy" and "Stratégie" are one category to them. */
export const readAlike = (category: string): readonly string[] => {
  const label = staffLabel(category);
  return [...new Set([category, label, ...editedOnes.filter((one) => staffLabel(one) === label)])];
};
