import { expect, it } from "vitest";
import { createLimits } from "./limits.ts";

it("counts what was done in the last ten minutes, each thing by itself", () => {
  let now = 0;
  const { has, count } = createLimits(() => now);
  count("un", "deux");
  now = 5 * 60_000;
  count("un");
  expect([has("un", 2), has("un", 3), has("deux", 1), has("trois", 1)]).toEqual([false, true, false, true]);
  now = 10 * 60_000;
  expect([has("un", 2), has("un", 1), has("deux", 1)]).toEqual([true, false, true]);
});

it("forgets the old when there is much, and nothing that still counts", () => {
  let now = 0;
  const limits = createLimits(() => now);
  for (let thing = 0; thing <= 10_000; thing++) limits.count(`ancien ${thing}`);
  now = 10 * 60_000;
  limits.count("neuf");
  limits.count("un de plus");
  expect(limits.size()).toBe(2);
  expect(limits.has("neuf", 1)).toBe(false);
});
