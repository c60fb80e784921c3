import { expect, it } from "vitest";
import { ago, agoAndWhen, daysSince } from "./ago.ts";

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

it.each([
  ["2026-11-20T15:04:00Z", "à l'instant, le 20 novembre 2026 à 16 h 04"],
  ["2026-11-20T14:35:00Z", "il y a 25 min, le 20 novembre 2026 à 15 h 35"],
  ["2026-11-20T08:12:00Z", "il y a 6 h, le 20 novembre 2026 à 9 h 12"],
  ["2026-11-19T14:00:00Z", "il y a 1 jour, le 19 novembre 2026 à 15 h 00"],
  ["2026-11-17T17:04:00Z", "il y a 2 jours, le 17 novembre 2026 à 18 h 04"],
  ["2026-10-20T15:00:00Z", "il y a 1 mois, le 20 octobre 2026 à 17 h 00"],
  ["2025-11-22T15:00:00Z", "il y a 11 mois, le 22 novembre 2025 à 16 h 00"],
  ["2025-11-20T15:00:00Z", "il y a 1 an, le 20 novembre 2025 à 16 h 00"],
  ["2023-01-01T00:00:00Z", "il y a 3 ans, le 1er janvier 2023 à 1 h 00"],
  ["bientôt", "bientôt"],
])("[TP-24] says how long ago %s was, and when", (iso, said) => {
  expect(agoAndWhen(iso, paris).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(said);
});
