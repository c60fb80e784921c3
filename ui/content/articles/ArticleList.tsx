import { PagedList } from "../../lib/lists/PagedList.tsx";
import { useUnit } from "../../lib/useUnit.ts";
import { NothingYet } from "../NothingYet.tsx";
import { newsPath } from "./address.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import { listAddress } from "./listAddress.ts";
import { $articles, $isOutdated, $query, newsRetried } from "./list.ts";
import { words } from "./words.ts";

/** The cards of the list, or the reason for an empty list with the next step. */
export const ArticleList = () => {
  const { articles, query, isBusy, retry } = useUnit({
    articles: $articles,
    query: $query,
    isBusy: $isOutdated,
    retry: newsRetried,
  });
  const hasLead = (articles.status === "ready" ? articles.value.page : query.page) === 1;
  return (
    <PagedList
      list={articles}
      cards={(articles.status === "ready" ? articles.value.articles : []).map((article, at) => (
        <li key={article.slug}>
          <ArticleCard article={article} isLead={hasLead && at === 0} />
        </li>
      ))}
      columns={3}
      hasLead={hasLead}
      skeletons={7}
      {...{ isBusy, retry }}
      words={query.tag === undefined ? words : { ...words, emptyAdvice: words.tagless }}
      isFiltered={query.category !== undefined || query.tag !== undefined}
      nothingYet={<NothingYet kind="article" />}
      allAddress={newsPath}
      addressOf={(page) => listAddress({ ...query, page })}
    />
  );
};
