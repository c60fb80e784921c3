/** One match of a team, played or to be played. */
export type Match = {
  /** Unique and permanent among the matches of its team: calendars identify the match by it. */
  readonly id: string;
  readonly event: string;
  /** Which part of the event: "journée 6". */
  readonly stage?: string | undefined;
  /** How it is played: "deux manches gagnantes". */
  readonly format?: string | undefined;
  readonly opponent: string;
  /** ISO 8601 with its offset: "2026-11-28T21:00+01:00". */
  readonly start: string;
  readonly isCancelled?: boolean | undefined;
  /** How often it was moved, or restored after it was cancelled: calendars trust the higher number. */
  readonly timesMoved?: number | undefined;
};

/** All matches of a team: those to come, and the past ones that the club keeps. */
export type TeamMatches = {
  /** The team's short name in addresses: "rocket-league". */
  readonly team: string;
  readonly game: string;
  readonly matches: readonly Match[];
};

/** A match and its team of the club. */
export type UpcomingMatch = Match & Pick<TeamMatches, "team" | "game">;

/** How long a match is taken to last, in milliseconds: its end isn't recorded. */
export const matchTime = 2 * 3_600_000;

/** Milliseconds since 1970. */
export const startOf = ({ start }: Match): number => Date.parse(start);

export const isOver = (match: Match, now: number): boolean => startOf(match) + matchTime <= now;
