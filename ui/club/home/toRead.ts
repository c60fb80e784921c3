import type { TipSummary } from "../../../domain/tips/tip.ts";
import { articleAddress } from "../../content/articles/address.ts";
import type { ShownArticle } from "../../content/articles/shownArticle.ts";
import { tipAddress } from "../../tips/address.ts";

/** A tip or an article on home. */
export type ToRead = {
  readonly to: string;
  readonly category: string;
  readonly label: string;
  readonly title: string;
  readonly picture: string | null;
  readonly excerpt: string | null;
  /** ISO 8601. */
  readonly date: string;
  /** The reading time, when it is known. */
  readonly time: string | null;
};

const ofTip = (tip: TipSummary): ToRead => ({
  to: tipAddress(tip.slug),
  category: tip.category,
  label: tip.categoryLabel,
  title: tip.title,
  picture: tip.featuredImage,
  excerpt: tip.excerpt,
  date: tip.publishedAt,
  time: tip.readTime,
});

const ofArticle = (article: ShownArticle): ToRead => ({
  to: articleAddress(article.slug),
  category: article.category,
  label: article.categoryLabel,
  title: article.title,
  picture: article.featuredImage ?? null,
  excerpt: article.excerpt,
  date: article.publishedAt,
  time: null,
});

const shown = 5;
const articlesAmong = 2;

/** Five items: the newest tip first, then tips, then two articles. One kind fills up for missing items of the other. */
export const toRead = (tips: readonly TipSummary[], articles: readonly ShownArticle[]): readonly ToRead[] => {
  const news = articles.slice(0, Math.max(articlesAmong, shown - tips.length));
  return [...tips.slice(0, shown - news.length).map(ofTip), ...news.map(ofArticle)];
};
