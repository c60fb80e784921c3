import { paint } from "../../tokens/drawing.ts";
import { slope } from "../../tokens/slope.ts";
import type { Dice } from "../hash.ts";
import { field, filled, slat } from "../shapes.ts";

/**
 * Rising and falling steps: a ranking; the last but one is highlighted. Their colour differs from the page's, so that the edges show.
 * The light is drawn above and between the steps, two units under their edges: behind them it would show at the picture's edges.
 */
export const competitive = (dice: Dice): string => {
  const count = 7 + dice.upTo(4);
  const wide = 1340 / count;
  let height = 150 + dice.roll() * 120;
  let light = slat(-420, 0, 302, 630);
  let steps = "";
  for (let step = 0; step < count; step++) {
    height = Math.min(560, Math.max(70, height + (dice.roll() - 0.3) * 180));
    const fill = step === count - 2 ? paint.white : step % 3 === 2 ? paint.acidLeaf : paint.nuit;
    const foot = step * wide - 120;
    light += slat(foot + (height - 2) * slope, 0, wide, 632 - height) + slat(foot + wide - 18, 0, 20, 630);
    steps += filled(slat(foot - 10 * slope, 630 - height, wide - 16, height + 10), fill);
  }
  const top = 74 + dice.roll() * 60;
  const bar = filled(slat(-80, top, 1200 * (0.4 + dice.roll() * 0.3), 26), paint.nuit);
  return field(paint.nuit) + filled(light, paint.acid) + steps + bar;
};
