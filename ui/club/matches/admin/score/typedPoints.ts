import type { MatchId, Side } from "../../../../../domain/club/matches/match.ts";
import { mostPoints } from "../../../../../domain/club/matches/scoring.ts";
import type { Entry } from "./entry.ts";

/** `map`: the place of a map, from 0. */
type MapSide = { readonly map: number; readonly side: Side };

/** What is typed as the points of a side on a map, while its points were these. */
export type TypedPoints = MapSide & { readonly match: MatchId; readonly points: number; readonly text: string };

/** Whether a typed text is no number of points. */
export const isWrong = (text: string): boolean => !/^\d*$/.test(text) || Number(text) > mostPoints;

export const pointsAt = ({ shown }: Entry, { map, side }: MapSide): number => shown.maps[map]?.[side] ?? 0;

/** The typed points of the entry, until a button or a different device changes the points. A match without maps shows a first map. */
const standingIn = (typed: readonly TypedPoints[], entry: Entry): readonly TypedPoints[] =>
  typed.filter(
    (one) =>
      one.match === entry.match.id &&
      one.map < Math.max(1, entry.shown.maps.length) &&
      one.points === pointsAt(entry, one),
  );

export const textAt = (typed: readonly TypedPoints[], entry: Entry, { map, side }: MapSide): string =>
  standingIn(typed, entry).find((one) => one.map === map && one.side === side)?.text ??
  String(pointsAt(entry, { map, side }));

/** The first one that isn't counted. A forfeit has no points. */
export const wrongIn = (typed: readonly TypedPoints[], entry: Entry): TypedPoints | undefined =>
  entry.shown.forfeit ? undefined : standingIn(typed, entry).find(({ text }) => isWrong(text));

/** Keeps the typed points of a single match. */
export const withTyped = (typed: readonly TypedPoints[], one: TypedPoints): readonly TypedPoints[] => [
  ...typed.filter(({ match, map, side }) => match === one.match && (map !== one.map || side !== one.side)),
  one,
];

/** After a map of a match was removed. */
export const withoutMap = (typed: readonly TypedPoints[], match: MatchId, removed: number): readonly TypedPoints[] =>
  typed
    .filter((one) => one.match === match && one.map !== removed)
    .map((one) => (one.map > removed ? { ...one, map: one.map - 1 } : one));
