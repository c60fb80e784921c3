import { paint } from "../tokens/drawing.ts";
import { diceOf, hash } from "./hash.ts";
import { filled, picture } from "./picture.ts";
import { ring, slat } from "./shapes.ts";

const shield = filled("M48 4 90 24V66L48 92 6 66V24z", paint.deep, `stroke="${paint.steel}" stroke-width="3"`);

const marks: readonly ((fill: string) => string)[] = [
  (fill) => filled("M48 20 76 70 48 58 20 70z", fill),
  (fill) => filled([26, 43, 60].map((y) => slat(22, y, 40, 10)).join(""), fill),
  (fill) => ring(48, 48, 24, fill, 9) + filled("M48 34 62 48 48 62 34 48z", fill),
  (fill) => filled("M26 26H46V72L26 60zM52 36 70 26V60L52 72z", fill),
];

/** A placeholder for another club's logo, 96 × 96. The name seeds it. */
export const rival = (name: string): string => {
  const dice = diceOf(hash(name));
  const mark = dice.pick(marks);
  return picture(96, 96, shield + mark(dice.pick([paint.mist, paint.ice, paint.steel])));
};
