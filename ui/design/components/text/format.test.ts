import { expect, it } from "vitest";
import { longDate, oneDecimal, wholeNumber } from "./format.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it("[LY-10] formats a date in French, in the time zone of Paris", () => {
  expect(longDate("2026-11-12T09:00:00Z")).toBe("12\u00a0novembre 2026");
  expect(longDate("2026-07-31T22:30:00Z")).toBe("1\u00a0août 2026");
  expect(longDate("2026-12-31T23:30:00Z")).toBe("1\u00a0janvier 2027");
});

it("returns a text that isn't a date unchanged", () => {
  expect(longDate("bientôt")).toBe("bientôt");
});

it("formats numbers in French", () => {
  expect(plain(wholeNumber(1284))).toBe("1 284");
  expect(oneDecimal(4.6)).toBe("4,6");
});
