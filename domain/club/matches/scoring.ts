import { refused, done, type Result } from "../../shared/result.ts";
import { normalizeText } from "../../shared/text.ts";
import {
  type Format,
  isDecided,
  isPlayed,
  type MapScore,
  mapsOf,
  mapsWon,
  type MatchScore,
  mostMaps,
  neededMaps,
} from "./match.ts";

/** The most points of a side on a map, as in the table. */
export const mostPoints = 99;

/** The most characters of a map's name, as in the table. */
export const longestMapName = 40;

export type ScoreProblem =
  /** Points that aren't a whole number from 0 to `mostPoints`. */
  | "bad-points"
  | "long-name"
  /** More maps than the format has. */
  | "too-many-maps"
  /** A map after the one that decided the match. */
  | "map-after-end"
  /** A finished match has a map of 0 to 0. */
  | "unplayed-map"
  /** A finished match has neither a map nor a forfeit. */
  | "no-score"
  /** A finished match of a format that no side has won. */
  | "undecided"
  /** The same, with the maps of the series as the points of its only map: "2-1". */
  | "series-score"
  /** A forfeit beside maps that have decided the match. */
  | "forfeit-after-end"
  /** A forfeit of a match that isn't finished. */
  | "open-forfeit"
  /** Points of a match that isn't played. */
  | "scheduled-score"
  | "postponed-score"
  | "cancelled-score";

export type InvalidScore = { readonly kind: "invalid-score"; readonly problem: ScoreProblem };

const isPoints = (points: number): boolean => Number.isInteger(points) && points >= 0 && points <= mostPoints;

/** "2-1" of a best of three: no map of a game that is played so ends like that. */
const isSeriesScore = (format: Format | null, maps: readonly MapScore[]): boolean => {
  const [map, ...others] = maps;
  if (!map || map.name !== "" || others.length > 0) return false;
  return format === "bo2" ? map.ours + map.theirs === 2 : Math.max(map.ours, map.theirs) === neededMaps(format);
};

const mostWon = (score: Pick<MatchScore, "maps">): number => {
  const { ours, theirs } = mapsWon(score);
  return Math.max(ours, theirs);
};

/** Whether a match may end with these maps. A single map may end level: some games have draws. */
const isWon = (format: Format | null, maps: readonly MapScore[]): boolean => {
  const needed = neededMaps(format);
  if (format === null || needed === null || needed === 1) return format === null || isDecided({ format, maps });
  return mostWon({ maps }) >= needed;
};

/** Why a score can't be the last word on a match. */
const problemOfEnd = (format: Format | null, { maps, forfeit }: MatchScore): ScoreProblem | undefined => {
  if (!maps.every(isPlayed)) return "unplayed-map";
  if (forfeit) return isDecided({ format, maps }) ? "forfeit-after-end" : undefined;
  if (maps.length === 0) return "no-score";
  if (isWon(format, maps)) return undefined;
  return isSeriesScore(format, maps) ? "series-score" : "undecided";
};

const problemOf = (format: Format | null, score: MatchScore): ScoreProblem | undefined => {
  const { status, maps, forfeit } = score;
  if (!maps.every(({ ours, theirs }) => isPoints(ours) && isPoints(theirs))) return "bad-points";
  if (maps.some(({ name }) => [...name].length > longestMapName)) return "long-name";
  if (maps.length > (format ? mapsOf(format) : mostMaps)) return "too-many-maps";
  if (maps.some((_, at) => at > 0 && isDecided({ format, maps: maps.slice(0, at) }))) return "map-after-end";
  if (status === "finished") return problemOfEnd(format, score);
  // Maps may be named ahead.
  if (status !== "live" && maps.some(isPlayed)) return `${status}-score`;
  return forfeit ? "open-forfeit" : undefined;
};

/** Whether two scores say the same. */
export const isSameScore = (one: MatchScore, other: MatchScore): boolean =>
  one.status === other.status &&
  one.forfeit === other.forfeit &&
  one.maps.length === other.maps.length &&
  one.maps.every(({ name, ours, theirs }, at) => {
    const map = other.maps[at];
    return map?.name === name && map.ours === ours && map.theirs === theirs;
  });

/** The score of a match alone. */
export const scoreIn = ({ status, maps, forfeit }: MatchScore): MatchScore => ({ status, maps, forfeit });

/**
 * The score as it is stored. A finished match has a forfeit, or is won as its format says. A level map is allowed: some games have draws,
 * and so a single map, two maps, and a match without a format may end level.
 */
export const checkScore = (format: Format | null, score: MatchScore): Result<MatchScore, InvalidScore> => {
  const maps = score.maps.map(({ name, ours, theirs }): MapScore => ({
    name: normalizeText(name).replace(/\s+/g, " "),
    ours,
    theirs,
  }));
  const problem = problemOf(format, { ...score, maps });
  return problem ? refused({ kind: "invalid-score", problem }) : done({ ...score, maps });
};
