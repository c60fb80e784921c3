import type { TipsSidebar } from "../../domain/tips/readTip.ts";
import type { TipSummary } from "../../domain/tips/tip.ts";

/** A tip of the sidebar's quick navigation. */
type QuickTip = Pick<TipSummary, "slug" | "title" | "category" | "featuredImage" | "plan">;

/** The latest tip as the sidebar shows it. */
export type LatestTip = QuickTip & Pick<TipSummary, "categoryLabel" | "publishedAt">;

/** The content of the sidebar. */
export type ShownSidebar = {
  readonly first: readonly QuickTip[];
  readonly statistics: Omit<TipsSidebar["statistics"], "recentTip"> & { readonly recentTip: LatestTip | null };
};

const quick = ({ slug, title, category, featuredImage, plan }: QuickTip): QuickTip => ({
  slug,
  title,
  category,
  featuredImage,
  plan,
});

const latest = ({ categoryLabel, publishedAt, ...tip }: LatestTip): LatestTip => ({
  ...quick(tip),
  categoryLabel,
  publishedAt,
});

/** The sidebar without what it doesn't show: a page's HTML holds this. */
export const shownSidebarOf = ({ first, statistics }: ShownSidebar): ShownSidebar => ({
  first: first.map(quick),
  statistics: { ...statistics, recentTip: statistics.recentTip && latest(statistics.recentTip) },
});
