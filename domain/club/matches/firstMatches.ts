import type { Slug } from "../../shared/slug.ts";
import type { FirstEvent } from "../events/firstEvents.ts";
import type { FirstStandings } from "../standings/firstStandings.ts";
import type { ClubTeams } from "../teams.ts";
import {
  type Format,
  type MapScore,
  type Match,
  type MatchId,
  type MatchScore,
  matchTime,
  type Side,
} from "./match.ts";

/** A match in the club's folder. */
export type FirstMatch = {
  /** Unique among the matches of its team. */
  readonly id: string;
  readonly event: string;
  /** Which part of the event: "journée 6". */
  readonly stage?: string | undefined;
  readonly format?: Format | undefined;
  readonly opponent: string;
  /** ISO 8601 with its offset: "2026-11-28T21:00+01:00". */
  readonly start: string;
  readonly isCancelled?: boolean | undefined;
  /** It has no new time yet; its start is the one that doesn't hold any more. */
  readonly isPostponed?: boolean | undefined;
  /** How often it was moved, or restored after it was cancelled or postponed: calendars trust the higher number. */
  readonly timesMoved?: number | undefined;
  readonly lineup?: readonly string[] | undefined;
  /** Of a finished match, in the order in which they were played. */
  readonly maps?: readonly (Omit<MapScore, "name"> & { readonly name?: string | undefined })[] | undefined;
  /** The side that didn't play. */
  readonly forfeit?: Side | undefined;
  /** Where its recording is. A whole https address. */
  readonly vod?: string | undefined;
  /** The slug of an article about it, of a site that begins with articles. */
  readonly article?: string | undefined;
  /**
   * What members expected of it, on a site that begins with members: usernames by "won", "drawn", "lost", or by the maps of both sides,
   * "2-1".
   */
  readonly expected?: Readonly<Record<string, readonly string[]>> | undefined;
};

type FirstScore = Pick<FirstMatch, "maps" | "forfeit" | "isCancelled" | "isPostponed">;

/** The matches of the club's folder: the first ones of an empty site, which reads them once. */
export type ClubMatches = {
  /** Where they are shown live, if they are. A whole https address. */
  readonly live?: string | undefined;
  readonly teams: readonly {
    /** The team's slug. */
    readonly team: string;
    readonly matches: readonly FirstMatch[];
  }[];
  /** The standings of competitions, in the club's order. */
  readonly standings?: readonly FirstStandings[] | undefined;
  /** Evenings together: the first events of an empty site. */
  readonly events?: readonly FirstEvent[] | undefined;
};

/** A row of the table of matches. */
export type MatchRow = Omit<Match, "game">;

/** The same as the club's folder brings it: the database gives it its id and date. */
type FirstRow = Omit<MatchRow, "id" | "updatedAt">;

/** What matches need of a team. The rest is read after them: domain/club/teams/firstTeams.ts. */
type FirstTeam = {
  readonly slug: Slug;
  readonly game: string;
  /** Its place in the club's order, from 0. */
  readonly place: number;
  readonly isPublished: boolean;
};

export const firstTeams = ({ teams }: ClubTeams): readonly FirstTeam[] =>
  teams.map(({ slug, game }, place) => ({ slug: slug as Slug, game, place, isPublished: true }));

/** How a match of the folder stands. */
export const firstScore = ({ maps = [], forfeit, isCancelled, isPostponed }: FirstScore): MatchScore => {
  const isFinished = maps.length > 0 || forfeit !== undefined;
  return {
    status: isCancelled ? "cancelled" : isPostponed ? "postponed" : isFinished ? "finished" : "scheduled",
    maps: maps.map(({ name = "", ours, theirs }) => ({ name, ours, theirs })),
    forfeit: forfeit ?? null,
  };
};

/** The slug of a team's first match. */
export const slugOfFirst = ({ id }: Pick<FirstMatch, "id">, team: string): Slug => `${id}-${team}` as Slug;

const rowOf = (
  match: FirstMatch,
  { team, live }: { readonly team: string; readonly live: string | undefined },
): FirstRow => {
  const start = Date.parse(match.start);
  const { timesMoved = 0 } = match;
  const score = firstScore(match);
  const isOff = score.status === "cancelled" || score.status === "postponed";
  return {
    slug: slugOfFirst(match, team),
    // Subscribed calendars know a match of the folder by it.
    calendarId: `${match.id}.${team}`,
    team: team as Slug,
    opponent: match.opponent,
    opponentLogo: null,
    competition: match.event,
    stage: match.stage ?? null,
    format: match.format ?? null,
    start: new Date(start).toISOString(),
    movedFrom: null,
    watch: live ?? null,
    vod: match.vod ?? null,
    notes: null,
    lineup: match.lineup ?? [],
    ...score,
    finishedAt: score.status === "finished" ? new Date(start + matchTime).toISOString() : null,
    isPublished: true,
    revision: 2 * timesMoved + (isOff ? 1 : 0) + 1,
  };
};

/** The rows of the club's matches. */
export const firstMatches = ({ live, teams }: ClubMatches): readonly FirstRow[] =>
  teams.flatMap(({ team, matches }) => matches.map((match) => rowOf(match, { team, live })));

/** The articles about the club's matches, by slug. */
export const firstArticleLinks = ({ teams }: ClubMatches) =>
  teams.flatMap(({ team, matches }) =>
    matches.flatMap(({ id, article }) => (article ? [{ article, match: `${id}-${team}` as Slug }] : [])),
  );

/** The same with ids and dates, for a backend in memory. */
export const firstMatchRecords = (matches: ClubMatches): readonly MatchRow[] =>
  firstMatches(matches).map((match) => ({
    ...match,
    id: match.calendarId as MatchId,
    updatedAt: match.finishedAt ?? match.start,
  }));
