import { firstPlan } from "../../../domain/content/body/firstPlan.ts";
import { averageOf } from "../../../domain/tips/rating.ts";
import type { Tips } from "../../../domain/tips/ports.ts";
import type { Tip, TipSummary } from "../../../domain/tips/tip.ts";
import type { MemoryBackend } from "../backend.ts";
import { countCategories, reactionCounts, sharesOn } from "../content/counts.ts";
import { atSlug, pinnedFirst } from "../content/itemRecord.ts";
import type { TipRecord } from "../dataset.ts";
import { ratingsOn } from "./tipRatings.ts";
import { viewsOf } from "./tipViews.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const byId = (one: TipSummary, other: TipSummary) => (one.id < other.id ? -1 : 1);
const orders = {
  recent: (one: TipSummary, other: TipSummary) => other.publishedAt.localeCompare(one.publishedAt) || byId(one, other),
  popular: (one: TipSummary, other: TipSummary) => other.views - one.views || byId(one, other),
};

export const memoryTips = (backend: MemoryBackend): Tips => {
  const { enter, visibleTips } = backend;
  const summary = ({ updatedAt, ...record }: TipRecord): TipSummary => ({
    id: record.id,
    slug: record.slug,
    title: record.title,
    excerpt: record.excerpt,
    category: record.category,
    categoryLabel: backend.labelOf("tip", record.category),
    author: record.author,
    readTime: record.readTime,
    difficulty: record.difficulty,
    featuredImage: record.featuredImage,
    plan: firstPlan(record.content),
    publishedAt: record.publishedAt ?? "",
    updatedAt: updatedAt ?? record.publishedAt ?? "",
    views: viewsOf(backend, record),
    ...reactionCounts(backend.tipReactions, record.id),
    rating: averageOf(ratingsOn(backend, record.id)),
  });

  return {
    async slice({ category, sort, pinnedFirst: hasPinnedFirst, from, count }) {
      if (!(await enter("read published tips"))) return [];
      const sorted = visibleTips()
        .map(summary)
        .filter((tip) => category === undefined || tip.category === category)
        .toSorted(orders[sort]);
      const placed = hasPinnedFirst && sort === "recent" ? sorted.toSorted(pinnedFirst(visibleTips())) : sorted;
      return placed.slice(from, from + count);
    },

    async featured() {
      if (!(await enter("read published tips"))) return undefined;
      const found = visibleTips().find(({ isFeatured }) => isFeatured);
      return found && summary(found);
    },

    async bySlug(slug) {
      if (!(await enter("read published tips"))) return undefined;
      const found = atSlug(visibleTips(), slug);
      if (!found) return undefined;
      const { heroImage, content, searchTitle = null, searchDescription = null } = found;
      const shares = sharesOn(backend.tipReactions, found.id);
      return { ...summary(found), heroImage, shares, content, searchTitle, searchDescription } satisfies Tip;
    },

    async byAuthor(author, most) {
      if (!(await enter("read published tips"))) return [];
      const own = visibleTips().filter((tip) => tip.author === author);
      return own.map(summary).toSorted(orders.recent).slice(0, most);
    },

    async totals() {
      await enter("read published tips");
      const tips = visibleTips().map(summary);
      return {
        totalTips: tips.length,
        totalViews: sum(tips.map(({ views }) => views)),
        totalLikes: sum(tips.map(({ likes }) => likes)),
        totalComments: sum(tips.map(({ comments }) => comments)),
        averageRating: averageOf(tips.flatMap(({ id }) => ratingsOn(backend, id))),
        categories: countCategories(tips).map(({ name, count }) => ({ name, tips: count })),
      };
    },
  };
};
