import { expect, it } from "vitest";
import { atLeast, atMost, median } from "./budgets.ts";

it("takes the one in the middle, whatever the order", () => {
  expect(median([9, 1, 100])).toBe(9);
  expect(median([10, 9])).toBe(10);
  expect(median([7])).toBe(7);
});

it("refuses to tell the middle of nothing", () => {
  expect(() => median([])).toThrow("nothing");
});

it("[PF-11] lets what meets its budget exactly pass, on either side", () => {
  expect([atMost(1.05, 1.05), atMost(1.051, 1.05)]).toEqual(["ok", "over"]);
  expect([atLeast(0.5, 0.5), atLeast(0.499, 0.5)]).toEqual(["ok", "over"]);
});
