import type { Emblem } from "../../../domain/club/club.ts";

/** How many numbers each command of path data takes. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 1 };

type Point = readonly [x: number, y: number];

/** The points of path data with absolute commands; those that a curve leans to count, too. */
const pointsOf = (path: string): readonly Point[] => {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, command = "", given = ""] of path.matchAll(/([A-Z])([^A-Z]*)/gi)) {
    const name = command.toUpperCase();
    const numbers = [...given.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
    const count = counts[name] ?? 1;
    for (let at = 0; at + count <= numbers.length; at += count) {
      const taken = numbers.slice(at, at + count);
      if (name === "H") x = taken[0] ?? x;
      else if (name === "V") y = taken[0] ?? y;
      else {
        const pairs = name === "A" ? taken.slice(5) : taken;
        for (let pair = 0; pair < pairs.length; pair += 2) {
          [x, y] = [pairs[pair] ?? x, pairs[pair + 1] ?? y];
          points.push([x, y]);
        }
      }
      points.push([x, y]);
    }
  }
  return points;
};

/** How far an emblem reaches from its middle to the sides, and up and down. `turned`: degrees, clockwise. */
export const extentOf = (emblem: Emblem, turned = 0): { readonly x: number; readonly y: number } => {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const points = emblem.flatMap(({ path }) => pointsOf(path));
  return {
    x: Math.max(...points.map(([x, y]) => Math.abs(x * cos - y * sin))),
    y: Math.max(...points.map(([x, y]) => Math.abs(x * sin + y * cos))),
  };
};
