import { hour } from "../../shared/clock.ts";
import type { Format, MapScore, Match, MatchScore, MatchStatus, Side } from "./match.ts";

/** A match as every page announces it. Each first page holds it, so nothing of it is empty. */
export type AnnouncedMatch = Pick<Match, "slug" | "game" | "opponent" | "competition" | "start"> & {
  readonly opponentLogo?: string;
  readonly stage?: string;
  readonly format?: Format;
  readonly watch?: string;
  /** "scheduled" when absent. */
  readonly status?: MatchStatus;
  readonly maps?: readonly MapScore[];
  readonly forfeit?: Side;
  readonly finishedAt?: string;
};

/** For how long a result is news, in milliseconds. */
export const newsTime = 3 * hour;

/** How a match stands, of what is announced of it. */
export const scoreFrom = ({ status, maps, forfeit }: AnnouncedMatch): MatchScore => ({
  status: status ?? "scheduled",
  maps: maps ?? [],
  forfeit: forfeit ?? null,
});
