import { paint } from "../../theme/drawing.ts";
import type { Dice } from "../hash.ts";
import { field, filled, slat } from "../shapes.ts";

/** Steps that rise and fall: a ranking. The last but one is the one that counts. */
export const competitive = (dice: Dice): string => {
  const count = 7 + dice.upTo(4);
  const wide = 1320 / count;
  let height = 150 + dice.roll() * 120;
  let drawn = field(paint.acid);
  for (let step = 0; step < count; step++) {
    height = Math.min(560, Math.max(70, height + (dice.roll() - 0.3) * 180));
    const fill = step === count - 2 ? paint.white : step % 3 === 2 ? paint.acidLeaf : paint.ink;
    drawn += filled(slat(step * wide - 120, 630 - height, wide - 16, height), fill);
  }
  const top = 74 + dice.roll() * 60;
  return drawn + filled(slat(-80, top, 1200 * (0.4 + dice.roll() * 0.3), 26), paint.ink);
};
