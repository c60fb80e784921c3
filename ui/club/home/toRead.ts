import { articleAddress } from "../../content/articles/address.ts";
import type { ShownArticle } from "../../content/articles/shownArticle.ts";
import { tipAddress } from "../../tips/address.ts";
import type { Featured } from "../../../domain/club/readFeatured.ts";
import type { ShownTip } from "../../tips/shownTip.ts";

/** A tip or an article on home. */
export type ToRead = {
  readonly to: string;
  readonly category: string;
  readonly label: string;
  readonly title: string;
  readonly picture: string | null;
  /** The drawing of a tip's plan. */
  readonly plan: string | null;
  /** Of the first one alone: the others are shown without. */
  readonly excerpt: string | null;
  /** ISO 8601. */
  readonly date: string;
  /** The reading time, when it is known. */
  readonly time: string | null;
};

/** A tip on home. */
export const ofTip = (tip: ShownTip): ToRead => ({
  to: tipAddress(tip.slug),
  category: tip.category,
  label: tip.categoryLabel,
  title: tip.title,
  picture: tip.featuredImage,
  plan: tip.plan,
  excerpt: tip.excerpt,
  date: tip.publishedAt,
  time: tip.readTime ?? null,
});

/** An article on home. */
export const ofArticle = (article: ShownArticle): ToRead => ({
  to: articleAddress(article.slug),
  category: article.category,
  label: article.categoryLabel,
  title: article.title,
  picture: article.featuredImage ?? null,
  plan: null,
  excerpt: article.excerpt,
  date: article.publishedAt,
  time: null,
});

const shown = 5;
const articlesAmong = 2;

const leadOf = (featured: Featured): ToRead =>
  featured.kind === "tip" ? ofTip(featured.item) : ofArticle(featured.item);

/** The lists have the pinned ones first, which lead there alone. */
const newestFirst = (texts: readonly ToRead[], lead: ToRead | undefined): readonly ToRead[] =>
  texts.filter(({ to }) => to !== lead?.to).toSorted((one, other) => other.date.localeCompare(one.date));

/**
 * Five items: the featured one, then the newest tips, then two articles. One kind fills up for missing items of the other. A featured
 * article is one of the two.
 */
export const toRead = (
  tips: readonly ShownTip[],
  articles: readonly ShownArticle[],
  featured: Featured | null,
): readonly ToRead[] => {
  const lead = featured ? leadOf(featured) : undefined;
  const [ownTips, ownNews] = [newestFirst(tips.map(ofTip), lead), newestFirst(articles.map(ofArticle), lead)];
  const others = shown - Number(lead !== undefined);
  const newsAmong = articlesAmong - Number(featured?.kind === "article");
  const news = ownNews.slice(0, Math.max(newsAmong, others - ownTips.length));
  const chosen = [...(lead ? [lead] : []), ...ownTips.slice(0, others - news.length), ...news];
  return chosen.map((text, at) => (at === 0 ? text : { ...text, excerpt: null }));
};
