import type { TipsSidebar } from "../../domain/tips/readTip.ts";
import type { TipSummary } from "../../domain/tips/tip.ts";

/** One of the newest tips as the sidebar shows it. */
export type SidebarTip = Pick<
  TipSummary,
  "slug" | "title" | "category" | "featuredImage" | "plan" | "categoryLabel" | "publishedAt"
>;

/** The content of the sidebar. */
export type ShownSidebar = {
  /** The newest first. */
  readonly first: readonly SidebarTip[];
  readonly statistics: Omit<TipsSidebar["statistics"], "recentTip">;
};

const shownTip = ({
  slug,
  title,
  category,
  featuredImage,
  plan,
  categoryLabel,
  publishedAt,
}: SidebarTip): SidebarTip => ({
  slug,
  title,
  category,
  featuredImage,
  plan,
  categoryLabel,
  publishedAt,
});

/** The sidebar without what it doesn't show: a page's HTML holds this. */
export const shownSidebarOf = ({ first, statistics }: ShownSidebar): ShownSidebar => {
  const { totalTips, totalViews, totalLikes, totalComments, averageRating, categories } = statistics;
  return {
    first: first.map(shownTip),
    statistics: { totalTips, totalViews, totalLikes, totalComments, averageRating, categories },
  };
};
