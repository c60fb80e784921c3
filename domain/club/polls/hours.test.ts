import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  bestHours,
  canAt,
  changed,
  type Can,
  dayOf,
  type Hours,
  hasBegun,
  hoursIn,
  hoursPassed,
  isChange,
  isHours,
  mondayOf,
  noChange,
  noHours,
  restOf,
  weeksFrom,
  withHour,
  withoutBegun,
} from "./hours.ts";

const span = { from: 14, until: 24 };
const paint = (...cells: readonly (readonly [number, number, Can])[]): Hours =>
  cells.reduce((hours, [day, hour, can]) => withHour(hours, day, hour, can), noHours);
const evening = (day: number, from: number, until: number, can: Can = 2): Hours =>
  paint(...hoursIn({ from, until }).map((hour) => [day, hour, can] as const));

it("[EV-10] keeps an hour, and reads no rubbish", () => {
  const hours = paint([6, 23, 2], [0, 0, 1]);
  expect([canAt(hours, 6, 23), canAt(hours, 0, 0), canAt(hours, 3, 12)]).toEqual([2, 1, 0]);
  expect(isHours(hours)).toBe(true);
  for (const text of ["", "2".repeat(200), "3".repeat(168), "x".repeat(168), `${"0".repeat(167)}\n`]) {
    expect([text, isHours(text)]).toEqual([text, false]);
  }
});

it("[EV-11] changes some hours, adds changes up, and knows what is left to store", () => {
  const [first, second] = [withHour(noChange, 0, 14, 2), withHour(withHour(noChange, 0, 14, 0), 6, 23, 1)];
  const both = changed(first, second);
  expect(changed(paint([3, 20, 2]), both)).toBe(paint([3, 20, 2], [6, 23, 1]));
  expect(restOf(both, first)).toBe(both);
  expect(restOf(both, withHour(noChange, 0, 14, 0))).toBe(withHour(noChange, 6, 23, 1));
  expect(restOf(both, both)).toBeNull();
  expect([noChange, both, noHours, "3".repeat(168), "-"].map(isChange)).toEqual([true, true, true, false, false]);
});

it("[EV-18] takes the hours that have begun out of a change", () => {
  const change = withHour(withHour(noChange, 0, 14, 2), 6, 23, 1);
  expect(withoutBegun(change, 14)).toBe(change);
  expect(withoutBegun(change, 15)).toBe(withHour(noChange, 6, 23, 1));
  expect(withoutBegun(change, 168)).toBe(noChange);
  expect(withoutBegun(noHours, -30)).toBe(noHours);
});

it("[EV-12] counts the hours that have begun, also in a week in which the clocks change", () => {
  expect(hoursPassed("2026-12-07", "2026-12-07T00:00")).toBe(0);
  expect(hoursPassed("2026-12-07", "2026-12-08T13:01")).toBe(38);
  expect(hoursPassed("2027-03-22", "2027-03-28T04:00")).toBe(6 * 24 + 4);
  expect(hoursPassed("2026-12-07", "2026-12-01T13:00")).toBeLessThan(0);
  expect([13, 14].map((hour) => hasBegun({ day: 1, hour }, 38))).toEqual([true, false]);
});

it("[EV-12] lists the hours in which the most players can, then the most are free, then the earliest", () => {
  const answers = [
    evening(2, 20, 23),
    evening(2, 20, 22),
    evening(4, 18, 24, 1),
    evening(4, 18, 24),
    evening(5, 14, 16),
  ];
  expect(bestHours(answers, span, 2)).toEqual([
    { day: 2, from: 20, until: 22, count: 2, free: 2 },
    { day: 4, from: 18, until: 20, count: 2, free: 1 },
    { day: 4, from: 20, until: 22, count: 2, free: 1 },
  ]);
  // Three hours in a row: one player alone has them on Wednesday.
  expect(bestHours(answers, span, 3)[0]).toEqual({ day: 4, from: 18, until: 21, count: 2, free: 1 });
  expect(bestHours([], span, 2)).toEqual([]);
  expect(bestHours([noHours], span, 2)).toEqual([]);
  // Hours that the poll doesn't ask for don't count.
  expect(bestHours([evening(0, 8, 12)], span, 1)).toEqual([]);
  // On Wednesday at 20:30, its block has begun.
  expect(bestHours(answers, span, 2, hoursPassed("2026-12-07", "2026-12-09T20:30"))[0]).toMatchObject({
    day: 4,
    from: 18,
  });
});

it("[EV-12] finds no block that has fewer players than another, none twice, and none out of the hours asked for", () => {
  const hours = fc
    .array(fc.constantFrom("0", "1", "2"), { minLength: 168, maxLength: 168 })
    .map((digits) => digits.join("") as Hours);
  fc.assert(
    fc.property(fc.array(hours, { maxLength: 6 }), fc.integer({ min: 1, max: 4 }), (answers, length) => {
      const best = bestHours(answers, span, length);
      const canAll = (day: number, from: number) =>
        answers.filter((one) => hoursIn({ from, until: from + length }).every((hour) => canAt(one, day, hour) > 0))
          .length;
      const all = Array.from({ length: 7 }, (_, day) =>
        hoursIn({ from: span.from, until: span.until - length + 1 }).map((from) => canAll(day, from)),
      ).flat();
      expect(best[0]?.count ?? 0).toBe(Math.max(0, ...all));
      for (const block of best) {
        expect(block.count).toBe(canAll(block.day, block.from));
        expect(block.from >= span.from && block.until <= span.until && block.until - block.from === length).toBe(true);
      }
      const cells = best.flatMap((block) => hoursIn(block).map((hour) => `${block.day} ${hour}`));
      expect(new Set(cells).size).toBe(cells.length);
    }),
  );
});

it("[EV-10] knows the Monday of each day, and the days of a week in which the clocks change", () => {
  expect(["2026-11-29", "2026-11-30", "2027-01-01"].map(mondayOf)).toEqual(["2026-11-23", "2026-11-30", "2026-12-28"]);
  expect(weeksFrom("2026-11-29", 2)).toEqual(["2026-11-23", "2026-11-30"]);
  expect([dayOf("2027-03-22", 6), dayOf("2027-10-25", 6)]).toEqual(["2027-03-28", "2027-10-31"]);
});
