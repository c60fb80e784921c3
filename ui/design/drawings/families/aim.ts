import { paint } from "../../tokens/drawing.ts";
import { slope } from "../../tokens/slope.ts";
import type { Dice } from "../hash.ts";
import { disc, field, filled, ring, through } from "../shapes.ts";

/** A target with a crosshair, and the path of the aim. */
export const aim = (dice: Dice): string => {
  const x = Math.round(380 + dice.roll() * 440);
  const y = Math.round(230 + dice.roll() * 170);
  const count = 5 + dice.upTo(3);
  const step = 62 + dice.roll() * 22;
  const rings = Array.from({ length: count }, (_, index) => count - index)
    .map((nth) => ring(x, y, nth * step, nth % 2 ? paint.mist : paint.ring, step * 0.46))
    .join("");
  const leaning = through([
    [x + y * slope - 5, 0],
    [x + y * slope + 5, 0],
    [x - (630 - y) * slope + 5, 630],
    [x - (630 - y) * slope - 5, 630],
  ]);
  const start = 90 + dice.roll() * 420;
  const dots = 5 + dice.upTo(3);
  const way = Array.from({ length: dots }, (_, nth) => {
    const gone = nth / dots;
    return disc(90 + (x - 90) * gone, start + (y - start) * gone * gone, 10 + nth * 3, paint.nuit);
  }).join("");
  return (
    field(paint.ice) +
    rings +
    filled(`M0 ${y - 5}h1200v10H0z${leaning}`, paint.ink) +
    way +
    disc(x, y, 62, paint.ink) +
    disc(x, y, 34, paint.acid)
  );
};
