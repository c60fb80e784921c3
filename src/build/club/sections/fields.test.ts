import { expect, it } from "vitest";
import { nearestOf } from "./fields.ts";

const names = ["id", "event", "stage", "opponent", "start", "isCancelled"];

it.each([
  ["oponent", "opponent"],
  ["Event", "event"],
  ["isCanceled", "isCancelled"],
  ["strat", "start"],
  ["cancelled", "isCancelled"],
  ["result", undefined],
  ["", undefined],
])("finds that %s means %s", (typed, meant) => {
  expect(nearestOf(typed, names)).toBe(meant);
});
