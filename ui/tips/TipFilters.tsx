import { tipCategories } from "../../domain/tips/tip.ts";
import { categoryLabel } from "../content/articles/words.ts";
import { ListFilters } from "../lib/lists/ListFilters.tsx";
import { useUnit } from "../lib/useUnit.ts";
import { listAddress, queryFrom } from "./address.ts";
import { $sidebar, $query, $tips } from "./list.ts";
import { words } from "./words.ts";

const sorts = [
  { value: "recent", words: words.sorts.recent },
  { value: "popular", words: words.sorts.popular },
];

/** The club's categories first, then others in use, and the one of the address. */
const useCategories = () => {
  const { around, query } = useUnit({ around: $sidebar, query: $query });
  const inUse = around.status === "ready" ? around.value.statistics.categories.map(({ name }) => name) : [];
  const names = new Set([...tipCategories, ...inUse, ...(query.category === undefined ? [] : [query.category])]);
  return [
    { value: "", words: words.allCategories },
    ...[...names].map((name) => ({ value: name, words: categoryLabel(name) })),
  ];
};

/** Filters by category and sorts the tips. */
export const TipFilters = () => {
  const { query, tips } = useUnit({ query: $query, tips: $tips });
  return (
    <ListFilters
      label={words.filters}
      path={listAddress({})}
      addressFor={(search) => listAddress(queryFrom(search))}
      categories={useCategories()}
      category={query.category ?? ""}
      sorts={sorts}
      sort={query.sort}
      count={tips.status === "ready" && words.count(tips.value.total)}
    />
  );
};
