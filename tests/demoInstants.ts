import { addDays, type Day } from "../domain/shared/parisDay.ts";
import { instantOf } from "../domain/shared/instant.ts";

/** Weeks by one of their days: before the dataset, its own, at both changes of the clock, at a year's end, of 29 February, and years ahead. */
const weeksOf: readonly Day[] = [
  "2025-07-31",
  "2026-09-14",
  "2026-11-22",
  "2026-11-24",
  "2026-12-31",
  "2027-03-28",
  "2027-08-01",
  "2027-10-31",
  "2028-02-29",
  "2028-11-30",
  "2031-05-01",
] as readonly string[] as readonly Day[];

const days = [...new Set(weeksOf.flatMap((day) => [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(day, later - 3))))];
const hours = ["00:05", "12:00", "18:30", "20:45", "22:45", "23:55"];

/** When a demo may be first opened: each weekday of these weeks, early and late, and before, while and after matches are played. */
export const demoInstants: readonly (readonly [day: Day, hour: string, now: number])[] = days.flatMap((day) =>
  hours.map((hour) => [day, hour, instantOf(`${day}T${hour}`, "Europe/Paris") ?? Number.NaN] as const),
);
