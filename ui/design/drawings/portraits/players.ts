import { paint } from "../../tokens/drawing.ts";
import { filled } from "../picture.ts";
import { disc, ring } from "../shapes.ts";
import { bar, eye, type Mask, shape } from "./mask.ts";

const finisher: Mask = ({ light, dark }) =>
  shape("200 74 288 208 254 208 200 326 146 208 112 208", light) +
  shape("200 74 288 208 254 208 200 326", dark) +
  shape("200 150 244 214 200 196 156 214", paint.ink) +
  shape("200 222 214 240 200 284 186 240", paint.ink);

const relay: Mask = ({ light, dark }) =>
  shape("118 120 200 158 282 120 282 182 200 222 118 182", light) +
  shape("118 200 200 240 282 200 274 246 200 312 126 246", dark) +
  eye(138, 158, 44, 12, 1) +
  eye(218, 158, 44, 12, -1) +
  disc(200, 262, 11, paint.ink);

const block = (x: number, y: number, wide: number, fill: string) => filled(`M${x} ${y}h${wide}v36h${-wide}z`, fill);

/** A wall: each row of blocks is offset from the one below; the third row is the slit. */
const rampart: Mask = ({ light, dark }) => {
  const courses = [3, 2, 3, 2, 2].map((blocks, row) => {
    const whole = 170 - Math.max(0, row - 2) * 28;
    const wide = Math.round(whole / blocks);
    return Array.from({ length: blocks }, (_, nth) => {
      const fill = row === 2 ? paint.ink : (row + nth) % 2 ? dark : light;
      return block(200 - whole / 2 + nth * wide, 112 + row * 41, wide - 5, fill);
    }).join("");
  });
  return courses.join("") + bar(134, 206, 42, 12, light) + bar(214, 206, 42, 12, light);
};

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
