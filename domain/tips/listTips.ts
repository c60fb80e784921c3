import type { TipSort, Tips } from "./ports.ts";
import type { TipSummary } from "./tip.ts";

export type TipQuery = { readonly category?: string | undefined; readonly sort: TipSort; readonly page: number };

export type TipList = {
  readonly tips: readonly TipSummary[];
  /** How many there are on all pages. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
};

export type ListTips = (query: TipQuery) => Promise<TipList>;

export const tipsPerPage = 9;

/** One page of the published tips. A page beyond the last is the last. */
export const listTips =
  ({ tips }: { readonly tips: Tips }): ListTips =>
  async ({ category, sort, page: wanted }) => {
    const totals = await tips.totals();
    const total =
      category === undefined ? totals.totalTips : (totals.categories.find(({ name }) => name === category)?.tips ?? 0);
    const pages = Math.max(1, Math.ceil(total / tipsPerPage));
    const page = Math.min(wanted, pages);
    if (total === 0) return { tips: [], total, page, pages };
    const found = await tips.slice({ category, sort, from: (page - 1) * tipsPerPage, count: tipsPerPage });
    return { tips: found, total, page, pages };
  };
