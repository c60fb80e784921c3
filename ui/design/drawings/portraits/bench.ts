import { paint } from "../../tokens/drawing.ts";
import { filled } from "../picture.ts";
import { disc } from "../shapes.ts";
import { bar, type Mask, shape } from "./mask.ts";
import { emblemAt, twoTones } from "../emblem.ts";

const plain = "124 112 276 112 284 220 244 302 156 302 116 220";

const coach: Mask = ({ light, dark }) =>
  shape("126 118 200 90 274 118 280 222 240 296 160 296 120 222", dark) +
  shape("106 166 294 166 284 222 116 222", light) +
  bar(132, 182, 120, 22, paint.ink) +
  shape("284 214 300 220 262 300 210 300 210 286 252 286", paint.acid);

const analyst: Mask = ({ light, dark }) =>
  shape(plain, dark) +
  [40, 74, 56, 104, 84]
    .map((high, nth) => bar(134 + nth * 25, 250 - high, 17, high, nth === 3 ? light : paint.ink))
    .join("") +
  bar(150, 266, 88, 10, paint.ink);

const mentalCoach: Mask = ({ light, dark }) =>
  shape("124 116 200 88 276 116 284 220 200 320 116 220", dark) +
  [84, 60, 36]
    .map((reach, nth) => {
      const stroke = nth === 1 ? light : paint.ink;
      return `<path fill="none" stroke="${stroke}" stroke-width="13" d="M${200 - reach} 236A${reach} ${reach} 0 0 1 ${200 + reach} 236"/>`;
    })
    .join("") +
  disc(200, 232, 10, light);

const manager: Mask = ({ light, dark }) =>
  shape(plain, light) +
  shape("200 112 276 112 284 220 244 302 200 302", dark) +
  bar(128, 176, 58, 26, paint.ink) +
  bar(208, 176, 58, 26, paint.ink) +
  shape("176 188 222 188 222 194 176 194", paint.ink) +
  bar(170, 256, 52, 10, paint.ink);

/** The club's sign on the forehead. */
const founder: Mask = ({ dark }, _dice, emblem) =>
  shape("124 116 200 84 276 116 284 220 200 324 116 220", dark) +
  filled("M200 84 276 116 284 220 200 324z", paint.black, 'opacity=".12"') +
  emblemAt(emblem, { x: 204, y: 150, reach: 56 }, twoTones(paint.ink, paint.nuit)) +
  bar(132, 208, 46, 14, paint.ink) +
  bar(218, 208, 46, 14, paint.ink) +
  bar(174, 268, 48, 9, paint.ink);

/** Staff masks by position, with sleeves of steel colour. */
export const staff: ReadonlyMap<string, Mask> = new Map([
  ["Fondateur", founder],
  ["Coach", coach],
  ["Analyste", analyst],
  ["Préparation mentale", mentalCoach],
  ["Manager", manager],
]);
