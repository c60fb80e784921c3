import { expect, it } from "vitest";
import { matchPostKinds, timesOf } from "./matchPosts.ts";

const start = "2026-11-28T20:00:00.000Z";
const at = (hours: number) => Date.parse(start) + hours * 3_600_000;

it.each([
  ["match-announced", "scheduled", -Infinity, at(0)],
  ["match-announced", "live", Infinity, at(0)],
  ["match-soon", "scheduled", at(-1), at(0)],
  ["match-soon", "cancelled", Infinity, at(0)],
  ["match-live", "scheduled", at(0), at(2)],
  ["match-live", "live", -Infinity, at(12)],
  ["match-live", "finished", Infinity, at(2)],
  ["match-result", "live", Infinity, Infinity],
  ["match-result", "finished", -Infinity, Infinity],
] as const)("[DI-14] %s of a match that is %s has its time", (kind, status, opens, closes) => {
  expect(timesOf(kind, { start, status })).toEqual({ opens, closes });
});

it("[DI-12] tells nothing new of a cancelled match", () => {
  for (const kind of matchPostKinds) expect(timesOf(kind, { start, status: "cancelled" }).opens).toBe(Infinity);
});

it("[DI-15] posts nothing of a postponed match, and leaves nothing out: each message waits for the new time", () => {
  for (const kind of matchPostKinds) {
    expect(timesOf(kind, { start, status: "postponed" })).toEqual({ opens: Infinity, closes: Infinity });
  }
});
