import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { FolderPages } from "../../search/clubPages.ts";
import { addDays, type Day } from "../../shared/parisDay.ts";
import { done, type Result } from "../../shared/result.ts";
import { type DayViews, longestChart, viewsByDay } from "../trends.ts";
import type { CountedPage, ReadKind } from "./countedPage.ts";
import { type ViewSource, viewSources } from "./viewSources.ts";

/** Days of the lists, today among them: what staff choose from. */
export const listSpans = [7, 28, 90] as const;
export type ListSpan = (typeof listSpans)[number];
/** Days for which views and searches are kept. */
export const keptDays = longestChart;
/** Searches without a result that are shown: one alone may tell of a person. */
export const fewestSearches = 2;
/** Ratings below which a tip's average says little. */
export const fewestRatings = 2;
/** The most entries of a list of what is read or missed, and of tips. */
export const mostListed = { items: 100, read: 10, missed: 10, tips: 5 } as const;

export type SourceViews = { readonly day: Day; readonly source: ViewSource; readonly views: number };
export type ReadPage = CountedPage & { readonly title: string; readonly views: number };
export type MissedWords = { readonly words: string; readonly searches: number };
export type KeptTip = { readonly slug: string; readonly title: string; readonly times: number };
export type RatedTip = {
  readonly slug: string;
  readonly title: string;
  /** From 1 to 5, to two decimals. */
  readonly average: number;
  readonly ratings: number;
};

/** What is read and looked for. Days are those of Paris. */
export type ReadingFigures = {
  /** The day of the backend's clock. */
  readonly today: Day;
  /** The last 90 days, without those on which nothing was read. */
  readonly days: readonly SourceViews[];
  /**
   * Of the chosen days, the most read first: all published articles and tips, a hundred of each at most; the ten most read matches, and as
   * many teams, people and pages together. Pages have no title.
   */
  readonly mostRead: readonly ReadPage[];
  /** The words of the last 90 days that at least two searches missed, the most wanted first. */
  readonly missed: readonly MissedWords[];
  /** The published tips that were kept most in the chosen days, and those that were rated best, of at least two ratings. */
  readonly kept: readonly KeptTip[];
  readonly rated: readonly RatedTip[];
};

export type ReadershipFigures = {
  /** All in one call, from sums by day. */
  read(days: ListSpan): Promise<Result<ReadingFigures, SignedOut | NotStaff>>;
};

/** The lists of what is read most. Teams and people are among the pages. */
export const readLists = ["article", "tip", "match", "page"] as const satisfies readonly ReadKind[];
export type ReadList = (typeof readLists)[number];

/** The list in which a kind of page stands. */
export const listOf = (kind: ReadKind): ReadList => (kind === "team" || kind === "person" ? "page" : kind);

export type Readership = Omit<ReadingFigures, "mostRead" | "days"> & {
  /** Days of the lists. */
  readonly span: ListSpan;
  /** Of the last 90 days, today last. */
  readonly viewsByDay: readonly DayViews[];
  readonly sources: readonly SourceViews[];
  readonly mostRead: Readonly<Record<ReadList, readonly ReadPage[]>>;
};

/** The views of each kind of source in the last days, the most frequent first, without those that brought no view. */
export const viewsBySource = (
  { today, sources }: Pick<Readership, "today" | "sources">,
  days: number,
): readonly { readonly source: ViewSource; readonly views: number }[] => {
  const first = addDays(today, 1 - days);
  return viewSources
    .map((source) => ({
      source,
      views: sources
        .filter((one) => one.source === source && one.day >= first && one.day <= today)
        .reduce((sum, { views }) => sum + views, 0),
    }))
    .filter(({ views }) => views > 0)
    .toSorted((one, other) => other.views - one.views);
};

type Needs = { readonly readership: ReadershipFigures; readonly folder: FolderPages };

export type ReadReadership = (request: {
  readonly days: ListSpan;
}) => Promise<Result<Readership, SignedOut | NotStaff>>;

/** What is read and looked for, with the names of the pages. Refuses callers who aren't staff. */
export const readReadership =
  ({ readership, folder }: Needs): ReadReadership =>
  async ({ days: span }) => {
    const [read, pages] = await Promise.all([readership.read(span), folder.all()]);
    if (!read.ok) return read;
    const { days, mostRead, ...figures } = read.value;
    const named = mostRead.flatMap((page): readonly ReadPage[] => {
      if (page.kind !== "page") return [page];
      const title = pages.find(({ path }) => path === page.slug)?.title;
      return title === undefined ? [] : [{ ...page, title }];
    });
    const inList = (list: ReadList) => named.filter(({ kind }) => listOf(kind) === list);
    return done({
      ...figures,
      span,
      viewsByDay: viewsByDay(days, figures.today, longestChart),
      sources: days,
      mostRead: { article: inList("article"), tip: inList("tip"), match: inList("match"), page: inList("page") },
    });
  };
