import type { Tips, TipTotals } from "./ports.ts";
import type { TipSummary } from "./tip.ts";

/** The sidebar of the pages of tips. */
export type TipsSidebar = {
  /** The first five of the list, in its default order. */
  readonly first: readonly TipSummary[];
  readonly statistics: TipTotals & { readonly recentTip: TipSummary | null };
};

export type ShowTipsSidebar = () => Promise<TipsSidebar>;

const quickNavigation = 5;

/** Quick navigation, statistics, categories and latest addition (docs/product.md, Tips). */
export const tipsSidebar =
  ({ tips }: { readonly tips: Tips }): ShowTipsSidebar =>
  async () => {
    const [first, totals] = await Promise.all([
      tips.slice({ sort: "recent", from: 0, count: quickNavigation }),
      tips.totals(),
    ]);
    return { first, statistics: { ...totals, recentTip: first[0] ?? null } };
  };
