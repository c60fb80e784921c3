import { expect, it } from "vitest";
import { diceOf, hash } from "./hash.ts";

it("gives the same number to the same words, for ever", () => {
  expect(hash("")).toBe(2166136261);
  expect(hash("a")).toBe(0xe40c292c);
});

it("throws the same numbers for the same seed, all from 0 to just under 1", () => {
  const [one, other] = [diceOf(7), diceOf(7)];
  for (let nth = 0; nth < 1000; nth++) {
    const number = one.roll();
    expect(number).toBe(other.roll());
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
  }
});
