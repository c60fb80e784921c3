import { expect, it } from "vitest";
import { addDays, type Day, dayInParis, daysBetween, isDay, monthsBetween } from "./parisDay.ts";

const hour = 3_600_000;
const known = new Intl.DateTimeFormat("fr-CA", { timeZone: "Europe/Paris" });

it.each([
  ["before midnight in winter", "2026-11-22T22:59:59.999Z", "2026-11-22"],
  ["midnight in winter", "2026-11-22T23:00:00Z", "2026-11-23"],
  ["before midnight in summer", "2026-07-01T21:59:59.999Z", "2026-07-01"],
  ["midnight in summer", "2026-07-01T22:00:00Z", "2026-07-02"],
  ["the last evening of winter time", "2026-03-28T23:00:00Z", "2026-03-29"],
  ["the first evening of summer time", "2026-03-29T22:00:00Z", "2026-03-30"],
  ["the last evening of summer time", "2026-10-24T22:00:00Z", "2026-10-25"],
  ["the first evening of winter time", "2026-10-25T22:59:00Z", "2026-10-25"],
  ["the end of a year", "2026-12-31T23:00:00Z", "2027-01-01"],
])("[FG-3] knows the day in Paris: %s", (_, moment, day) => {
  expect(dayInParis(Date.parse(moment))).toBe(day);
});

it("[FG-3] agrees with the calendar of the machine in each hour of twelve years", () => {
  const first = Date.UTC(2024, 0, 1, 0, 30);
  const wrong = Array.from({ length: 12 * 366 * 24 }, (_, at) => first + at * hour).filter(
    (moment) => dayInParis(moment) !== known.format(moment),
  );
  expect(wrong.map((moment) => new Date(moment).toISOString())).toEqual([]);
});

it("[FG-3] counts days across months, leap years and changes of the clock", () => {
  expect(addDays("2028-02-28" as Day, 2)).toBe("2028-03-01");
  expect(addDays("2026-03-30" as Day, -1)).toBe("2026-03-29");
  expect(daysBetween("2026-03-28" as Day, "2026-03-30" as Day)).toBe(2);
  expect(daysBetween("2027-01-01" as Day, "2026-12-31" as Day)).toBe(-1);
});

it("[BG-1] counts whole months", () => {
  const months = (from: string, to: string) => monthsBetween(from as Day, to as Day);
  expect([months("2025-08-30", "2026-08-29"), months("2025-08-30", "2026-08-30")]).toEqual([11, 12]);
  expect([months("2024-02-29", "2025-02-28"), months("2024-02-29", "2025-03-01")]).toEqual([11, 12]);
  expect([months("2026-01-31", "2026-01-31"), months("2026-01-31", "2026-03-01")]).toEqual([0, 1]);
});

it("[PS-5] [ST-2] knows a day of the calendar, between two years", () => {
  const days = ["2028-02-29", "0001-01-01", "2026-12-31"];
  expect(days.map((text) => isDay(text))).toEqual([true, true, true]);
  for (const text of ["", "2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "2026-01-01 "]) {
    expect([text, isDay(text)]).toEqual([text, false]);
  }
  expect(["1999-12-31", "2000-01-01", "2099-12-31", "2100-01-01"].map((text) => isDay(text, 2000, 2099))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
