import fc from "fast-check";
import { expect, it } from "vitest";
import { decimal, frenchDate, longDate, oneDecimal, shortDay, wholeNumber } from "./format.ts";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

it("[LY-10] formats a date in French, in the time zone of Paris", () => {
  expect(longDate("2026-11-12T09:00:00Z")).toBe("12\u00a0novembre 2026");
  expect(longDate("2026-07-31T22:30:00Z")).toBe("1er\u00a0août 2026");
  expect(longDate("2026-12-31T23:30:00Z")).toBe("1er\u00a0janvier 2027");
  expect(frenchDate("dim. 1 nov. 2026")).toBe("dim. 1er\u00a0nov. 2026");
  expect(frenchDate("mercredi 11 novembre")).toBe("mercredi 11\u00a0novembre");
});

it("returns a text that isn't a date unchanged", () => {
  expect(longDate("bientôt")).toBe("bientôt");
});

it("formats numbers in French", () => {
  expect(plain(wholeNumber(1284))).toBe("1 284");
  expect(oneDecimal(4.6)).toBe("4,6");
});

// The runtime's own French, to which these texts are equal.
const french = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat("fr-FR", options);

it("[PF-26] writes a number as the runtime does, whatever its decimals", () => {
  const counts = fc.constantFrom([0, 0], [0, 1], [1, 1], [2, 2], [0, 3]) as fc.Arbitrary<[number, number]>;
  const thousandths = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
  fc.assert(
    fc.property(counts, thousandths, ([least, most], number) => {
      const expected = french({ minimumFractionDigits: least, maximumFractionDigits: most, signDisplay: "negative" });
      expect(decimal(number / 1_000, [least, most])).toBe(expected.format(number / 1_000));
    }),
    {
      numRuns: 2_000,
      examples: [
        [[1, 1], 4_350],
        [[0, 0], 1_500],
        [[1, 1], 950],
        [[0, 0], -400],
        [[2, 2], 5],
      ],
    },
  );
});

it("[PF-26] writes the days as the runtime does, and a month's first one as French does", () => {
  const days = fc.integer({ min: Date.parse("1960-01-01") / 86_400_000, max: Date.parse("2090-01-01") / 86_400_000 });
  const long = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
  const short = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", timeZone: "UTC" });
  fc.assert(
    fc.property(days, (number) => {
      const noon = new Date(number * 86_400_000 + 43_200_000);
      const day = noon.toISOString().slice(0, 10);
      expect(longDate(noon.toISOString())).toBe(frenchDate(long.format(noon)));
      expect(shortDay(day)).toBe(frenchDate(short.format(noon)));
    }),
    { numRuns: 1_000 },
  );
});
