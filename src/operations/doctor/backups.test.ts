import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkBackups } from "./backups.ts";

const now = Date.parse("2027-03-10T12:00:00Z");

const checked = (names: readonly string[] | undefined, hasOwnDatabase = true) => {
  const data = mkdtempSync(join(tmpdir(), "doctor-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const backups = join(data, "backups");
  if (names) mkdirSync(backups);
  for (const name of names ?? []) writeFileSync(join(backups, name), "");
  return checkBackups({ data, backups, hasOwnDatabase }, now);
};

it.each([
  ["a fresh one", ["club-20270101-000000.backup", "club-20270310-030000.backup"], "ok", "is 9 hours old"],
  ["one of an hour before", ["club-20270310-110000.backup"], "ok", "is 1 hour old"],
  ["an old one", ["club-20270308-110000.backup"], "warning", "is 49 hours old"],
  ["one of the future", ["club-20270311-000000.backup"], "warning", "is of the future"],
  ["files of other names", ["club-20270310-030000.backup.part", "notes.txt"], "warning", "no backup"],
  ["no folder", undefined, "warning", "no backup"],
] as const)("[ON-13] [BK-18] judges %s", async (_, names, level, words) => {
  expect(await checked(names)).toEqual([{ level, text: expect.stringContaining(words) }]);
});

it("wants none where there are no data", async () => {
  expect(await checked(undefined, false)).toMatchObject([{ level: "ok" }]);
});
