import { paint } from "../theme/drawing.ts";
import { slope } from "../theme/slope.ts";
import { filled, picture, type Point, through } from "./shapes.ts";

const reach = 196;
const middle: Point = [150, 210];
const tip = (down: number): Point => [150 - down * reach * slope, 210 + down * reach];
const side = (right: number): Point => [150 + right * reach * 0.34, 210];

/** The needle that lost its north: the nought of a 404. */
export const lost = picture(
  300,
  420,
  `<g transform="rotate(118 150 210)">${
    filled(through([tip(-1), side(1), middle]), paint.acid) +
    filled(through([tip(-1), middle, side(-1)]), paint.acidDark) +
    filled(through([tip(1), side(1), middle]), paint.steel) +
    filled(through([tip(1), middle, side(-1)]), paint.ice)
  }</g>`,
);
