import { paint } from "../theme/drawing.ts";
import { needle } from "./needle.ts";
import { filled, picture, type Point, through } from "./shapes.ts";

const flag: readonly Point[] = [
  [14, 4],
  [92, 4],
  [92, 68],
  [66, 92],
  [4, 92],
  [4, 36],
];

/** The club's crest: a compass needle in a cut flag. */
export const crest = picture(
  96,
  96,
  filled(through(flag), paint.acid) + needle({ x: 48, y: 48, reach: 35, north: paint.ink, south: paint.onAcid }),
);
