import { slugOf } from "../../shared/slug.ts";
import { type Page, pageOf } from "../../shared/pages.ts";
import { type CategoryChoice, inClubOrder } from "../categories/clubOrder.ts";
import type { Categories } from "../categories/ports.ts";
import type { Tag } from "../tags.ts";
import type { ArticleSummary } from "./article.ts";
import type { Articles, ArticleSort } from "./ports.ts";

export type ArticleQuery = {
  readonly category?: string | undefined;
  /** A tag, as an address has it: it is compared by its slug. The category counts for nothing then. */
  readonly tag?: string | undefined;
  readonly sort: ArticleSort;
  readonly page: number;
};

export type ArticleList = Omit<Page<ArticleSummary>, "items"> & {
  readonly articles: readonly ArticleSummary[];
  /** The categories of published articles, in the club's order. */
  readonly categories: readonly CategoryChoice[];
  /** The tag that is asked for; null for none, and for one that no article has. */
  readonly tag: Tag | null;
};

export type ListArticles = (query: ArticleQuery) => Promise<ArticleList>;

/** A large one, and two rows of three. */
export const articlesPerPage = 7;

/** One page of the published articles, by date the pinned ones first. A page beyond the last is the last. */
export const listArticles =
  ({ articles, categories }: { readonly articles: Articles; readonly categories: Categories }): ListArticles =>
  async ({ category, tag: wanted, sort, page }) => {
    const tag = wanted === undefined ? undefined : slugOf(wanted);
    const counting = Promise.all([
      articles.totals(),
      categories.list(),
      tag === undefined ? undefined : articles.tagged(tag),
    ]);
    const { items, ...rest } = await pageOf({
      page,
      perPage: articlesPerPage,
      slice: (from, count) =>
        wanted === undefined
          ? articles.slice({ category, sort, pinnedFirst: true, from, count })
          : tag === undefined
            ? Promise.resolve([])
            : articles.slice({ tag, sort, from, count }),
      total: async () => {
        const [{ total, categories: used }, , tagged] = await counting;
        if (wanted !== undefined) return tagged?.articles ?? 0;
        return category === undefined ? total : (used.find(({ name }) => name === category)?.articles ?? 0);
      },
    });
    const [totals, listed, tagged] = await counting;
    const used = inClubOrder(listed, "article", totals.categories);
    return {
      articles: items,
      categories: used.map(({ name, label }) => ({ slug: name, label })),
      tag: tagged ? { slug: tagged.slug, label: tagged.label } : null,
      ...rest,
    };
  };
