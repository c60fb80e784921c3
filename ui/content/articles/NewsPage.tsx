import { styled } from "styled-components";
import { PageHead } from "../../design/components/frames/PageHead.tsx";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { Head } from "../../lib/page/Head.tsx";
import { feedPath } from "../../lib/page/feeds.ts";
import { canonicalQuery, hasNothing } from "../../lib/lists/listAddress.ts";
import { useUnit } from "../../lib/useUnit.ts";
import { space } from "../../design/tokens/measures.ts";
import { wrap } from "../../design/tokens/text.ts";
import { MemberFollow } from "../../notifications/MemberFollow.tsx";
import { newsPath } from "./address.ts";
import { listAddress, newsReads, queryFrom } from "./listAddress.ts";
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
  const chosen = used.find(({ slug }) => slug === query.category);
  if (hasNothing(articles, query)) return null;
  return (
    <>
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
      {chosen && (
        <MemberFollow
          kind="article"
          slug={chosen.slug}
          path={listAddress({ category: chosen.slug })}
          name={chosen.label}
        />
      )}
    </>
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
  const tag = articles.status === "ready" ? articles.value.tag : null;
  // Visitors can invent any number of tags.
  const kept = query.tag !== undefined && tag === null ? undefined : canonicalQuery(query, articles);
  const [title, lead] = tag ? [words.tagTitle(tag.label), words.tagLead(tag.label)] : [words.title, words.lead];
  const used = articles.status === "ready" ? articles.value.categories : [];
  return (
    <>
      <Head
        title={words.paged(title, kept?.page ?? 1)}
        description={lead}
        path={kept && listAddress({ ...kept, tag: tag?.slug })}
        feeds={feedsOf(used.find(({ slug }) => slug === kept?.category))}
      />
      <PageHead title={title} text={lead}>
        {query.tag === undefined ? (
          <NewsFilters />
        ) : (
          <TextLink way="back" to={newsPath}>
            {words.allNews}
          </TextLink>
        )}
      </PageHead>
      <List>
        <ArticleList />
      </List>
    </>
  );
};

export const handle: PageHandle = { opened: newsOpened, status: $newsStatus, reads: newsReads, shows: ["articles"] };
