import type { ReadHtml } from "../body/content.ts";
import { type ShowCards, shownContent, type ShownContent } from "../body/shownContent.ts";
import { done, refused, type Result } from "../../shared/result.ts";
import { isSlug } from "../../shared/slug.ts";
import type { Article, ArticleId, ArticleSummary } from "./article.ts";
import type { Articles } from "./ports.ts";

type Needs = { readonly articles: Articles; readonly readHtml: ReadHtml; readonly showCards: ShowCards };

/** An article with its parsed content. */
export type ReadableArticle = Omit<Article, "content"> & { readonly content: ShownContent };

export type ReadArticle = (wanted: {
  readonly slug: string;
}) => Promise<Result<ReadableArticle, { readonly kind: "not-found" }>>;

/** The published article of a slug, or of a former one. Refuses invalid slugs without a request to the backend. */
export const readArticle =
  ({ articles, readHtml, showCards }: Needs): ReadArticle =>
  async ({ slug }) => {
    const article = isSlug(slug) ? await articles.bySlug(slug) : undefined;
    if (!article) return refused({ kind: "not-found" });
    return done({ ...article, content: await showCards(shownContent("article", await readHtml(article.content))) });
  };

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
