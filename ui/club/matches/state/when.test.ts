import fc from "fast-check";
import { expect, it } from "vitest";
import { untilThen, whenIs, zoneName } from "./when.ts";

const paris = "Europe/Paris";
const start = Date.parse("2026-11-28T21:00+01:00");
const at = (iso: string, zone = paris) => ({ now: Date.parse(iso), zone });
/** With plain spaces and keyboard apostrophes. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("’", "'");

it("formats a start in the time zone of Paris, and names the zone", () => {
  const { weekday, day, time } = whenIs(start, at("2026-11-20T12:00Z"));
  expect([weekday, day, time].map(plain)).toEqual(["sam.", "28 nov.", "21 h"]);
  expect(zoneName(paris)).toBe("heure de Paris");
});

it("[HO-13] [LK-8] formats the same start in another zone: another hour, another day, another name", () => {
  const tokyo = whenIs(start, at("2026-11-20T12:00Z", "Asia/Tokyo"));
  expect([tokyo.weekday, tokyo.day, tokyo.time].map(plain)).toEqual(["dim.", "29 nov.", "5 h"]);
  expect(zoneName("Asia/Tokyo")).toBe("à votre heure");
  const half = whenIs(start, at("2026-11-20T12:00Z", "America/St_Johns"));
  expect(plain(half.time)).toBe("16 h 30");
});

it("follows the daylight saving time of Paris", () => {
  const winter = Date.parse("2027-03-27T20:00Z");
  const summer = Date.parse("2027-03-28T20:00Z");
  expect([winter, summer].map((time) => plain(whenIs(time, at("2027-03-20T12:00Z")).time))).toEqual(["21 h", "22 h"]);
});

it("shows the year of a match that is nearly a year away", () => {
  expect(plain(whenIs(start, at("2026-01-02T12:00Z")).day)).toBe("28 nov. 2026");
  expect(plain(whenIs(start, at("2026-02-20T12:00Z")).day)).toBe("28 nov.");
});

it.each([
  ["2026-11-20T12:00Z", "dans 8 jours"],
  ["2026-11-27T23:30+01:00", "demain"],
  ["2026-11-28T00:10+01:00", "aujourd'hui"],
  ["2026-11-28T21:30+01:00", "en ce moment"],
  ["2026-08-20T12:00Z", "dans 3 mois"],
  ["2023-11-20T12:00Z", "dans 3 ans"],
])("at %s it is %s", (now, words) => {
  expect(plain(untilThen(start, at(now)))).toBe(words);
});

it("counts the days of the visitor's own calendar", () => {
  // 21 h in Paris on the 28th is the 29th in Tokyo, where it is still the 27th.
  expect(plain(untilThen(start, at("2026-11-27T14:00Z", "Asia/Tokyo")))).toBe("après-demain");
  expect(plain(untilThen(start, at("2026-11-27T14:00Z")))).toBe("demain");
});

it("names weekdays and far times as the runtime does", () => {
  const weekday = new Intl.DateTimeFormat("fr-FR", { weekday: "short", timeZone: paris });
  const relative = new Intl.RelativeTimeFormat("fr", { numeric: "auto" });
  const now = Date.parse("2026-11-20T11:00Z");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), (days) => {
      const then = now + days * 86_400_000;
      expect(whenIs(then, { now, zone: paris }).weekday).toBe(weekday.format(then));
      const [count, unit] =
        days <= 60
          ? ([days, "day"] as const)
          : days <= 600
            ? ([Math.round(days / 30.4), "month"] as const)
            : ([Math.round(days / 365), "year"] as const);
      expect(plain(untilThen(then, { now, zone: paris }))).toBe(plain(relative.format(count, unit)));
    }),
  );
});
