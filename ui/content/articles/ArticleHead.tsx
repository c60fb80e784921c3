import { Fragment } from "react";
import type { Article } from "../../../domain/content/articles/article.ts";
import { personPath } from "../../club/teams/address.ts";
import { Link } from "../../design/components/actions/Link.tsx";
import { authorFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { ContentHead } from "../../design/components/prose/ContentHead.tsx";
import { Author } from "../../design/components/prose/ContentHead.styles.ts";
import { useHasFeature } from "../../lib/page/features.ts";
import { words } from "./words.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { newsPath } from "./address.ts";

export const BackToNews = () => (
  <TextLink way="back" to={newsPath}>
    {words.allNews}
  </TextLink>
);

/** What stands after each of several names, by their number. */
const glue = (at: number, count: number): string => (at === count - 1 ? "" : at === count - 2 ? " et " : ", ");

/** The names of authors, each with a link to its page. */
export const Names = ({ authors }: Pick<Article, "authors">) => {
  const hasTeams = useHasFeature("teams");
  return (
    <span>
      {authors.map(({ name, person }, at) => (
        <Fragment key={at}>
          {person === null || !hasTeams ? name : <Link to={personPath(person)}>{name}</Link>}
          {glue(at, authors.length)}
        </Fragment>
      ))}
    </span>
  );
};

export type ArticleOpening = Pick<
  Article,
  "title" | "category" | "categoryLabel" | "author" | "authors" | "featuredImage" | "publishedAt"
>;

/** The heading of an article: its picture with the title on it, then author and date. */
export const ArticleHead = ({ article }: { readonly article: ArticleOpening }) => {
  const author = article.author ?? words.newsroom;
  return (
    <ContentHead
      category={article.category}
      label={article.categoryLabel}
      title={article.title}
      picture={article.featuredImage}
    >
      <BackToNews />
      <Author>
        <Face name={author} drawing={authorFace(article.author)} />
        {article.authors.length > 0 ? <Names authors={article.authors} /> : author}
      </Author>
      <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
    </ContentHead>
  );
};
