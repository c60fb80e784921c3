import { addDays, addParisDays, type Day, dayInParis, daysBetween } from "../../shared/parisDay.ts";
import type { ClubMatches, FirstMatch } from "./firstMatches.ts";
import { matchTime } from "./match.ts";

const withoutResult = { maps: undefined, forfeit: undefined, lineup: undefined, vod: undefined, article: undefined };

/**
 * A season moved by whole weeks: weekdays and hours of Paris stay. A match that isn't over by then has no result.
 * @param monday the first day of the week that becomes the week of `now`
 * @param now milliseconds since 1970
 */
export const movedSeason = (season: ClubMatches, monday: Day, now: number): ClubMatches => {
  const days = 7 * Math.floor(daysBetween(monday, dayInParis(now)) / 7);
  const later = <Dated extends { readonly start: string }>(dated: Dated): Dated => ({
    ...dated,
    start: new Date(addParisDays(Date.parse(dated.start), days)).toISOString(),
  });
  const played = (match: FirstMatch): FirstMatch =>
    Date.parse(match.start) + matchTime <= now ? match : { ...match, ...withoutResult };
  return {
    ...season,
    teams: season.teams.map(({ team, matches }) => ({ team, matches: matches.map((match) => played(later(match))) })),
    standings: season.standings?.map((table) => ({ ...table, asOf: addDays(table.asOf as Day, days) })),
    events: season.events?.map(later),
  };
};
