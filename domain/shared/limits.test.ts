import { describe, expect, it } from "vitest";
import { isCounted, limits, secondsToWait } from "./limits.ts";
import { hasValues, isRetryTime } from "./retry.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const tenMinutes = 600_000;

describe("[LM-27] a limit", () => {
  it.each(Object.entries(limits) as [keyof typeof limits, number][])("lets %s be done %i times", (act, most) => {
    const turns = Array.from({ length: most }, (_, at) => now - at * 1000);
    expect(secondsToWait(act, turns.slice(1), now)).toBe(0);
    expect(secondsToWait(act, turns, now)).toBe(600 - (most - 1));
  });

  it("counts ten minutes, and forgives a clock that was ahead", () => {
    expect([now, now - tenMinutes + 1, now + 59_999].map((at) => isCounted(at, now))).toEqual([true, true, true]);
    expect([now - tenMinutes, now + 60_000].map((at) => isCounted(at, now))).toEqual([false, false]);
    const old = Array.from({ length: 5 }, () => now - tenMinutes);
    expect(secondsToWait("mail", [...old, ...old.map(() => now + 60_000)], now)).toBe(0);
  });

  it("asks for a second at least, of whole ones, from the turn that ends first", () => {
    const turns = (first: number) => [first, now, now, now, now];
    expect(secondsToWait("mail", turns(now - tenMinutes + 1), now)).toBe(1);
    expect(secondsToWait("mail", turns(now - tenMinutes + 1_001), now)).toBe(2);
    expect(secondsToWait("mail", turns(now - tenMinutes + 1_000), now)).toBe(1);
  });
});

describe("[TP-16] a retry", () => {
  it("is the same text within ten minutes", () => {
    expect(isRetryTime(now - tenMinutes + 1, new Date(now))).toBe(true);
    expect(isRetryTime(now - tenMinutes, new Date(now))).toBe(false);
    expect(isRetryTime(new Date(now - 1).toISOString(), new Date(now))).toBe(true);
  });

  it("has every value of the first", () => {
    const first = { on: "a", text: "b", createdAt: "c" };
    expect(hasValues(first, { on: "a", text: "b" })).toBe(true);
    expect(hasValues(first, { on: "a", text: "c" })).toBe(false);
    expect(hasValues(first, { on: "b", text: "b" })).toBe(false);
  });
});
