import { styled } from "styled-components";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { feedPath } from "../../lib/page/feeds.ts";
import { canonicalQuery, hasNothing, listReads } from "../../lib/lists/listAddress.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { space } from "../../design/tokens/measures.ts";
import { wrap } from "../../design/tokens/text.ts";
import { listAddress, queryFrom } from "./address.ts";
import { ArticleList } from "./ArticleList.tsx";
import { $articles, $newsStatus, $query, newsOpened } from "./list.ts";
import { categoryLabel, sortWords, words } from "./words.ts";
import { withPageTop } from "../../lib/page/withPageTop.tsx";
import type { PageHandle } from "../../lib/page/handle.ts";
import { newsCategories } from "../../../domain/content/articles/article.ts";
import { articleSorts } from "../../../domain/content/articles/ports.ts";
import { ListFilters } from "../../lib/lists/ListFilters.tsx";

const sorts = articleSorts.map((sort) => ({ value: sort, words: sortWords[sort] }));

/** The filters of the news: category and order. The categories are the product's, then others in use, and the one asked for. */
export const NewsFilters = () => {
  const { query, articles } = useUnit({ query: $query, articles: $articles });
  const inUse = articles.status === "ready" ? articles.value.categories : [];
  const names = new Set([...newsCategories, ...inUse, query.category ?? ""]);
  names.delete("");
  if (hasNothing(articles, query)) return null;
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

const List = styled.div`
  ${wrap}
  padding-bottom: ${space.section};
`;

/** The feeds of a list: of all articles, and of the chosen category. An empty category has no feed. */
const feedsOf = (category: string | undefined) => [
  { title: words.title, path: feedPath() },
  ...(category === undefined
    ? []
    : [{ title: `${words.title}, ${categoryLabel(category)}`, path: feedPath(category) }]),
];

const NewsPage = () => {
  const { query, articles } = useUnit({ query: $query, articles: $articles });
  const kept = canonicalQuery(query, articles);
  return (
    <>
      <Head
        title={words.titleOf(kept?.page ?? 1)}
        description={words.lead}
        path={kept && listAddress(kept)}
        feeds={feedsOf(kept?.category)}
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

export const Component = withPageTop(NewsPage);
export const handle: PageHandle = { opened: newsOpened, status: $newsStatus, reads: listReads, shows: ["articles"] };
