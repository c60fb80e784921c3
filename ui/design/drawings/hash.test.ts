import { expect, it } from "vitest";
import { diceOf, hash } from "./hash.ts";

it("gives the same number for the same text in every version", () => {
  expect(hash("")).toBe(2166136261);
  expect(hash("a")).toBe(0xe40c292c);
});

it("gives the same sequence for the same seed, from 0 to below 1", () => {
  const [one, other] = [diceOf(7), diceOf(7)];
  for (let nth = 0; nth < 1000; nth++) {
    const number = one.roll();
    expect(number).toBe(other.roll());
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
  }
});
