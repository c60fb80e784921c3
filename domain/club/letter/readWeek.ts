import type { ArticleSummary } from "../../content/articles/article.ts";
import type { Articles } from "../../content/articles/ports.ts";
import type { Match } from "../matches/match.ts";
import type { Matches } from "../matches/ports.ts";
import { type Clock, day } from "../../shared/clock.ts";

/** What the club published and played in seven days, and what it plays in the next seven. */
export type Week = {
  readonly articles: readonly ArticleSummary[];
  readonly results: readonly Match[];
  readonly coming: readonly Match[];
};
export type ReadWeek = () => Promise<Week>;

const most = 10;

type Needs = { readonly articles: Articles; readonly matches: Matches; readonly clock: Clock };

/** The week around this moment, ten of each at most: articles newest first, matches in their order. */
export const readWeek =
  ({ articles, matches, clock }: Needs): ReadWeek =>
  async () => {
    const { now } = await clock.tell();
    const isRecent = (date: string) => now - Date.parse(date) < 7 * day;
    const [news, finished, coming] = await Promise.all([
      articles.slice({ sort: "date", from: 0, count: most }),
      matches.finished({ from: 0, count: most }),
      matches.coming(new Date(now).toISOString()),
    ]);
    return {
      articles: news.filter(({ publishedAt }) => isRecent(publishedAt)),
      results: finished.filter(({ start }) => isRecent(start)).toReversed(),
      coming: coming
        .filter(({ start, status }) => status === "scheduled" && Date.parse(start) - now < 7 * day)
        .slice(0, most),
    };
  };
