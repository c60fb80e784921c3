import { type Article, type ArticleSummary, bylineOf } from "../../../domain/content/articles/article.ts";
import type { Articles } from "../../../domain/content/articles/ports.ts";
import type { MemoryBackend } from "../backend.ts";
import type { ArticleRecord } from "../dataset.ts";
import { countCategories, reactionCounts, sharesOn } from "./counts.ts";

const french = new Intl.Collator("fr", { sensitivity: "base" });

const byDate = (one: ArticleSummary, other: ArticleSummary) =>
  other.publishedAt.localeCompare(one.publishedAt) || (one.id < other.id ? -1 : 1);
const orders = {
  date: byDate,
  category: (one: ArticleSummary, other: ArticleSummary) =>
    french.compare(one.categoryLabel, other.categoryLabel) || byDate(one, other),
  author: (one: ArticleSummary, other: ArticleSummary) =>
    Number(one.author === null) - Number(other.author === null) ||
    french.compare(one.author ?? "", other.author ?? "") ||
    byDate(one, other),
};

export const memoryArticles = ({ enter, articleReactions, labelOf, visibleArticles }: MemoryBackend): Articles => {
  const summary = ({ author, updatedAt, ...record }: ArticleRecord): ArticleSummary => ({
    id: record.id,
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    category: record.category,
    categoryLabel: labelOf("article", record.category),
    author: bylineOf(author),
    featuredImage: record.featuredImage,
    publishedAt: record.publishedAt ?? "",
    updatedAt: updatedAt ?? record.publishedAt ?? "",
    ...reactionCounts(articleReactions, record.id),
  });

  return {
    async slice({ category, sort, from, count }) {
      await enter("read published articles");
      return visibleArticles()
        .map(summary)
        .filter((article) => category === undefined || article.category === category)
        .toSorted(orders[sort])
        .slice(from, from + count);
    },

    async bySlug(slug) {
      await enter("read published articles");
      const found = visibleArticles().find((article) => article.slug === slug);
      if (!found) return undefined;
      return {
        ...summary(found),
        shares: sharesOn(articleReactions, found.id),
        content: found.content,
      } satisfies Article;
    },

    async totals() {
      await enter("read published articles");
      const all = visibleArticles();
      return {
        total: all.length,
        categories: countCategories(all).map(({ name, count }) => ({ name, articles: count })),
      };
    },
  };
};
