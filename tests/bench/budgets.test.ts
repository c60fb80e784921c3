import { expect, it } from "vitest";
import { atLeast, atMost, median } from "./budgets.ts";

it("takes the median in any order", () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([10, 9])).toBe(10);
  expect(median([7])).toBe(7);
});

it("throws without values", () => {
  expect(() => median([])).toThrow("nothing");
});

it("[PF-11] accepts a value equal to its budget, in both directions", () => {
  expect([atMost(1.05, 1.05), atMost(1.051, 1.05)]).toEqual(["ok", "over"]);
  expect([atLeast(0.5, 0.5), atLeast(0.499, 0.5)]).toEqual(["ok", "over"]);
});
