import { paint } from "../../tokens/drawing.ts";
import { slope } from "../../tokens/slope.ts";
import type { Dice } from "../hash.ts";
import { filled } from "../picture.ts";
import { disc, field, type Point, ring, slat, through } from "../shapes.ts";

/** A target with a crosshair, and the path of the aim. */
export const aim = (dice: Dice): string => {
  const x = Math.round(380 + dice.roll() * 440);
  const y = Math.round(230 + dice.roll() * 170);
  const count = 5 + dice.upTo(3);
  const step = 62 + dice.roll() * 22;
  const rings = Array.from({ length: count }, (_, index) => count - index)
    .map((nth) => ring(x, y, nth * step, nth % 2 ? paint.mist : paint.ring, step * 0.46))
    .join("");
  const leaning = through([
    [x + y * slope - 5, 0],
    [x + y * slope + 5, 0],
    [x - (630 - y) * slope + 5, 630],
    [x - (630 - y) * slope - 5, 630],
  ]);
  const start = 90 + dice.roll() * 420;
  const dots = 5 + dice.upTo(3);
  const way = Array.from({ length: dots }, (_, nth) => {
    const gone = nth / dots;
    return disc(90 + (x - 90) * gone, start + (y - start) * gone * gone, 10 + nth * 3, paint.nuit);
  }).join("");
  return (
    field(paint.ice) +
    rings +
    filled(`M0 ${y - 5}h1200v10H0z${leaning}`, paint.ink) +
    way +
    disc(x, y, 62, paint.ink) +
    disc(x, y, 34, paint.acid)
  );
};

/**
 * Rising and falling steps: a ranking; the last but one is highlighted. Their colour differs from the page's, so that the edges show.
 * The light is drawn above and between the steps, two units under their edges: behind them it would show at the picture's edges.
 */
export const competitive = (dice: Dice): string => {
  const count = 7 + dice.upTo(4);
  const wide = 1340 / count;
  let height = 150 + dice.roll() * 120;
  let light = slat(-420, 0, 302, 630);
  let steps = "";
  for (let step = 0; step < count; step++) {
    height = Math.min(560, Math.max(70, height + (dice.roll() - 0.3) * 180));
    const fill = step === count - 2 ? paint.white : step % 3 === 2 ? paint.acidLeaf : paint.nuit;
    const foot = step * wide - 120;
    light += slat(foot + (height - 2) * slope, 0, wide, 632 - height) + slat(foot + wide - 18, 0, 20, 630);
    steps += filled(slat(foot - 10 * slope, 630 - height, wide - 16, height + 10), fill);
  }
  const top = 74 + dice.roll() * 60;
  const bar = filled(slat(-80, top, 1200 * (0.4 + dice.roll() * 0.3), 26), paint.nuit);
  return field(paint.nuit) + filled(light, paint.acid) + steps + bar;
};

type Grid = { readonly columns: number; readonly rows: number; readonly wide: number; readonly high: number };

/** The open row of each column. Neighbouring columns never share it, so the path has to turn. */
const openRows = (dice: Dice, { columns, rows }: Grid): number[] => {
  const open: number[] = [];
  for (let column = 0; column < columns; column++) {
    const row = dice.upTo(rows);
    open.push(column % 2 === 1 && row === open[column - 1] ? (row + 1) % rows : row);
  }
  return open;
};

const houses = (dice: Dice, { columns, rows, wide, high }: Grid): string => {
  let drawn = "";
  for (let column = -1; column <= columns; column++)
    for (let row = 0; row < rows; row++) {
      if (dice.roll() < 0.18) continue;
      const width = wide * (0.5 + dice.roll() * 0.22);
      const x = column * wide + 10 - row * high * slope + 90;
      drawn += filled(slat(x, row * high + 34, width, high - 68), dice.pick(paint.blocks));
    }
  return drawn;
};

const wayThrough = (open: readonly number[], { wide, high }: Grid): readonly Point[] => {
  const heightOf = (row: number) => (row === 0 ? high * 0.5 : row * high);
  const points: Point[] = [[-40, heightOf(open[0] ?? 0)]];
  open.slice(1).forEach((row, index) => {
    const before = points.at(-1)?.[1] ?? 0;
    const y = heightOf(row);
    const x = (index + 1) * wide;
    if (y !== before) points.push([x, before], [x - (y - before) * slope, y]);
  });
  return points;
};

const line = (way: readonly Point[]) =>
  `<polyline fill="none" stroke="${paint.acid}" stroke-width="20" points="${way
    .map((point) => point.map((at) => at.toFixed(0)).join(" "))
    .join(" ")}"/>`;

const post = (x: number, y: number) => disc(x, y, 34, paint.ink) + disc(x, y, 16, paint.ice);

/** A town from above, with the one path through it. */
export const strategy = (dice: Dice): string => {
  const columns = 4 + dice.upTo(3);
  const rows = 2 + dice.upTo(3);
  const grid: Grid = { columns, rows, wide: 1200 / columns, high: 630 / rows };
  const way = wayThrough(openRows(dice, grid), grid);
  const end = way.at(-1)?.[1] ?? 0;
  const arrow: readonly Point[] = [
    [1070, end - 42],
    [1150, end],
    [1070, end + 42],
  ];
  const places = () => [0, 1].map((nth) => post(230 + nth * 470 + dice.roll() * 190, 150 + dice.roll() * 190)).join("");
  return (
    field(paint.nuit) + houses(dice, grid) + line([...way, [1080, end]]) + filled(through(arrow), paint.acid) + places()
  );
};
