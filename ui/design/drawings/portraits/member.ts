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

/** Behind the mask: a hood, two kinds of hair, a cloak. */
export const hoods: readonly ((hood: string, shade: string) => string)[] = [
  (hood, shade) =>
    shape("96 250 104 120 150 62 250 62 296 120 304 250 262 326 138 326", shade) +
    shape("200 62 250 62 296 120 304 250 262 326 200 326", hood),
  (hood, shade) =>
    shape("112 200 118 108 160 70 240 70 282 108 288 200", hood) +
    [0, 1, 2, 3].map((nth) => bar(138 + nth * 26, 34 - (nth % 2) * 14, 24, 66, nth % 2 ? hood : shade)).join(""),
  (hood, shade) =>
    shape("112 190 120 78 178 26 266 40 288 122 288 190", shade) + shape("120 78 178 26 266 40 214 62 150 130", hood),
  (hood, shade) =>
    shape("110 300 104 140 150 72 250 72 296 140 290 300 312 372 262 340 138 340 88 372", hood) +
    shape("250 72 296 140 290 300 312 372 262 340", shade),
];
