import { describe, expect, it } from "vitest";
import { environmentAt, instantsAfter, readArguments } from "../scripts/days.ts";
import { instantOf } from "../domain/shared/instant.ts";

const paris = "Europe/Paris";
const now = Date.parse("2026-11-30T09:00:00Z");

describe("the times at which tests run", () => {
  it("[QA-14] are the next of their kinds", () => {
    expect(instantsAfter(now).map(({ at, zone }) => (zone === undefined ? at : `${at} ${zone}`))).toEqual([
      "2026-12-01T00:05",
      "2026-12-01T23:55",
      "2027-03-28T01:57",
      "2027-10-31T02:57",
      "2026-12-31T22:30",
      "2028-02-29T12:00",
      "2026-12-07T00:30",
      "2027-08-01T12:00",
      "2028-11-30T15:00",
      "2026-12-01T10:30 Pacific/Tahiti",
      "2026-12-01T20:45 Pacific/Kiritimati",
    ]);
  });

  it.each(["2027-03-27T23:30Z", "2028-02-28T23:30Z", "2027-12-31T12:00Z", "2027-10-30T22:30Z", "2096-03-01T12:00Z"])(
    "[QA-14] exist, and come after %s",
    (time) => {
      for (const { at } of instantsAfter(Date.parse(time))) {
        expect(instantOf(at, paris)).toBeGreaterThan(Date.parse(time));
      }
    },
  );

  it("[QA-14] are an offset, which all processes of a run share", () => {
    const at = { name: "in Tahiti", at: "2026-12-01T10:30", zone: "Pacific/Tahiti" };
    expect(environmentAt(at, now, "lib.so")).toMatchObject({ LD_PRELOAD: "lib.so", FAKETIME: "+88200s", TZ: at.zone });
    expect(environmentAt({ name: "before", at: "2026-11-30T09:00" }, now, "lib.so")).toMatchObject({
      FAKETIME: "-3600s",
    });
  });
});

describe("the arguments of test:days", () => {
  it("[QA-14] are the runner's, but for the times", () => {
    const asked = readArguments(
      ["--at", "2027-03-28T01:59", "--zone", "Pacific/Tahiti", "--project", "core", "ui/"],
      now,
    );
    expect(asked).toEqual({
      runner: "vitest",
      instants: [{ name: "the given time", at: "2027-03-28T01:59", zone: "Pacific/Tahiti" }],
      given: ["--project", "core", "ui/"],
    });
  });

  it("[QA-14] are units, contracts and security when none is given, and all specs in a browser", () => {
    expect(readArguments([], now).given).toContain("tests/security/");
    expect(
      readArguments(["--zone", "Pacific/Tahiti"], now).instants.every(({ zone }) => zone === "Pacific/Tahiti"),
    ).toBe(true);
    const browser = readArguments(["--browser"], now);
    expect([browser.runner, browser.given]).toEqual(["playwright", []]);
    expect(browser.instants.map(({ at }) => at)).toEqual(["2026-12-01T00:05", "2026-12-01T20:45"]);
  });

  it.each(["2027-03-28T02:30", "2026-02-31T12:00", "demain", ""])("[QA-14] refuse the time %j", (time) => {
    expect(() => readArguments(["--at", time], now)).toThrow("Not a time in Paris");
  });
});
