import { expect, it } from "vitest";
import { averageOf } from "./rating.ts";

it.each([
  [[], null],
  [[5], 5],
  [[1, 2], 1.5],
  [[5, 5, 4], 4.67],
  [[1, 1, 2], 1.33],
])("[TP-13] the average of %j is %s, to hundredths", (ratings, average) => {
  expect(averageOf(ratings)).toBe(average);
});
