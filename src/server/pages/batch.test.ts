import { afterEach, expect, it, vi } from "vitest";
import { batch } from "./batch.ts";

afterEach(() => void vi.useRealTimers());

it("passes on what comes within its time together, and the rest later", () => {
  vi.useFakeTimers();
  const passed: (readonly string[])[] = [];
  const add = batch<string>(1_000, (things) => passed.push(things));
  add("a");
  vi.advanceTimersByTime(999);
  add("b");
  expect(passed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(passed).toEqual([["a", "b"]]);
  vi.advanceTimersByTime(5_000);
  add("c");
  vi.advanceTimersByTime(1_000);
  expect(passed).toEqual([["a", "b"], ["c"]]);
});
