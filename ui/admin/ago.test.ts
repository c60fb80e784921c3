import { expect, it } from "vitest";
import { ago, daysSince } from "./ago.ts";

const now = Date.parse("2026-11-20T15:00:00Z");
const paris = { now, zone: "Europe/Paris" };

it.each([
  ["2026-11-20T15:00:02Z", "à l'instant"],
  ["2026-11-20T14:59:30Z", "à l'instant"],
  ["2026-11-20T14:35:00Z", "il y a 25\u202fmin"],
  ["2026-11-20T08:12:00Z", "aujourd'hui, 9\u202fh\u202f12"],
  ["2026-11-19T23:30:00Z", "aujourd'hui, 0\u202fh\u202f30"],
  ["2026-11-19T17:04:00Z", "hier, 18\u202fh\u202f04"],
  ["2026-11-18T10:00:00Z", "18\u00a0nov."],
  ["2025-11-18T10:00:00Z", "18\u00a0nov. 2025"],
  ["bientôt", "bientôt"],
])("formats %s in Paris as %s", (iso, said) => {
  expect(ago(iso, paris)).toBe(said);
});

it("uses the visitor's time zone for the day", () => {
  expect(ago("2026-11-19T23:30:00Z", { now, zone: "America/Toronto" })).toMatch(/^hier/);
});

it.each([
  ["2026-11-20T00:10:00Z", 0],
  ["2026-11-18T22:00:00Z", 2],
  ["2026-11-18T23:30:00Z", 1],
  ["2026-12-01T00:00:00Z", 0],
])("counts days as calendars do: %s", (iso, days) => {
  expect(daysSince(iso, paris)).toBe(days);
});
