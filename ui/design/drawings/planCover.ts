import { paint } from "../tokens/drawing.ts";
import { slope } from "../tokens/slope.ts";
import type { Box, Movement, Plan, Sight } from "../../../domain/content/body/plan.ts";
import { cone } from "./diagramSigns.ts";
import { filled, picture } from "./picture.ts";
import { along, disc, field, type Point, through } from "./shapes.ts";

const [wide, high] = [1200, 630];
const plan = { wide: 960, high: 480 } as const;
/** Around what is going on, in units of the plan. */
const margin = 56;
/** The part of the picture for it, between margins. */
const room = { wide: 1080, high: 540 } as const;
const largest = 1.7;
/** From the plan to beyond every edge of the picture. Further away, the share card's drawing by resvg stays empty. */
const far = { across: 830, down: 400 } as const;

const sides = { us: paint.acid, them: paint.ice } as const;

/** Moves a point of the plan onto the picture, which leans as all drawings do. */
type Placed = (point: Point) => Point;

const cornersOf = ({ x, y, width, height }: Box): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** What is going on: everything but the walls. The whole plan when there are walls only. */
const shownOf = ({ site, spot, us, them, left = [], sights, movements }: Plan): readonly Point[] => {
  const shown = [
    ...(site ? cornersOf(site) : []),
    ...(spot ? [spot] : []),
    ...us,
    ...them,
    ...left,
    ...sights.flatMap(({ from, towards }) => [from, towards]),
    ...movements.flatMap(({ path }) => path),
  ];
  return shown.length > 0 ? shown : cornersOf({ x: 0, y: 0, width: plan.wide, height: plan.high });
};

const placing = (drawn: Plan): Placed => {
  const shown = shownOf(drawn);
  const span = (part: 0 | 1) => {
    const all = shown.map((point) => point[part]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return { middle: (least + most) / 2, length: most - least + 2 * margin };
  };
  const [across, down] = [span(0), span(1)];
  const scale = Math.min(largest, room.wide / (across.length + down.length * slope), room.high / down.length);
  return ([x, y]) => {
    const below = (y - down.middle) * scale;
    return [wide / 2 + (x - across.middle) * scale - below * slope, high / 2 + below];
  };
};

/** A wall at the plan's edge goes on to the picture's. */
const extended = ({ x, y, width, height }: Box): Box => {
  const left = x === 0 ? -far.across : x;
  const top = y === 0 ? -far.down : y;
  const right = x + width === plan.wide ? plan.wide + far.across : x + width;
  const bottom = y + height === plan.high ? plan.high + far.down : y + height;
  return { x: left, y: top, width: right - left, height: bottom - top };
};

const signsBy = (placed: Placed) => {
  const shape = (points: readonly Point[]) => through(points.map(placed));
  return {
    wall: (box: Box) => shape(cornersOf(extended(box))),
    site: (box: Box) => filled(shape(cornersOf(box)), paint.blocks[0], `stroke="${paint.steel}" stroke-width="6"`),
    sight: (sight: Sight) => filled(shape(cone(sight)), sides.us, 'opacity=".3"'),
    us: (point: Point) => {
      const [x, y] = placed(point);
      return disc(x, y, 38, paint.ink) + disc(x, y, 26, sides.us);
    },
    them: (point: Point) => {
      const [x, y] = placed(point);
      const diamond = (reach: number): string =>
        through([
          [x, y - reach],
          [x + reach, y],
          [x, y + reach],
          [x - reach, y],
        ]);
      return filled(diamond(46), paint.ink) + filled(diamond(31), sides.them);
    },
    left: (point: Point) => {
      const [x, y] = placed(point);
      return disc(x, y, 26, paint.acidDark);
    },
    spot: (point: Point) => {
      const [x, y] = placed(point);
      return filled(`M${(x - 7).toFixed(0)} ${(y - 34).toFixed(0)}h14v27h27v14h-27v27h-14v-27h-27v-14h27z`, paint.acid);
    },
    movement: ({ side, path }: Movement) => {
      const points = path.map(placed);
      const [tip, before] = [points.at(-1) ?? [0, 0], points.at(-2) ?? [0, 0]];
      const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]);
      // Two equal points have no direction: the arrow points to the right.
      const [east, south] = length ? [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length] : [1, 0];
      const at = (back: number, aside: number): Point => [
        tip[0] - east * back - south * aside,
        tip[1] - south * back + east * aside,
      ];
      const line = along([...points.slice(0, -1), at(40, 0)]);
      return (
        `<path fill="none" stroke="${sides[side]}" stroke-width="13" stroke-linejoin="round" d="${line}"/>` +
        filled(through([at(-8, 0), at(44, 32), at(44, -32)]), sides[side])
      );
    },
  };
};

/** The cover of a tip with a plan, 1200 × 630: the plan in few, large signs, close to what is going on. */
export const planCover = (drawn: Plan): string => {
  const { site, spot, us, them, left = [], sights, movements } = drawn;
  const sign = signsBy(placing(drawn));
  return picture(
    wide,
    high,
    field(paint.nuit) +
      (site ? sign.site(site) : "") +
      sights.map(sign.sight).join("") +
      filled(drawn.walls.map(sign.wall).join(""), paint.blocks[2]) +
      movements.map(sign.movement).join("") +
      left.map(sign.left).join("") +
      them.map(sign.them).join("") +
      us.map(sign.us).join("") +
      (spot ? sign.spot(spot) : ""),
  );
};
