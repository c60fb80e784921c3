import type { ArticleSummary } from "../../../domain/content/articles/article.ts";
import type { ArticleList } from "../../../domain/content/articles/listArticles.ts";

/** An article as cards show it. */
export type ShownArticle = Omit<ArticleSummary, "id" | "likes" | "comments" | "updatedAt" | "featuredImage"> & {
  readonly featuredImage?: string | null;
};

/** An article as the sidebar of another shows it. */
export type RelatedArticle = Omit<ShownArticle, "excerpt" | "author">;

/** Without what the sidebar doesn't show: a page's HTML holds this. */
export const relatedOf = ({
  slug,
  title,
  category,
  categoryLabel,
  featuredImage,
  publishedAt,
}: RelatedArticle): RelatedArticle => ({
  slug,
  title,
  category,
  categoryLabel,
  ...(featuredImage && { featuredImage }),
  publishedAt,
});

/** A page of the list as it is shown. */
export type ShownList = Omit<ArticleList, "articles"> & { readonly articles: readonly ShownArticle[] };

/** Its articles without what cards don't show: a page's HTML holds this. */
export const shownListOf = ({ articles, ...list }: ShownList): ShownList => ({
  ...list,
  articles: articles.map(({ slug, title, excerpt, category, categoryLabel, author, featuredImage, publishedAt }) => ({
    slug,
    title,
    excerpt,
    category,
    categoryLabel,
    author,
    ...(featuredImage && { featuredImage }),
    publishedAt,
  })),
});
