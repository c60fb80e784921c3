import type { SignedOut } from "../accounts/ports.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import type { ArticleSummary } from "../content/articles/article.ts";
import type { Articles } from "../content/articles/ports.ts";
import { type CategoryChoice, labelled } from "../content/categories/clubOrder.ts";
import type { Categories } from "../content/categories/ports.ts";
import { done, type Result } from "../shared/result.ts";
import type { Tips } from "../tips/ports.ts";
import type { Day } from "../shared/parisDay.ts";
import type { TipSummary } from "../tips/tip.ts";
import {
  type DayFigures,
  type DayViews,
  type Lines,
  linesOf,
  longestChart,
  type Trends,
  trendsOf,
  viewsByDay,
} from "./trends.ts";

/** The club in numbers. Days are those of Paris. */
export type Figures = {
  readonly articles: number;
  readonly articlesToday: number;
  readonly tips: number;
  readonly views: number;
  /** Of tips and articles. */
  readonly likes: number;
  readonly comments: number;
  /** Of the tips, from 1 to 5; null without ratings. */
  readonly averageRating: number | null;
  /** The categories in use, the fullest first. */
  readonly categories: readonly { readonly name: string; readonly tips: number; readonly views: number }[];
  readonly pending: number;
  /** When the oldest of them was sent, in ISO 8601; null without one. */
  readonly oldestPending: string | null;
  readonly applications: number;
  readonly users: number;
  readonly usersToday: number;
  /** Of tips and articles. */
  readonly shares: number;
  /** The day of the backend's clock. */
  readonly today: Day;
  /** The last 90 days, without those on which nothing happened. All but views may be left out of the first 30. */
  readonly days: readonly DayFigures[];
};

export type ClubFigures = {
  /** All in one call, from sums and indexes: ten thousand tips cost what ten do. */
  read(): Promise<Result<Figures, SignedOut | NotStaff>>;
};

type Needs = {
  readonly figures: ClubFigures;
  readonly tips: Tips;
  readonly articles: Articles;
  readonly categories: Categories;
};

export type Overview = Omit<Figures, "days" | "categories"> & {
  readonly categories: readonly (Figures["categories"][number] & Pick<CategoryChoice, "label">)[];
  readonly trends: Trends;
  readonly lines: Lines;
  /** Of the last 90 days, today last. */
  readonly viewsByDay: readonly DayViews[];
  /** The newest published ones. */
  readonly latestTip: TipSummary | null;
  readonly latestArticle: ArticleSummary | null;
};

export type ReadOverview = () => Promise<Result<Overview, SignedOut | NotStaff>>;

/** The club in numbers, with its latest content. Refuses callers who aren't staff. */
export const readOverview =
  ({ figures: clubFigures, tips, articles, categories }: Needs): ReadOverview =>
  async () => {
    const [read, [latestTip = null], [latestArticle = null], listed] = await Promise.all([
      clubFigures.read(),
      tips.slice({ sort: "recent", from: 0, count: 1 }),
      articles.slice({ sort: "date", from: 0, count: 1 }),
      categories.list(),
    ]);
    if (!read.ok) return read;
    const { days, ...figures } = read.value;
    return done({
      ...figures,
      categories: labelled(listed, "tip", figures.categories),
      trends: trendsOf(days, figures.today),
      lines: linesOf(days, figures.today),
      viewsByDay: viewsByDay(days, figures.today, longestChart),
      latestTip,
      latestArticle,
    });
  };
