import { paint } from "../../tokens/drawing.ts";
import { emblemAt, twoTones } from "../emblem.ts";
import { filled } from "../shapes.ts";
import { analyst, coach, manager, mentalCoach } from "./bench.ts";
import { bar, type Mask, shape } from "./mask.ts";

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
