import { refused, done, type Result } from "../../shared/result.ts";
import { normalizeText } from "../../shared/text.ts";
import { type Format, isDecided, type MapScore, mapsOf, type MatchScore, mostMaps } from "./match.ts";

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
  | "no-score";

export type InvalidScore = { readonly kind: "invalid-score"; readonly problem: ScoreProblem };

const isPoints = (points: number): boolean => Number.isInteger(points) && points >= 0 && points <= mostPoints;

const problemOf = (format: Format | null, { status, maps, forfeit }: MatchScore): ScoreProblem | undefined => {
  if (!maps.every(({ ours, theirs }) => isPoints(ours) && isPoints(theirs))) return "bad-points";
  if (maps.some(({ name }) => [...name].length > longestMapName)) return "long-name";
  if (maps.length > (format ? mapsOf(format) : mostMaps)) return "too-many-maps";
  if (maps.some((_, at) => at > 0 && isDecided({ format, maps: maps.slice(0, at) }))) return "map-after-end";
  if (status !== "finished") return undefined;
  if (maps.some(({ ours, theirs }) => ours === 0 && theirs === 0)) return "unplayed-map";
  return maps.length === 0 && !forfeit ? "no-score" : undefined;
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

/** The score as it is stored. A level map is allowed, also in a finished match: some games have draws. */
export const checkScore = (format: Format | null, score: MatchScore): Result<MatchScore, InvalidScore> => {
  const maps = score.maps.map(({ name, ours, theirs }): MapScore => ({
    name: normalizeText(name).replace(/\s+/g, " "),
    ours,
    theirs,
  }));
  const problem = problemOf(format, { ...score, maps });
  return problem ? refused({ kind: "invalid-score", problem }) : done({ ...score, maps });
};
