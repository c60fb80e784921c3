import {
  type Format,
  isDecided,
  isPlayed,
  type MapScore,
  mapsOf,
  type Match,
  type MatchScore,
  mostMaps,
  type Side,
} from "./match.ts";
import { checkScore, longestMapName, mostPoints } from "./scoring.ts";

/** An act of the member who enters a score. `map` is the place of a map, from 0; the place after the last one is a new map. */
export type Tap =
  | { readonly kind: "add"; readonly map: number; readonly side: Side; readonly points: 1 | -1 }
  | { readonly kind: "set"; readonly map: number; readonly side: Side; readonly points: number }
  | { readonly kind: "name"; readonly map: number; readonly name: string }
  | { readonly kind: "remove-map"; readonly map: number }
  | { readonly kind: "next-map" | "start" | "finish" | "reopen" }
  /** Null: both sides play after all. */
  | { readonly kind: "forfeit"; readonly side: Side | null };

const newMap: MapScore = { name: "", ours: 0, theirs: 0 };

const withMap = (score: MatchScore, at: number, change: (map: MapScore) => MapScore): MatchScore => {
  const maps = at < score.maps.length ? score.maps : [...score.maps, newMap];
  return { ...score, maps: maps.map((map, place) => (place === Math.min(at, maps.length - 1) ? change(map) : map)) };
};

const within = (points: number): number => Math.min(mostPoints, Math.max(0, Math.trunc(points) || 0));

/** The score without the maps at its end that have no points. */
const withoutUnplayed = (score: MatchScore): MatchScore => ({
  ...score,
  maps: score.maps.slice(0, score.maps.findLastIndex(isPlayed) + 1),
});

/** A scheduled match with points has begun. */
const begun = (score: MatchScore): MatchScore =>
  score.status === "scheduled" && score.maps.some(isPlayed) ? { ...score, status: "live" } : score;

/** A forfeit beside the maps that were played. It takes the place of maps that have decided the match. */
const forfeited = (score: MatchScore, side: Side, format: Format | null): MatchScore => {
  const { maps } = withoutUnplayed(score);
  return { maps: isDecided({ format, maps }) ? [] : maps, forfeit: side, status: "finished" };
};

/** The score after a tap. Points stay between 0 and the most. */
export const tapped = (score: MatchScore, tap: Tap, format: Format | null): MatchScore => {
  switch (tap.kind) {
    case "add":
      return begun(withMap(score, tap.map, (map) => ({ ...map, [tap.side]: within(map[tap.side] + tap.points) })));
    case "set":
      return begun(withMap(score, tap.map, (map) => ({ ...map, [tap.side]: within(tap.points) })));
    case "name":
      return withMap(score, tap.map, (map) => ({ ...map, name: [...tap.name].slice(0, longestMapName).join("") }));
    case "next-map":
      return { ...score, maps: [...score.maps, newMap] };
    case "remove-map":
      return { ...score, maps: score.maps.filter((_, at) => at !== tap.map) };
    case "start":
    case "reopen":
      return { ...score, status: "live", forfeit: null };
    case "finish":
      return { ...withoutUnplayed(score), status: "finished" };
    case "forfeit":
      return tap.side
        ? forfeited(score, tap.side, format)
        : { ...score, forfeit: null, status: score.maps.length > 0 ? "live" : "scheduled" };
  }
};

type Scored = MatchScore & Pick<Match, "format">;

/** Whether a further map may begin: the last one was played, and the match isn't decided. */
export const hasNextMap = ({ format, maps, status }: Scored): boolean => {
  const last = maps.at(-1);
  return (
    status !== "finished" &&
    last !== undefined &&
    isPlayed(last) &&
    maps.length < (format ? mapsOf(format) : mostMaps) &&
    !isDecided({ format, maps })
  );
};

/** Whether the score can end the match as it stands. */
export const canFinish = ({ format, ...score }: Scored): boolean =>
  score.status !== "finished" && checkScore(format, tapped(score, { kind: "finish" }, format)).ok;
