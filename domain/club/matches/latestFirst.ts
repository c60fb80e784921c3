import { day } from "../../shared/clock.ts";
import { type Match, startOf } from "./match.ts";
import type { Matches, ResultFilter } from "./ports.ts";

/** Among so many results with the latest starts is the one that ended last: a forfeit may end a match before its start. */
const latestStarts = 10;

/** When a match ended, in milliseconds since 1970. Its result may have been entered long after: then a day after its start. */
const endOf = ({ finishedAt, ...match }: Pick<Match, "start" | "finishedAt">): number =>
  Math.min(finishedAt === null ? Infinity : Date.parse(finishedAt), startOf(match) + day);

/** The results that ended last, the latest first: the one order of all places that name the last ones. */
export const latestResults = async (
  matches: Pick<Matches, "finished">,
  count: number,
  filter: ResultFilter = {},
): Promise<readonly Match[]> => {
  const found = await matches.finished({ ...filter, from: 0, count: Math.max(count, latestStarts) });
  return found.toSorted((one, other) => endOf(other) - endOf(one)).slice(0, count);
};
