import { paint } from "../../tokens/drawing.ts";
import { slope } from "../../tokens/slope.ts";
import type { Dice } from "../hash.ts";
import { disc, field, filled, type Point, slat, through } from "../shapes.ts";

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
