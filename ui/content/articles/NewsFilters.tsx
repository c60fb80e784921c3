import { newsCategories } from "../../../domain/content/articles/article.ts";
import { articleSorts } from "../../../domain/content/articles/ports.ts";
import { ListFilters } from "../../lib/lists/ListFilters.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { listAddress, queryFrom } from "./address.ts";
import { $articles, $query } from "./list.ts";
import { categoryLabel, sortWords, words } from "./words.ts";

const sorts = articleSorts.map((sort) => ({ value: sort, words: sortWords[sort] }));

/** The filters of the news: category and order. The categories are the product's, then others in use, and the one asked for. */
export const NewsFilters = () => {
  const { query, articles } = useUnit({ query: $query, articles: $articles });
  const inUse = articles.status === "ready" ? articles.value.categories : [];
  const names = new Set([...newsCategories, ...inUse, query.category ?? ""]);
  names.delete("");
  return (
    <ListFilters
      label={words.filters}
      path={listAddress({})}
      addressFor={(search) => listAddress(queryFrom(search))}
      categories={[
        { value: "", words: words.allCategories },
        ...[...names].map((name) => ({ value: name, words: categoryLabel(name) })),
      ]}
      category={query.category ?? ""}
      sorts={sorts}
      sort={query.sort}
      count={articles.status === "ready" && words.count(articles.value.total)}
    />
  );
};
