import { expect, it } from "vitest";
import { unrestOf, untilCalm } from "./calm.ts";

const calm = [100, 101, 104, 102];
const busy = [100, 160, 150, 140];

it("compares the median with the quickest round, in any order", () => {
  expect(unrestOf([130, 100, 120])).toBe(1.2);
});

it("[PF-11] waits while the machine is busy, and refuses one that stays so", async () => {
  const answers = [busy, calm];
  expect(await untilCalm(() => answers.shift() ?? [], 0)).toBe(100);
  await expect(untilCalm(() => busy, 0)).rejects.toThrow("The machine is busy");
});
