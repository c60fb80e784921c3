import type { ReadContent } from "../content/body/content.ts";
import { shownContent, type ShownContent } from "../content/body/shownContent.ts";
import { type CategoryChoice, inClubOrder } from "../content/categories/clubOrder.ts";
import type { Categories } from "../content/categories/ports.ts";
import { done, refused, type Result } from "../shared/result.ts";
import { isSlug } from "../shared/slug.ts";
import type { Tips, TipTotals } from "./ports.ts";
import type { Tip, TipSummary } from "./tip.ts";

type Needs = { readonly tips: Tips; readonly readContent: ReadContent };

/** A tip with its parsed content. */
export type ReadableTip = Omit<Tip, "content"> & { readonly content: ShownContent };

export type ReadTip = (wanted: {
  readonly slug: string;
}) => Promise<Result<ReadableTip, { readonly kind: "not-found" }>>;

/** The published tip of a slug, or of a former one. Refuses invalid slugs without a request to the backend. */
export const readTip =
  ({ tips, readContent }: Needs): ReadTip =>
  async ({ slug }) => {
    const tip = isSlug(slug) ? await tips.bySlug(slug) : undefined;
    if (!tip) return refused({ kind: "not-found" });
    return done({ ...tip, content: shownContent("tip", readContent(tip.content)) });
  };

/** The sidebar of the pages of tips. */
export type TipsSidebar = {
  /** The first five of the list, in its default order. */
  readonly first: readonly TipSummary[];
  readonly statistics: Omit<TipTotals, "categories"> & {
    /** Those of published tips, in the club's order. */
    readonly categories: readonly (TipTotals["categories"][number] & Pick<CategoryChoice, "label">)[];
    readonly recentTip: TipSummary | null;
  };
};

export type ShowTipsSidebar = () => Promise<TipsSidebar>;

const quickNavigation = 5;

/** Quick navigation, statistics, categories and latest addition (docs/product.md, Tips). */
export const tipsSidebar =
  ({ tips, categories }: { readonly tips: Tips; readonly categories: Categories }): ShowTipsSidebar =>
  async () => {
    const [first, totals, listed] = await Promise.all([
      tips.slice({ sort: "recent", from: 0, count: quickNavigation }),
      tips.totals(),
      categories.list(),
    ]);
    // Of tips without a category nothing can be told or chosen.
    const named = totals.categories.filter(({ name }) => name !== "");
    const used = inClubOrder(listed, "tip", named);
    return { first, statistics: { ...totals, categories: used, recentTip: first[0] ?? null } };
  };
