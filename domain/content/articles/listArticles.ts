import { type Page, pageOf } from "../../shared/pages.ts";
import type { ArticleSummary } from "./article.ts";
import type { Articles, ArticleSort } from "./ports.ts";

export type ArticleQuery = {
  readonly category?: string | undefined;
  readonly sort: ArticleSort;
  readonly page: number;
};

export type ArticleList = Omit<Page<ArticleSummary>, "items"> & {
  readonly articles: readonly ArticleSummary[];
  /** The categories of published articles. */
  readonly categories: readonly string[];
};

export type ListArticles = (query: ArticleQuery) => Promise<ArticleList>;

/** A large one, and two rows of three. */
export const articlesPerPage = 7;

/** One page of the published articles. A page beyond the last is the last. */
export const listArticles =
  ({ articles }: { readonly articles: Articles }): ListArticles =>
  async ({ category, sort, page }) => {
    const counting = articles.totals();
    const { items, ...rest } = await pageOf({
      page,
      perPage: articlesPerPage,
      slice: (from, count) => articles.slice({ category, sort, from, count }),
      total: async () => {
        const { total, categories } = await counting;
        return category === undefined ? total : (categories.find(({ name }) => name === category)?.articles ?? 0);
      },
    });
    return { articles: items, categories: (await counting).categories.map(({ name }) => name), ...rest };
  };
