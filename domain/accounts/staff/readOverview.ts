import type { SignedOut } from "../ports.ts";
import type { ArticleSummary } from "../../content/articles/article.ts";
import type { Articles } from "../../content/articles/ports.ts";
import { done, type Result } from "../../shared/result.ts";
import type { Tips } from "../../tips/ports.ts";
import type { TipSummary } from "../../tips/tip.ts";
import type { ClubFigures, Figures, NotStaff } from "./ports.ts";

type Needs = { readonly figures: ClubFigures; readonly tips: Tips; readonly articles: Articles };

export type Overview = Figures & {
  /** The newest that everybody can read. */
  readonly latestTip: TipSummary | null;
  readonly latestArticle: ArticleSummary | null;
};

export type ReadOverview = () => Promise<Result<Overview, SignedOut | NotStaff>>;

/** How the club does, at a glance. Refuses all but the staff. */
export const readOverview =
  ({ figures, tips, articles }: Needs): ReadOverview =>
  async () => {
    const [read, [latestTip = null], [latestArticle = null]] = await Promise.all([
      figures.read(),
      tips.slice({ sort: "recent", from: 0, count: 1 }),
      articles.slice({ sort: "date", from: 0, count: 1 }),
    ]);
    return read.ok ? done({ ...read.value, latestTip, latestArticle }) : read;
  };
