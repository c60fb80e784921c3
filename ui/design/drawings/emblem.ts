import type { Emblem, EmblemTone } from "../../../domain/club/club.ts";
import { paint } from "../tokens/drawing.ts";
import { extentOf } from "./emblemSize.ts";
import { picture } from "./picture.ts";

/** The fill of each tone of an emblem. */
type Fills = Readonly<Record<EmblemTone, string>>;

type EmblemPosition = {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** From the centre to a tip. */
  readonly reach: number;
  /** Degrees, clockwise. */
  readonly turned?: number;
};

/** Two colours; their shades are partly transparent. */
export const twoTones = (main: string, other: string): Fills => ({
  main: `fill="${main}"`,
  "main-shade": `fill="${main}" opacity=".72"`,
  other: `fill="${other}"`,
  "other-shade": `fill="${other}" opacity=".62"`,
});

const signal = twoTones(paint.acid, paint.ice);

/** The club's emblem as a part of a picture. */
export const emblemAt = (emblem: Emblem, { x, y, reach, turned }: EmblemPosition, fills: Fills = signal): string => {
  const turn = turned === undefined ? "" : `rotate(${turned})`;
  const shapes = emblem.map(({ path, tone }) => `<path ${fills[tone]} d="${path}"/>`).join("");
  return `<g transform="translate(${x} ${y})scale(${reach})${turn}">${shapes}</g>`;
};

type Box = {
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly turned?: number;
  readonly fromTop?: number;
};

/** The largest whole emblem in a box, in the middle or at a distance from the top. `most`: the longest reach. */
const within = (emblem: Emblem, { width, height, most, turned, fromTop }: Box, fills: Fills): string => {
  const [x, y] = [width / 2, height / 2];
  const extent = extentOf(emblem, turned);
  const reach = Math.floor(Math.min(most, x / extent.x, y / extent.y));
  const middle = fromTop === undefined ? y : fromTop + reach * extent.y;
  return emblemAt(emblem, { x, y: middle, reach, ...(turned !== undefined && { turned }) }, fills);
};

const tallBox: Box = { width: 300, height: 700, most: 340 };

const opaque: Fills = {
  main: `fill="${paint.acid}"`,
  "main-shade": `fill="${paint.acidDark}"`,
  other: `fill="${paint.ice}"`,
  "other-shade": `fill="${paint.steel}"`,
};

/** The emblem as a large decoration. */
export const emblems = {
  /** For the heading of a page, on ink, which shows its upper part. */
  sombre: (emblem: Emblem): string =>
    picture(300, 700, within(emblem, { ...tallBox, fromTop: 10 }, twoTones(paint.raised, paint.deep))),
  /** For the last section of a page, on acid. */
  acide: (emblem: Emblem): string =>
    picture(300, 700, `<g opacity=".5">${within(emblem, tallBox, twoTones(paint.acidLeaf, paint.acidDark))}</g>`),
  /** In the place of the players on the home page of a club without people. */
  vif: (emblem: Emblem): string => picture(300, 420, within(emblem, { width: 300, height: 420, most: 200 }, opaque)),
  /** Tilted, as the zero of "404". */
  "404": (emblem: Emblem): string =>
    picture(300, 420, within(emblem, { width: 300, height: 420, most: 196, turned: 118 }, opaque)),
} as const;

export type EmblemPose = keyof typeof emblems;
