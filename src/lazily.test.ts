import { expect, it } from "vitest";
import { lazily } from "./lazily.ts";

it("creates the value once for all callers", async () => {
  let made = 0;
  const ask = lazily(async () => ++made);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
});

it("tries again after a failure", async () => {
  let tries = 0;
  const ask = lazily(async () => {
    if (++tries === 1) throw new Error("no network");
    return "here";
  });
  await expect(ask()).rejects.toThrow("no network");
  expect(await ask()).toBe("here");
});
