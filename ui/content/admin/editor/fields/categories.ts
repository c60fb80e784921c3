import { useEffect } from "react";
import type { EditedCategories } from "../../../../../domain/content/categories/editCategories.ts";
import type { ContentKind } from "../../../../../domain/content/editing/contentItem.ts";
import type { Choice } from "../../../../design/components/lists/Select.tsx";
import { useUnit } from "../../../../lib/useUnit.ts";
import { $categories, categoriesWanted } from "../../../categories/admin/categories.ts";

/** The categories of a kind for creation, editing and filtering: the club's, then others that content has, and the chosen one. */
export const categoryChoices = (
  { listed, used }: EditedCategories,
  kind: ContentKind,
  chosen: string,
): readonly Choice[] => {
  const ofKind = <Own extends { readonly kind: ContentKind }>(all: readonly Own[]) =>
    all.filter((one) => one.kind === kind);
  const labels = new Map(ofKind(listed).map(({ slug, label }) => [slug, label]));
  const slugs = new Set([...labels.keys(), ...ofKind(used).map(({ slug }) => slug), chosen]);
  slugs.delete("");
  return [...slugs].map((slug) => ({ value: slug, words: labels.get(slug) ?? slug }));
};

const unknown: EditedCategories = { listed: [], used: [] };

const useKnown = (): EditedCategories => {
  const categories = useUnit($categories);
  return categories.status === "ready" ? categories.value : unknown;
};

/** The label of a category. Doesn't load the categories: the form beside it does. */
export const useCategoryLabel = (kind: ContentKind, category: string): string =>
  categoryChoices(useKnown(), kind, category).find(({ value }) => value === category)?.words ?? category;

/** The choices. Loads the categories. */
export const useCategoryChoices = (kind: ContentKind, chosen: string) => {
  const { categories, want } = useUnit({ categories: $categories, want: categoriesWanted });
  useEffect(() => void want(), [want]);
  return { choices: categoryChoices(useKnown(), kind, chosen), hasFailed: categories.status === "failed" };
};
