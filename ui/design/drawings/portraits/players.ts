import { paint } from "../../tokens/drawing.ts";
import { disc, ring } from "../shapes.ts";
import { bar, eye, type Mask, shape } from "./mask.ts";
import { finisher, rampart, relay } from "./rocketLeague.ts";

const duelist: Mask = ({ light, dark }) =>
  shape("112 132 200 196 288 132 270 240 200 330 130 240", light) +
  shape("200 196 288 132 270 240 200 330", dark) +
  eye(138, 200, 48, 14, 1) +
  eye(214, 200, 48, 14, -1) +
  shape("200 240 212 262 200 300 188 262", paint.ink);

const initiator: Mask = ({ light, dark }) =>
  shape("124 130 276 130 286 216 246 300 154 300 114 216", dark) +
  disc(200, 202, 62, paint.ink) +
  ring(200, 202, 50, light, 12) +
  disc(200, 202, 19, light) +
  shape("196 62 210 62 205 132 191 132", light) +
  bar(160, 276, 70, 8, paint.ink);

const controller: Mask = ({ light, dark }) =>
  [light, dark, paint.ink, dark, light, dark]
    .map((fill, row) => bar(112 + row * 9, 130 + row * 31, 168 - row * 20, 21, fill))
    .join("") +
  bar(142, 195, 46, 14, light) +
  bar(214, 195, 46, 14, light);

const sentinel: Mask = ({ light, dark }) =>
  shape("120 108 200 88 280 108 288 226 200 326 112 226", light) +
  shape("200 88 280 108 288 226 200 326", dark) +
  shape("132 178 268 178 262 212 216 220 211 292 189 292 184 220 138 212", paint.ink) +
  bar(150, 190, 30, 9, light) +
  bar(216, 190, 30, 9, light);

const captain: Mask = ({ light, dark }) =>
  shape("122 116 236 84 176 318 116 228", light) +
  shape("236 84 282 122 286 226 236 296 176 318", dark) +
  eye(134, 194, 46, 13, 1) +
  disc(246, 204, 19, paint.ink) +
  disc(246, 204, 7, light) +
  shape("239 86 262 92 250 122 228 116", light);

/** A player's mask by position. */
export const players: ReadonlyMap<string, Mask> = new Map([
  ["Duelliste", duelist],
  ["Initiateur", initiator],
  ["Contrôleur", controller],
  ["Sentinelle", sentinel],
  ["Capitaine", captain],
  ["Finisseur", finisher],
  ["Relais", relay],
  ["Rempart", rampart],
]);
