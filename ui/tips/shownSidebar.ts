import type { TipsSidebar } from "../../domain/tips/readTip.ts";
import type { TipSummary } from "../../domain/tips/tip.ts";

/** A tip as the sidebar shows it. */
export type SidebarTip = Pick<
  TipSummary,
  "id" | "slug" | "title" | "category" | "categoryLabel" | "featuredImage" | "publishedAt"
>;

/** What the sidebar shows. */
export type ShownSidebar = {
  readonly first: readonly SidebarTip[];
  readonly statistics: Omit<TipsSidebar["statistics"], "recentTip"> & { readonly recentTip: SidebarTip | null };
};

export const shownOf = ({
  id,
  slug,
  title,
  category,
  categoryLabel,
  featuredImage,
  publishedAt,
}: SidebarTip): SidebarTip => ({
  id,
  slug,
  title,
  category,
  categoryLabel,
  featuredImage,
  publishedAt,
});
