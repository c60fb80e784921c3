import type { Article } from "../../../domain/content/articles/article.ts";
import { authorFace } from "../../design/components/media/drawnAddress.ts";
import { Face } from "../../design/components/media/Face.tsx";
import { longDate } from "../../design/components/text/format.ts";
import { ContentHead } from "../../design/components/prose/ContentHead.tsx";
import { Author } from "../../design/components/prose/ContentHead.styles.ts";
import { words } from "./words.ts";
import { TextLink } from "../../design/components/actions/TextLink.tsx";
import { newsPath } from "./address.ts";

export const BackToNews = () => (
  <TextLink way="back" to={newsPath}>
    {words.allNews}
  </TextLink>
);

export type ArticleOpening = Pick<
  Article,
  "title" | "category" | "categoryLabel" | "author" | "featuredImage" | "publishedAt"
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
        {author}
      </Author>
      <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
    </ContentHead>
  );
};
