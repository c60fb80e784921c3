import { type Content, type ReadContent, withCheckedAddresses } from "../content/body/content.ts";
import { done, refused, type Result } from "../shared/result.ts";
import { isSlug } from "../shared/slug.ts";
import type { Tips, TipTotals } from "./ports.ts";
import type { Tip, TipSummary } from "./tip.ts";

type Needs = { readonly tips: Tips; readonly readContent: ReadContent };

/** A tip with its parsed content. */
export type ReadableTip = Omit<Tip, "content"> & { readonly content: Content };

export type ReadTip = (wanted: {
  readonly slug: string;
}) => Promise<Result<ReadableTip, { readonly kind: "not-found" }>>;

/** The published tip of a slug. Refuses invalid slugs without a request to the backend. */
export const readTip =
  ({ tips, readContent }: Needs): ReadTip =>
  async ({ slug }) => {
    const tip = isSlug(slug) ? await tips.bySlug(slug) : undefined;
    if (!tip) return refused({ kind: "not-found" });
    return done({ ...tip, content: withCheckedAddresses(readContent(tip.content)) });
  };

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
