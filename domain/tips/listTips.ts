import { type Page, pageOf } from "../shared/pages.ts";
import type { TipSort, Tips } from "./ports.ts";
import type { TipSummary } from "./tip.ts";

export type TipQuery = { readonly category?: string | undefined; readonly sort: TipSort; readonly page: number };

export type TipList = Omit<Page<TipSummary>, "items"> & { readonly tips: readonly TipSummary[] };

export type ListTips = (query: TipQuery) => Promise<TipList>;

export const tipsPerPage = 9;

/** One page of the published tips, the pinned ones first among the recent. A page beyond the last is the last. */
export const listTips =
  ({ tips }: { readonly tips: Tips }): ListTips =>
  async ({ category, sort, page }) => {
    const { items, ...rest } = await pageOf({
      page,
      perPage: tipsPerPage,
      slice: (from, count) => tips.slice({ category, sort, pinnedFirst: true, from, count }),
      total: async () => {
        const { totalTips, categories } = await tips.totals();
        return category === undefined ? totalTips : (categories.find(({ name }) => name === category)?.tips ?? 0);
      },
    });
    return { tips: items, ...rest };
  };
