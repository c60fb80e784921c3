import { paint } from "../../tokens/drawing.ts";
import { bar, type Mask, shape } from "./mask.ts";

/** The mask of members without a position in the club. */
export const member: Mask = ({ light, dark }, dice) => {
  const kind = dice.upTo(4);
  const y = 140 + dice.roll() * 16;
  const marks = [
    bar(112, y, 128, 30, light),
    shape("200 118 272 118 280 220 240 300 200 300", light),
    shape("128 118 272 118 200 196", light),
    [0, 1, 2].map((nth) => bar(150 + nth * 30, 246, 16, 40, light)).join(""),
  ];
  return (
    shape("128 118 272 118 280 220 240 300 160 300 120 220", dark) +
    (marks[kind] ?? "") +
    bar(134, 206, 44, 13, paint.ink) +
    bar(212, 206, 44, 13, paint.ink)
  );
};
