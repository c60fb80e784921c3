import { editedCategories } from "../../../domain/editing/item.ts";
import type { Choice } from "../../kit/Select.tsx";
import { categoryLabel } from "../../news/words.ts";

/** Categories to choose from: those that a screen offers, then every other value in use, as it is, each once. */
export const categoryChoices = (offered: readonly string[], inUse: readonly string[]): readonly Choice[] => {
  const others = inUse.filter((category) => category !== "" && !offered.includes(category));
  return [
    ...offered.map((value) => ({ value, words: categoryLabel(value) })),
    ...[...new Set(others)].map((value) => ({ value, words: value })),
  ];
};

const editedOnes: readonly string[] = editedCategories;

/** What the staff reads of a category: the labels of the edit forms, or any other value as it is. */
export const staffLabel = (category: string): string =>
  editedOnes.includes(category) ? categoryLabel(category) : category;
