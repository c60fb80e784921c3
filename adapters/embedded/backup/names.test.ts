import { expect, it } from "vitest";
import { fileNameAt, madeAt, outdatedAmong } from "./names.ts";

const nightly = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, day) => fileNameAt(new Date(Date.parse(from) + day * 86_400_000)));

it("[BK-5] names a backup by its moment in UTC, and reads it again", () => {
  const at = new Date("2026-03-09T02:05:07Z");
  expect(fileNameAt(at)).toBe("club-20260309-020507.backup");
  expect(madeAt("club-20260309-020507.backup")).toEqual(at);
  expect(madeAt("club-20260309-020507-before-upgrade.backup")).toBeUndefined();
  expect(madeAt("letter.txt")).toBeUndefined();
});

it("[BK-5] keeps the newest days, and the first of each month for a year", () => {
  const names = nightly("2025-01-15T03:00:00Z", 600);
  const outdated = new Set(outdatedAmong(names, 14));
  const kept = names.filter((name) => !outdated.has(name));
  expect(kept.slice(-14)).toEqual(names.slice(-14));
  const older = kept.slice(0, -14).map((name) => name.slice(5, 13));
  expect(older.every((day) => day.endsWith("01"))).toBe(true);
  expect(new Set(kept.map((name) => name.slice(5, 11))).size).toBe(12);
});

it("[BK-5] keeps all of a day, what isn't a backup of a night, and old ones of a site that was stopped for long", () => {
  const old = nightly("2020-01-01T03:00:00Z", 10);
  const others = ["club-20200101-030000-before-upgrade.backup", "letter.txt", "lock"];
  expect(outdatedAmong([...old, ...others], 14)).toEqual([]);
  const today = ["club-20260101-010000.backup", "club-20260101-020000.backup"];
  expect(outdatedAmong([...old, ...today, ...others], 1)).toEqual(old.slice(1));
});
