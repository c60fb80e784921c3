import fc from "fast-check";
import { expect, it } from "vitest";
import { dayIn, wallTimeOf } from "./wallTime.ts";

const paris = "Europe/Paris";

it("names the day of a zone", () => {
  expect(dayIn(Date.parse("2026-11-28T23:30Z"), paris)).toBe("2026-11-29");
  expect(dayIn(Date.parse("2026-11-28T23:30Z"), "UTC")).toBe("2026-11-28");
});

// The runtime's own calendar: when its data change, so must the rule.
const oracle = new Intl.DateTimeFormat("sv-SE", {
  timeZone: paris,
  dateStyle: "short",
  timeStyle: "short",
});
const expected = (time: number) => oracle.format(time).replace(" ", "T");

it("computes the wall time of Paris as the calendar of the runtime has it", () => {
  const minutes = fc.integer({ min: Date.parse("1950-01-01Z") / 60_000, max: Date.parse("2090-01-01Z") / 60_000 });
  fc.assert(
    fc.property(minutes, (minute) => {
      expect(wallTimeOf(minute * 60_000, paris)).toBe(expected(minute * 60_000));
    }),
    { numRuns: 2_000 },
  );
});

it("changes to summer time and back at the same minute as the calendar of the runtime", () => {
  for (let year = 1990; year < 2060; year++) {
    for (const month of [2, 8, 9]) {
      for (let day = 20; day <= 31; day++) {
        for (const minute of [-1, 0, 59, 60, 61]) {
          const time = Date.UTC(year, month, day, 0, minute);
          expect(wallTimeOf(time, paris)).toBe(expected(time));
        }
      }
    }
  }
});
