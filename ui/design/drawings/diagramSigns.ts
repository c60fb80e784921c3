import { paint } from "../tokens/drawing.ts";
import type { Box, Movement, Sight } from "../../../domain/content/body/plan.ts";
import { filled } from "./picture.ts";
import { along, disc, type Point, ring, through } from "./shapes.ts";

const sides = { us: paint.acid, them: paint.ice } as const;

/** A rectangle as SVG path data. */
export const box = ({ x, y, width, height }: Box): string =>
  through([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

export const siteSign = (site: Box): string =>
  filled(box(site), paint.site, `stroke="${paint.steel}" stroke-width="3" stroke-dasharray="12 10"`);

export const spotSign = ([x, y]: Point): string => {
  const upright: readonly Point[] = [
    [x, y - 20],
    [x, y + 20],
  ];
  const level: readonly Point[] = [
    [x - 20, y],
    [x + 20, y],
  ];
  return `<path stroke="${paint.acid}" stroke-width="6" d="${along(upright)}${along(level)}"/>`;
};

export const usSign = ([x, y]: Point): string => disc(x, y, 17, sides.us) + ring(x, y, 25, sides.us, 3);

/** Filled: it covers the start of its own movement. */
export const themSign = ([x, y]: Point): string => {
  const corners: readonly Point[] = [
    [x, y - 18],
    [x + 18, y],
    [x, y + 18],
    [x - 18, y],
  ];
  return filled(through(corners), paint.raised, `stroke="${sides.them}" stroke-width="5"`);
};

export const leftSign = ([x, y]: Point): string =>
  `<g stroke="${sides.us}" stroke-width="4" stroke-dasharray="6 6">${disc(x, y, 18, paint.raised)}</g>`;

/** The corners of a field of view, the player's first. */
export const cone = ({ from, towards, angle }: Sight): readonly Point[] => {
  const [x, y] = [towards[0] - from[0], towards[1] - from[1]];
  const half = Math.tan(((angle / 2) * Math.PI) / 180);
  return [from, [towards[0] - y * half, towards[1] + x * half], [towards[0] + y * half, towards[1] - x * half]];
};

export const sightSign = (sight: Sight): string => filled(through(cone(sight)), sides.us, 'opacity=".22"');

const arrow = { length: 32, half: 16 } as const;

export const movementSign = ({ side, path }: Movement): string => {
  const [tip, before] = [path.at(-1) ?? path[1], path.at(-2) ?? path[0]];
  const [x, y] = [tip[0] - before[0], tip[1] - before[1]];
  // Two equal points have no direction: the arrow points to the right.
  const far = Math.hypot(x, y);
  const [east, south] = far ? [x / far, y / far] : [1, 0];
  const root: Point = [tip[0] - east * arrow.length, tip[1] - south * arrow.length];
  const head = through([
    tip,
    [root[0] - south * arrow.half, root[1] + east * arrow.half],
    [root[0] + south * arrow.half, root[1] - east * arrow.half],
  ]);
  const line = along([...path.slice(0, -1), root]);
  return `<path fill="none" stroke="${sides[side]}" stroke-width="5" stroke-dasharray="14 9" d="${line}"/>${filled(head, sides[side])}`;
};
