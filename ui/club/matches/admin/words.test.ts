import { expect, it } from "vitest";
import { startIn } from "./words.ts";

it.each([
  ["2026-11-28T23:30:00Z", "0 h 30"],
  ["2026-11-28T08:05:00Z", "9 h 05"],
  ["2026-11-28T20:00:00Z", "21 h 00"],
])("[MA-20] names the start %s as the public pages do: %s", (start, time) => {
  expect(startIn({ start }).time.replaceAll("\u202f", " ")).toBe(time);
});
