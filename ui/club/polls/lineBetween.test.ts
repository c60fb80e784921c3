import { expect, it } from "vitest";
import { lineBetween } from "./lineBetween.ts";

it.each([
  [{ day: 0, hour: 14 }, { day: 0, hour: 17 }, ["0 15", "0 16", "0 17"]],
  [{ day: 4, hour: 20 }, { day: 2, hour: 20 }, ["3 20", "2 20"]],
  [{ day: 1, hour: 18 }, { day: 3, hour: 22 }, ["2 19", "2 20", "3 21", "3 22"]],
  [{ day: 1, hour: 18 }, { day: 1, hour: 18 }, []],
] as const)("[EV-11] a stroke from %o to %o leaves no hole", (from, to, cells) => {
  expect(lineBetween(from, to).map(({ day, hour }) => `${day} ${hour}`)).toEqual(cells);
});
