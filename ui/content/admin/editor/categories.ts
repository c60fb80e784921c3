import {
  creationCategories,
  editedCategories,
  type ContentKind,
} from "../../../../domain/content/editing/contentItem.ts";
import { newsCategories } from "../../../../domain/content/articles/article.ts";
import { tipCategories } from "../../../../domain/tips/tip.ts";
import type { Choice } from "../../../design/components/lists/Select.tsx";
import { categoryLabel } from "../../articles/words.ts";

/** The offered categories of each kind, the site's own first. */
const offered: Readonly<Record<ContentKind, readonly string[]>> = {
  article: [...newsCategories, ...editedCategories, ...creationCategories],
  tip: [...tipCategories, ...editedCategories, ...creationCategories],
};

/**
 * The categories of a kind for creation, editing and filtering: the offered ones, then others in use. Of values with
 * the same label, the chosen one is listed, else the first.
 */
export const categoryChoices = (kind: ContentKind, inUse: readonly string[], chosen = ""): readonly Choice[] => {
  const values = new Set([...offered[kind], ...inUse, chosen]);
  values.delete("");
  const all = [...values].map((value) => ({ value, words: categoryLabel(value) }));
  const isShown = ({ value, words }: Choice, at: number) =>
    words === categoryLabel(chosen) ? value === chosen : all.findIndex((one) => one.words === words) === at;
  return all.filter(isShown);
};

const known = [...new Set([...offered.article, ...offered.tip])];

/** All values with the same label: "strategy" and "Stratégie" are one category on the screen. */
export const readAlike = (category: string): readonly string[] => {
  const label = categoryLabel(category);
  return [...new Set([category, label, ...known.filter((one) => categoryLabel(one) === label)])];
};
