import { paint } from "../../tokens/drawing.ts";
import { slope } from "../../tokens/slope.ts";
import type { Dice } from "../hash.ts";
import { field, filled, slat, through } from "../shapes.ts";

/** How far above the picture's bottom the lights end: lower they would show at the edge. */
const spare = 100;

/** Stage lights over a floor; one of them is lit. */
export const esport = (dice: Dice): string => {
  let drawn = field(paint.deep);
  let x = -260;
  const lit = 3 + dice.upTo(5);
  for (let ray = 0; x < 1250; ray++) {
    const width = 26 + dice.roll() * 130;
    drawn += filled(slat(x + spare * slope, 0, width, 630 - spare), ray === lit ? paint.acid : dice.pick(paint.rays));
    x += width + 8 + dice.roll() * 26;
  }
  const left = 520 - dice.roll() * 120;
  const right = 300 + dice.roll() * 200;
  const floor = through([
    [-4, 640],
    [-4, left],
    [1204, right],
    [1204, 640],
  ]);
  return drawn + filled(floor, paint.nuit);
};
