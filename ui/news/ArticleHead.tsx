import type { ReadableArticle } from "../../domain/news/readArticle.ts";
import { authorFace } from "../kit/drawnAddress.ts";
import { Face } from "../kit/Face.tsx";
import { longDate } from "../kit/format.ts";
import { StoryHead } from "../kit/StoryHead.tsx";
import { BackToNews } from "./BackToNews.tsx";
import { categoryLabel, words } from "./words.ts";

/** How an article opens: its picture with the title cut into it, then who and when. */
export const ArticleHead = ({ article }: { readonly article: ReadableArticle }) => {
  const author = article.author ?? words.newsroom;
  return (
    <StoryHead category={categoryLabel(article.category)} title={article.title} picture={article.featuredImage}>
      <BackToNews />
      <span className="author">
        <Face name={author} drawing={authorFace(article.author)} />
        {author}
      </span>
      <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
    </StoryHead>
  );
};
