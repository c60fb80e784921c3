import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkClock, newestIn } from "./clock.ts";

const now = Date.parse("2027-03-10T12:00:00Z");
const hour = 3_600_000;
const heard = (away: number) => [{ from: "club.example", theirs: now + away, ours: now }];

it.each([
  ["59 s behind another machine", { heard: heard(59_000) }, "ok", "club.example"],
  ["a minute behind", { heard: heard(60_000) }, "warning", "60 s behind club.example"],
  ["an hour ahead", { heard: heard(-hour) }, "warning", "3600 s ahead of club.example"],
  ["before the newest row", { heard: [], newestRow: now + hour }, "warning", "before the newest row"],
  ["before the newest file", { heard: heard(0), newestFile: now + hour }, "warning", "before the newest file"],
  ["after both", { heard: heard(0), newestRow: now - hour, newestFile: now }, "ok", "to the minute"],
  ["known to no other machine", { heard: [] }, "skipped", "2027-03-10T12:00:00Z"],
] as const)("[ON-14] judges a clock %s", (_, known, level, words) => {
  expect(checkClock(known, now)).toEqual([{ level, text: expect.stringContaining(words) }]);
});

it("finds the newest file of a folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "doctor-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, time] of [
    ["old", now],
    ["new", now + hour],
  ] as const) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), time / 1_000, time / 1_000);
  }
  expect(await newestIn(folder)).toBe(now + hour);
  expect(await newestIn(join(folder, "none"))).toBeUndefined();
});
