import { paint } from "../../tokens/drawing.ts";
import { disc, filled } from "../shapes.ts";
import { bar, eye, type Mask, shape } from "./mask.ts";

export const finisher: Mask = ({ light, dark }) =>
  shape("200 74 288 208 254 208 200 326 146 208 112 208", light) +
  shape("200 74 288 208 254 208 200 326", dark) +
  shape("200 150 244 214 200 196 156 214", paint.ink) +
  shape("200 222 214 240 200 284 186 240", paint.ink);

export const relay: Mask = ({ light, dark }) =>
  shape("118 120 200 158 282 120 282 182 200 222 118 182", light) +
  shape("118 200 200 240 282 200 274 246 200 312 126 246", dark) +
  eye(138, 158, 44, 12, 1) +
  eye(218, 158, 44, 12, -1) +
  disc(200, 262, 11, paint.ink);

const block = (x: number, y: number, wide: number, fill: string) => filled(`M${x} ${y}h${wide}v36h${-wide}z`, fill);

/** A wall: each row of blocks is offset from the one below; the third row is the slit. */
export const rampart: Mask = ({ light, dark }) => {
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
