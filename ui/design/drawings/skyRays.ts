import { slope } from "../tokens/slope.ts";

/** The sky's picture, in its own units. */
export const skySize = { width: 1600, height: 700 } as const;

/** The rays of a sky at least. */
const fewest = 38;

/** How a map or match of the season is drawn. */
export type SkyKind = "won" | "lost" | "level" | "coming";

/** A ray: the left corner of its head, its width and height, and how far its foot lies to the left of its head. */
export type Ray = {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly lean: number;
  /** Its place from west (0) to east (1). */
  readonly east: number;
};

export type SeasonRay = Ray & { readonly kind: SkyKind };

const kindOf = (difference: number | null): SkyKind => {
  if (difference === null) return "coming";
  return difference === 0 ? "level" : difference > 0 ? "won" : "lost";
};

/** Of a won or lost map, by the difference of 1 to 13. */
const highestRay = 560;
const lowestRay = 150;
const heightOf = (difference: number | null): number =>
  difference === null ? 0 : Math.round(lowestRay + ((highestRay - lowestRay) * Math.abs(difference)) / 13);

/** The ray at a place of all, `high` units high. */
export const rayAt = (nth: number, rays: number, high: number): Ray => {
  const { width } = skySize;
  const east = nth / (rays - 1);
  return {
    x: Math.round(-50 + east * (width + 160)),
    y: Math.round(-10 + Math.sin(east * 5.4 + 0.4) * 70 + Math.sin(east * 13) * 26),
    wide: Math.ceil((width + 200) / rays) - 4,
    high,
    lean: Math.round(high * slope),
    east,
  };
};

/** How many of so many rays end beside the picture, in the east: no map is drawn there. */
const outsideOf = (rays: number): number => {
  const isInside = (nth: number) => {
    const { x, wide } = rayAt(nth, rays, 0);
    return x + wide <= skySize.width;
  };
  let inside = rays;
  while (!isInside(inside - 1)) inside -= 1;
  return rays - inside;
};

/** How many rays a sky has with so many maps and matches. */
export const raysFor = (count: number): number => {
  let rays = fewest;
  while (rays - outsideOf(rays) < count) rays += 1;
  return rays;
};

/** The place of a season's first ray. */
export const firstOf = (count: number): number => {
  const rays = raysFor(count);
  return rays - outsideOf(rays) - count;
};

/** The rays of a season (`shapeIn`): the newest at the east. */
export const seasonRays = (shape: readonly (number | null)[]): readonly SeasonRay[] => {
  const rays = raysFor(shape.length);
  return shape.map((difference, at) => ({
    ...rayAt(firstOf(shape.length) + at, rays, heightOf(difference)),
    kind: kindOf(difference),
  }));
};

/** The outline of a ray. */
export const outlineOf = ({ x, y, wide, high, lean }: Ray): string => `M${x} ${y}h${wide}l${-lean} ${high}h${-wide}z`;
