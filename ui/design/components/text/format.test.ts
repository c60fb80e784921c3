import { expect, it } from "vitest";
import { longDate, oneDecimal, wholeNumber } from "./format.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it("[LY-10] says a date as a French calendar does, in Paris", () => {
  expect(longDate("2026-11-12T09:00:00Z")).toBe("12 novembre 2026");
  expect(longDate("2026-07-31T22:30:00Z")).toBe("1 août 2026");
  expect(longDate("2026-12-31T23:30:00Z")).toBe("1 janvier 2027");
});

it("shows a text that is no date as it is", () => {
  expect(longDate("bientôt")).toBe("bientôt");
});

it("sets numbers as French does", () => {
  expect(plain(wholeNumber(1284))).toBe("1 284");
  expect(oneDecimal(4.6)).toBe("4,6");
});
