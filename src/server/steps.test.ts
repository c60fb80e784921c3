import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startSteps } from "./steps.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("[OP-10] tells each step's seconds when it ends, and names one that goes on", () => {
  const lines: string[] = [];
  const steps = startSteps((line) => lines.push(line));
  steps.begin("making the database");
  vi.advanceTimersByTime(4_250);
  expect(lines).toEqual(["  still making the database…"]);
  steps.begin("starting PostgreSQL");
  vi.advanceTimersByTime(200);
  steps.begin("reading the schema");
  vi.advanceTimersByTime(99);
  steps.end();
  steps.end();
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual([
    "  still making the database…",
    "  4.3 s  making the database",
    "  0.2 s  starting PostgreSQL",
  ]);
});
