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

const isOver = (match: Match, now: number): boolean => startOf(match) + matchTime <= now;

/** The matches of all these teams that aren't over, the soonest first. A cancelled one is kept. */
export const comingMatches = (teams: readonly TeamMatches[], now: number): readonly UpcomingMatch[] =>
  teams
    .flatMap(({ team, game, matches }) => matches.map((match) => ({ ...match, team, game })))
    .filter((match) => !isOver(match, now))
    .toSorted((one, other) => startOf(one) - startOf(other));

/** The matches to be played, the current or next one first. Empty without one. */
export const nextMatches = (teams: readonly TeamMatches[], now: number): readonly UpcomingMatch[] =>
  comingMatches(teams, now).filter(({ isCancelled }) => !isCancelled);

/** The club's matches. In a file of its own, because it changes every week. */
export type ClubMatches = {
  /** Where they are shown live, if they are. A whole https address. */
  readonly live?: string | undefined;
  readonly teams: readonly TeamMatches[];
};
