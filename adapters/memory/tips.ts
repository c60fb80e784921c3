import type { Tips } from "../../domain/tips/ports.ts";
import type { Tip, TipSummary } from "../../domain/tips/tip.ts";
import type { MemoryBackend } from "./backend.ts";
import type { TipRecord } from "./world.ts";

const average = (ratings: readonly number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 100) / 100;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const byId = (one: TipSummary, other: TipSummary) => (one.id < other.id ? -1 : 1);
const orders = {
  recent: (one: TipSummary, other: TipSummary) => other.publishedAt.localeCompare(one.publishedAt) || byId(one, other),
  popular: (one: TipSummary, other: TipSummary) => other.views - one.views || byId(one, other),
};

export const memoryTips = (backend: MemoryBackend): Tips => {
  const { world, enter, visibleTips } = backend;
  const countIn = (records: readonly { readonly on: string }[], id: string) =>
    records.filter(({ on }) => on === id).length;
  const viewsOf = (id: string) => backend.views.read().filter(({ tip }) => tip === id).length;
  const ratingsOf = (tip: string) => world.ratings.filter((one) => one.tip === tip).map(({ rating }) => rating);

  const summary = ({ isPublished: _, heroImage: __, content: ___, ...tip }: TipRecord): TipSummary => ({
    ...tip,
    publishedAt: tip.publishedAt ?? "",
    updatedAt: tip.publishedAt ?? "",
    views: tip.views + viewsOf(tip.id),
    likes: countIn(backend.tipReactions.likes.read(), tip.id),
    comments: countIn(backend.tipReactions.comments.read(), tip.id),
    rating: average(ratingsOf(tip.id)),
  });

  return {
    async slice({ category, sort, from, count }) {
      if (!(await enter("read published tips"))) return [];
      return visibleTips()
        .map(summary)
        .filter((tip) => category === undefined || tip.category === category)
        .toSorted(orders[sort])
        .slice(from, from + count);
    },

    async bySlug(slug) {
      if (!(await enter("read published tips"))) return undefined;
      const found = visibleTips().find((tip) => tip.slug === slug);
      return found && ({ ...summary(found), heroImage: found.heroImage, content: found.content } satisfies Tip);
    },

    async totals() {
      await enter("read published tips");
      const tips = visibleTips().map(summary);
      const names = [...new Set(tips.map(({ category }) => category))];
      return {
        totalTips: tips.length,
        totalViews: sum(tips.map(({ views }) => views)),
        totalLikes: sum(tips.map(({ likes }) => likes)),
        totalComments: sum(tips.map(({ comments }) => comments)),
        averageRating: average(tips.flatMap(({ id }) => ratingsOf(id))),
        categories: names
          .map((name) => ({ name, tips: tips.filter(({ category }) => category === name).length }))
          .toSorted((one, other) => other.tips - one.tips || one.name.localeCompare(other.name)),
      };
    },
  };
};
