import { styled } from "styled-components";
import { PageHead } from "../kit/PageHead.tsx";
import { Head } from "../page/Head.tsx";
import { feedPath } from "../page/feeds.ts";
import { useUnit } from "../page/useUnit.ts";
import { space } from "../theme/measures.ts";
import { wrap } from "../theme/text.ts";
import { listAddress } from "./address.ts";
import { ArticleList } from "./ArticleList.tsx";
import { $query } from "./list.ts";
import { NewsFilters } from "./NewsFilters.tsx";
import { categoryLabel, words } from "./words.ts";

const List = styled.div`
  ${wrap}
  padding-bottom: ${space.section};
`;

/** The feeds that belong to a list: of all articles, and of the category that it shows. */
const feedsOf = (category: string | undefined) => [
  { title: words.title, path: feedPath() },
  ...(category === undefined
    ? []
    : [{ title: `${words.title}, ${categoryLabel(category)}`, path: feedPath(category) }]),
];

export const NewsPage = () => {
  const query = useUnit($query);
  return (
    <>
      <Head title={words.title} description={words.lead} path={listAddress(query)} feeds={feedsOf(query.category)} />
      <PageHead title={words.title} text={words.lead}>
        <NewsFilters />
      </PageHead>
      <List>
        <ArticleList />
      </List>
    </>
  );
};
