import type { Emblem } from "../../../domain/club/club.ts";
import { paint } from "../tokens/drawing.ts";
import { emblemAt } from "./emblem.ts";
import { picture } from "./picture.ts";

/** Shoulders and head, 400 × 480. */
export const seatPath =
  "M14 480 44 376 146 322H254L356 376 386 480zM124 118 200 88 276 118 284 216 246 294 200 314 154 294 116 216z";

/** A vacant position, 400 × 480. */
export const seat = (emblem: Emblem): string =>
  picture(
    400,
    480,
    `<path fill="none" stroke="${paint.steel}" stroke-width="4" stroke-dasharray="14 10" d="${seatPath}"/>${emblemAt(emblem, { x: 204, y: 200, reach: 58 })}`,
  );
