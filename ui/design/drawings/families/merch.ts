import { paint } from "../../tokens/drawing.ts";
import type { Dice } from "../hash.ts";
import { field, filled, slat, through } from "../shapes.ts";

/** One path per colour, because there are two hundred threads. */
const cloth = (thread: number): string => {
  const paths = new Map<string, string>();
  for (let row = -1, nth = 0; row * thread < 680; row++, nth++)
    for (let column = -5; column * thread * 2 < 1300; column++) {
      const isBright = (column * 7 + row * 3 + nth) % 11 === 0;
      const fill = isBright ? paint.acid : (column + row) % 3 ? paint.cloth : paint.clothDeep;
      const x = column * thread * 2 + (nth % 2) * thread;
      paths.set(fill, (paths.get(fill) ?? "") + slat(x, row * thread, thread, thread - 8));
    }
  return [...paths].map(([fill, path]) => filled(path, fill)).join("");
};

/** A fabric with a collar. */
export const merch = (dice: Dice): string => {
  const thread = 54 + dice.roll() * 40;
  const neck = through([
    [430, 0],
    [770, 0],
    [600, 250 + dice.roll() * 90],
  ]);
  const collar = "M380 0H430L600 300L770 0H820L600 400z";
  return field(paint.steel) + cloth(thread) + filled(neck, paint.nuit) + filled(collar, paint.ice);
};
