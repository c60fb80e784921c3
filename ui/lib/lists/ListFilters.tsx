import type { ComponentProps } from "react";
import type { CategoryChoice } from "../../../domain/content/categories/clubOrder.ts";
import type { Choice } from "../../design/components/lists/Select.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { queryNames } from "./listAddress.ts";
import { words } from "../page/words.ts";

type ListFiltersProps = Omit<ComponentProps<typeof FilterForm>, "filters"> & {
  readonly categories: readonly Choice[];
  readonly category: string;
  readonly sorts: readonly Choice[];
  readonly sort: string;
};

/** All categories, those that content has, and the one of the address, which may have none. Content without a category has no choice. */
export const categoryFilter = (
  all: string,
  used: readonly CategoryChoice[],
  asked: string | undefined,
): readonly Choice[] => [
  { value: "", words: all },
  ...used.filter(({ slug }) => slug !== "").map(({ slug, label }) => ({ value: slug, words: label })),
  ...(asked === undefined || used.some(({ slug }) => slug === asked) ? [] : [{ value: asked, words: asked }]),
];

/** Selects for category and order. */
export const ListFilters = ({ categories, category, sorts, sort, ...rest }: ListFiltersProps) => (
  <FilterForm
    {...rest}
    filters={[
      { name: queryNames.category, label: words.category, choices: categories, value: category },
      { name: queryNames.sort, label: words.sort, choices: sorts, value: sort },
    ]}
  />
);
