import type { Emblem } from "../../../../domain/club/club.ts";
import { paint } from "../../tokens/drawing.ts";
import type { Dice } from "../hash.ts";
import { filled } from "../picture.ts";
import { slat } from "../shapes.ts";

/** A mask's light and dark colour. */
export type Tints = { readonly light: string; readonly dark: string };
export type Mask = (tints: Tints, dice: Dice, emblem: Emblem) => string;

/** A closed shape through the points "x y x y …". */
export const shape = (points: string, fill: string): string => filled(`M${points}z`, fill);

export const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  filled(slat(x, y, width, height), fill);

/** An eye that slants inwards from the left (1) or from the right (-1). */
export const eye = (x: number, y: number, wide: number, high: number, from: 1 | -1): string => {
  const [left, right] = from > 0 ? [y, y + high * 0.8] : [y + high * 0.8, y];
  const low = y + high * 1.4;
  return shape(`${x} ${left} ${x + wide} ${right} ${x + wide * 0.86} ${low} ${x + wide * 0.14} ${low}`, paint.ink);
};
