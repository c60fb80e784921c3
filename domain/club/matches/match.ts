import type { Slug } from "../../shared/slug.ts";
import { dayIn } from "../../shared/wallTime.ts";

export type MatchId = string & { readonly brand: "MatchId" };

/** How many maps there are at most. Of "bo2" both are played; the others end when a side has won more than half of them. */
export const formats = ["bo1", "bo2", "bo3", "bo5", "bo7"] as const;
export type Format = (typeof formats)[number];

/** The maps of a format at most. */
export const mapsOf = (format: Format): number => Number(format.slice(2));

/** A match without a format has at most so many maps. */
export const mostMaps = 9;

/** A map, or a game of a series: its name when it has one, and the points of both sides. */
export type MapScore = { readonly name: string; readonly ours: number; readonly theirs: number };

export type Side = "ours" | "theirs";

/**
 * What the staff has set. A scheduled match becomes live at its start by itself: `stateOf`. A postponed one has no new time yet: its start
 * is the one that doesn't hold any more, and a new start makes it scheduled again (`changeMatch`).
 */
export const matchStatuses = ["scheduled", "live", "finished", "postponed", "cancelled"] as const;
export type MatchStatus = (typeof matchStatuses)[number];

/** The announced facts of a match. */
export type MatchDetails = {
  /** The slug of the club's team. */
  readonly team: Slug;
  readonly opponent: string;
  /** The address of a picture; null: the site draws a crest. */
  readonly opponentLogo: string | null;
  readonly competition: string;
  /** Which part of the competition: "journée 6". */
  readonly stage: string | null;
  readonly format: Format | null;
  /** ISO 8601, in UTC. */
  readonly start: string;
  /** Where it is shown live. */
  readonly watch: string | null;
  /** Where its recording is. */
  readonly vod: string | null;
  readonly notes: string | null;
  /** The names of the players. */
  readonly lineup: readonly string[];
  readonly isPublished: boolean;
};

/** How a match stands. */
export type MatchScore = {
  readonly status: MatchStatus;
  /** In the order in which they are played. */
  readonly maps: readonly MapScore[];
  /** The side that didn't play. */
  readonly forfeit: Side | null;
};

export type Match = MatchDetails &
  MatchScore & {
    readonly id: MatchId;
    /** Permanent: the address of its page. */
    readonly slug: Slug;
    /** What the team plays: "Valorant". */
    readonly game: string;
    /** The start before it was last moved. ISO 8601. */
    readonly movedFrom: string | null;
    /** When its end was recorded. ISO 8601. */
    readonly finishedAt: string | null;
    /** Permanent: calendars identify the match by it. */
    readonly calendarId: string;
    /** When it was last changed. ISO 8601. */
    readonly updatedAt: string;
    /** Grows with each change: conflicts and calendars compare it. */
    readonly revision: number;
  };

/** How long a match is taken to last, in milliseconds. */
export const matchTime = 2 * 3_600_000;

/** A match that the staff has set live counts as live for so many milliseconds after its start: its end may be forgotten. */
export const longestMatch = 12 * 3_600_000;

/** Milliseconds since 1970. */
export const startOf = ({ start }: Pick<MatchDetails, "start">): number => Date.parse(start);

export type MatchState = "announced" | "today" | "live" | "to-score" | "finished" | "postponed" | "cancelled";

/** The state of a match: the staff's status, or else the clock's. @param now milliseconds since 1970 */
export const stateOf = (
  match: Pick<Match, "status" | "start">,
  { now, zone }: { readonly now: number; readonly zone: string },
): MatchState => {
  const start = startOf(match);
  if (match.status === "live" && start + longestMatch <= now) return "to-score";
  if (match.status !== "scheduled") return match.status;
  if (start + matchTime <= now) return "to-score";
  if (start <= now) return "live";
  return dayIn(start, zone) === dayIn(now, zone) ? "today" : "announced";
};

/** The side that has won a map; undefined while it is level. */
const winnerOf = ({ ours, theirs }: MapScore): Side | undefined =>
  ours === theirs ? undefined : ours > theirs ? "ours" : "theirs";

export type Score = { readonly ours: number; readonly theirs: number };

/** The maps that each side has won. A level map counts for neither. */
export const mapsWon = ({ maps }: Pick<MatchScore, "maps">): Score => {
  const winners = maps.map(winnerOf);
  const wonBy = (side: Side) => winners.filter((winner) => winner === side).length;
  return { ours: wonBy("ours"), theirs: wonBy("theirs") };
};

/** Whether a map has points. */
export const isPlayed = ({ ours, theirs }: MapScore): boolean => ours > 0 || theirs > 0;

/** Whether there is a score to tell: maps may be named ahead, and the match be cancelled then. */
export const hasBegun = ({ status, maps }: Pick<MatchScore, "status" | "maps">): boolean =>
  status === "live" || status === "finished" || maps.some(isPlayed);

/**
 * The score as it is told: the points of a single map, otherwise the maps won. Null before the match has begun
 * (`hasBegun`), and of a forfeit. The last map of a match that isn't finished is still played: it counts for neither.
 */
export const scoreOf = ({ maps, forfeit, format, status }: MatchScore & Pick<Match, "format">): Score | null => {
  const [first, ...others] = maps;
  if (forfeit || !first || !hasBegun({ status, maps })) return null;
  if (others.length === 0 && (format === "bo1" || format === null)) return first;
  return mapsWon({ maps: status === "finished" ? maps : maps.slice(0, -1) });
};

/** The points of the map that is being played, where the score counts maps: `scoreOf`. */
export const runningMapOf = ({ maps, forfeit, format, status }: MatchScore & Pick<Match, "format">): Score | null => {
  const isOneMap = maps.length === 1 && (format === "bo1" || format === null);
  return (status === "live" && !forfeit && !isOneMap && maps.at(-1)) || null;
};

/** The maps that a side needs to win; null of "bo2" and without a format: no side has to win. */
export const neededMaps = (format: Format | null): number | null =>
  format === null || format === "bo2" ? null : Math.ceil(mapsOf(format) / 2);

/** Whether no further map can change who wins. */
export const isDecided = ({ format, maps }: Pick<Match, "format" | "maps">): boolean => {
  if (!format) return false;
  const { ours, theirs } = mapsWon({ maps });
  const needed = neededMaps(format);
  return maps.length >= mapsOf(format) || (needed !== null && Math.max(ours, theirs) >= needed);
};

export type Outcome = "won" | "lost" | "drawn";

/** How a finished match ended for the club; null for all others. */
export const outcomeOf = ({ status, maps, forfeit }: MatchScore): Outcome | null => {
  if (status !== "finished") return null;
  if (forfeit) return forfeit === "theirs" ? "won" : "lost";
  const { ours, theirs } = mapsWon({ maps });
  return ours === theirs ? "drawn" : ours > theirs ? "won" : "lost";
};
