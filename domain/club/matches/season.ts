import { hour } from "../../shared/clock.ts";
import { type Match, type MapScore, startOf } from "./match.ts";
import type { Matches } from "./ports.ts";
import { seasonOf, seasonZone } from "./totals.ts";

type Needs = { readonly matches: Pick<Matches, "finished" | "coming"> };

/** A match of the season, in short. */
type SeasonMatch = Pick<Match, "slug" | "game" | "opponent" | "start">;

/** A map that was played this season. `number`: which one of its match, from 1. */
export type SeasonMap = SeasonMatch & MapScore & { readonly number: number };

/** The club's season: the maps that were played, and the matches to come, the earliest first. */
export type Season = {
  /** The year in which it begins. */
  readonly season: number;
  readonly maps: readonly SeasonMap[];
  readonly coming: readonly SeasonMatch[];
};

/** Of a longer season, the latest ones. */
const mostMatches = 40;
const mostMaps = 72;
const mostComing = 8;

const short = ({ slug, game, opponent, start }: Match): SeasonMatch => ({ slug, game, opponent, start });

/** Hours are enough, so that readers of the same hour ask the same. */
const hourOf = (now: number): string => new Date(now - (now % hour)).toISOString();

export type ReadSeason = (wanted: { readonly now: number }) => Promise<Season>;

/** The season of a moment (milliseconds since 1970). A match without maps, such as a forfeit, isn't part of it. */
export const readSeason =
  ({ matches }: Needs): ReadSeason =>
  async ({ now }) => {
    const start = hourOf(now);
    const season = seasonOf({ start }, seasonZone);
    const [finished, coming] = await Promise.all([
      matches.finished({ season, from: 0, count: mostMatches }),
      matches.coming(start),
    ]);
    const maps = finished
      .toReversed()
      .flatMap((match) => match.maps.map((map, at): SeasonMap => ({ ...short(match), ...map, number: at + 1 })));
    const isAhead = (match: Match) => match.status === "scheduled" && startOf(match) > now;
    return { season, maps: maps.slice(-mostMaps), coming: coming.filter(isAhead).slice(0, mostComing).map(short) };
  };

/** The highest difference of a shape's map: the winner's points alone. */
const highestDifference = 13;

/**
 * How far apart the sides of a map were, of the winner's points: 1 to 13 where the club won, -1 to -13 where it lost, 0 for a level map.
 */
export const differenceOf = ({ ours, theirs }: MapScore): number =>
  ours === theirs
    ? 0
    : Math.ceil((highestDifference * Math.abs(ours - theirs)) / Math.max(ours, theirs)) * Math.sign(ours - theirs);

export type SeasonShape = string & { readonly brand: "SeasonShape" };

const levelMap = "0";
const comingMatch = "_";
const letters = "abcdefghijklm";

const letterOf = (difference: number): string => {
  const letter = letters[Math.abs(difference) - 1] ?? levelMap;
  return difference < 0 ? letter.toUpperCase() : letter;
};

/** The shape of these maps. */
export const shapeOfMaps = (maps: readonly MapScore[]): string =>
  maps.map((map) => letterOf(differenceOf(map))).join("");

export type ReadSeasonShape = (wanted: { readonly now: number }) => Promise<SeasonShape>;

/** The shape of the season, for its drawing: a letter for each map, and an underscore for each match to come. */
export const readSeasonShape = (needs: Needs): ReadSeasonShape => {
  const read = readSeason(needs);
  return async (wanted) => {
    const { maps, coming } = await read(wanted);
    return (shapeOfMaps(maps) + comingMatch.repeat(coming.length)) as SeasonShape;
  };
};

/** What a shape holds, the earliest first: the difference of each map, and null for each match to come. Undefined for another text. */
export const shapeIn = (text: string): readonly (number | null)[] | undefined => {
  if (!/^[a-mA-M0]{0,72}_{0,8}$/.test(text)) return undefined;
  return [...text].map((letter) => {
    if (letter === comingMatch) return null;
    const at = letters.indexOf(letter.toLowerCase()) + 1;
    return letter === letter.toLowerCase() ? at : -at;
  });
};
