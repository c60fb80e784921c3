import type { ArticleId, ArticleSummary } from "./article.ts";
import type { Articles } from "./ports.ts";

export type RelatedArticles = (to: {
  readonly id: ArticleId;
  readonly category: string;
}) => Promise<readonly ArticleSummary[]>;

const mostRelated = 3;

/** The next articles to read: the newest other one of the category, then the newest of all. */
export const relatedArticles =
  ({ articles }: { readonly articles: Articles }): RelatedArticles =>
  async ({ id, category }) => {
    const isOther = (article: ArticleSummary) => article.id !== id;
    const newest = { sort: "date", from: 0 } as const;
    // One more than needed, since the article itself may be among them.
    const [alike, all] = await Promise.all([
      articles.slice({ ...newest, category, count: 2 }),
      articles.slice({ ...newest, count: mostRelated + 2 }),
    ]);
    const found = [...alike.filter(isOther).slice(0, 1), ...all.filter(isOther)];
    return [...new Map(found.map((article) => [article.id, article])).values()].slice(0, mostRelated);
  };
