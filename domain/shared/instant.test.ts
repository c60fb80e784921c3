import fc from "fast-check";
import { expect, it } from "vitest";
import { instantOf } from "./instant.ts";
import { wallTimeOf } from "./wallTime.ts";

const paris = "Europe/Paris";

it("finds the instant of a wall time in winter and in summer", () => {
  expect(instantOf("2026-11-28T21:00", paris)).toBe(Date.parse("2026-11-28T20:00Z"));
  expect(instantOf("2027-04-17T20:00", paris)).toBe(Date.parse("2027-04-17T18:00Z"));
  expect(instantOf("2026-11-28T21:00", "America/Montreal")).toBe(Date.parse("2026-11-29T02:00Z"));
});

it("finds none for a day or an hour that doesn't exist", () => {
  const missing = ["2027-02-31T20:00", "2027-13-01T20:00", "2027-03-28T02:30", "2027-01-01T24:00", "2027-01-01T20:60"];
  for (const time of [...missing, "demain", "", "2027-01-01"]) expect(instantOf(time, paris)).toBeUndefined();
});

it("takes the first of an hour that the clocks repeat", () => {
  expect(instantOf("2026-10-25T02:30", paris)).toBe(Date.parse("2026-10-25T00:30Z"));
});

it("finds the instant again from its wall time, outside of the repeated hour", () => {
  const minutes = fc.integer({ min: Date.parse("2000-01-01Z") / 60_000, max: Date.parse("2090-01-01Z") / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(paris, "America/Montreal", "Asia/Kolkata", "UTC"), (minute, zone) => {
      const time = minute * 60_000;
      const found = instantOf(wallTimeOf(time, zone), zone);
      expect([time, time - 3_600_000]).toContain(found);
    }),
  );
});
