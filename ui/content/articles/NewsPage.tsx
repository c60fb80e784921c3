import { styled } from "styled-components";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { feedPath } from "../../lib/page/feeds.ts";
import { canonicalQuery, hasNothing, listReads } from "../../lib/lists/listAddress.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { space } from "../../design/tokens/measures.ts";
import { wrap } from "../../design/tokens/text.ts";
import { newsPath } from "./address.ts";
import { listAddress, queryFrom } from "./listAddress.ts";
import { ArticleList } from "./ArticleList.tsx";
import { $articles, $newsStatus, $query, newsOpened } from "./list.ts";
import { sortWords, words } from "./words.ts";
import type { PageHandle } from "../../lib/page/handle.ts";
import type { CategoryChoice } from "../../../domain/content/categories/clubOrder.ts";
import { articleSorts } from "../../../domain/content/articles/ports.ts";
import { categoryFilter, ListFilters } from "../../lib/lists/ListFilters.tsx";

const sorts = articleSorts.map((sort) => ({ value: sort, words: sortWords[sort] }));

/** The filters of the news: category and order. */
export const NewsFilters = () => {
  const { query, articles } = useUnit({ query: $query, articles: $articles });
  const used = articles.status === "ready" ? articles.value.categories : [];
  if (hasNothing(articles, query)) return null;
  return (
    <ListFilters
      label={words.filters}
      path={newsPath}
      addressFor={(search) => listAddress(queryFrom(search))}
      categories={categoryFilter(words.allCategories, used, query.category)}
      category={query.category ?? ""}
      sorts={sorts}
      sort={query.sort}
      count={articles.status === "ready" && words.count(articles.value.total)}
    />
  );
};

const List = styled.div`
  ${wrap}
  padding-bottom: ${space.section};
`;

/** The feeds of a list: of all articles, and of the chosen category. An empty category has no feed. */
const feedsOf = (category: CategoryChoice | undefined) => [
  { title: words.title, path: feedPath() },
  ...(category ? [{ title: `${words.title}, ${category.label}`, path: feedPath(category.slug) }] : []),
];

export const Component = () => {
  const { query, articles } = useUnit({ query: $query, articles: $articles });
  const kept = canonicalQuery(query, articles);
  const used = articles.status === "ready" ? articles.value.categories : [];
  return (
    <>
      <Head
        title={words.titleOf(kept?.page ?? 1)}
        description={words.lead}
        path={kept && listAddress(kept)}
        feeds={feedsOf(used.find(({ slug }) => slug === kept?.category))}
      />
      <PageHead title={words.title} text={words.lead}>
        <NewsFilters />
      </PageHead>
      <List>
        <ArticleList />
      </List>
    </>
  );
};

export const handle: PageHandle = { opened: newsOpened, status: $newsStatus, reads: listReads, shows: ["articles"] };
