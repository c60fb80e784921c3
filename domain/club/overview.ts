import type { SignedOut } from "../accounts/ports.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import type { ArticleSummary } from "../content/articles/article.ts";
import type { Articles } from "../content/articles/ports.ts";
import { done, type Result } from "../shared/result.ts";
import type { Tips } from "../tips/ports.ts";
import type { TipSummary } from "../tips/tip.ts";

/** The club in numbers. Days are those of Paris. */
export type Figures = {
  readonly articles: number;
  readonly articlesToday: number;
  readonly tips: number;
  readonly views: number;
  /** Of the tips, like those below. */
  readonly likes: number;
  readonly comments: number;
  /** From 1 to 5; null without ratings. */
  readonly averageRating: number | null;
  /** Those in use, the fullest first. */
  readonly categories: readonly { readonly name: string; readonly tips: number; readonly views: number }[];
  readonly pending: number;
  /** When the oldest of them was sent, in ISO 8601; null without one. */
  readonly oldestPending: string | null;
  readonly applications: number;
  readonly users: number;
  readonly usersToday: number;
};

export type ClubFigures = {
  /** All in one call, from sums and indexes: ten thousand tips cost what ten do. */
  read(): Promise<Result<Figures, SignedOut | NotStaff>>;
};

type Needs = { readonly figures: ClubFigures; readonly tips: Tips; readonly articles: Articles };

export type Overview = Figures & {
  /** The newest published ones. */
  readonly latestTip: TipSummary | null;
  readonly latestArticle: ArticleSummary | null;
};

export type ReadOverview = () => Promise<Result<Overview, SignedOut | NotStaff>>;

/** The club in numbers, with its latest content. Refuses callers who aren't staff. */
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
