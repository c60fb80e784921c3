import type { TipList } from "../../domain/tips/listTips.ts";
import type { TipSummary } from "../../domain/tips/tip.ts";

/** A tip as cards show it. */
export type ShownTip = Omit<TipSummary, "id" | "likes" | "comments" | "rating" | "updatedAt">;

/** A page of the list as it is shown. */
export type ShownList = Omit<TipList, "tips"> & { readonly tips: readonly ShownTip[] };

/** Its tips without what cards don't show: a page's HTML holds this. */
export const shownListOf = ({ tips, ...list }: ShownList): ShownList => ({
  ...list,
  tips: tips.map(
    ({
      slug,
      title,
      excerpt,
      category,
      categoryLabel,
      author,
      readTime,
      difficulty,
      views,
      featuredImage,
      plan,
      publishedAt,
    }) => ({
      slug,
      title,
      excerpt,
      category,
      categoryLabel,
      author,
      readTime,
      difficulty,
      views,
      featuredImage,
      plan,
      publishedAt,
    }),
  ),
});
