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

/** Pages that hardly any club has are asked for only once it is known that they are there. */
const likelyPages = 1_000;

/** One page of the published tips. A page beyond the last is the last. */
export const listTips =
  ({ tips }: { readonly tips: Tips }): ListTips =>
  async ({ category, sort, page: wanted }) => {
    const tipsOn = (page: number) => tips.slice({ category, sort, from: (page - 1) * tipsPerPage, count: tipsPerPage });
    // Both at once: on a slow line one answer after the other would take twice as long.
    const [totals, likely] = await Promise.all([
      tips.totals(),
      wanted <= likelyPages ? tipsOn(wanted) : Promise.resolve(undefined),
    ]);
    const total =
      category === undefined ? totals.totalTips : (totals.categories.find(({ name }) => name === category)?.tips ?? 0);
    const pages = Math.max(1, Math.ceil(total / tipsPerPage));
    const page = Math.min(wanted, pages);
    if (total === 0) return { tips: [], total, page, pages };
    return { tips: page === wanted && likely ? likely : await tipsOn(page), total, page, pages };
  };
