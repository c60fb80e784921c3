import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPool } from "./pool.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const options = { atOnce: 2, waiting: 5, waitingOfOne: 3, patience: 10_000 };
/** Work that ends when it is told to. */
const busyPool = () => {
  const pool = createPool(options);
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const ask = (number: number, caller?: string) =>
    pool(caller, () => {
      begun.push(number);
      return new Promise<number>((resolve) => ends.push(() => resolve(number)));
    });
  return { ask, begun, endFirst: () => ends.shift()?.(), pool };
};

it("[LM-31] computes two at once, the rest in order", async () => {
  const { ask, begun, endFirst } = busyPool();
  const all = [1, 2, 3, 4].map((number) => ask(number));
  expect(begun).toEqual([1, 2]);
  endFirst();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([1, 2, 3]);
  for (let left = 0; left < 3; left++) {
    endFirst();
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
});

it("[LM-31] has no room for more than wait, nor for more than one caller's share", async () => {
  const { ask, begun } = busyPool();
  for (const number of [1, 2, 3, 4, 5]) void ask(number, "203.0.113.7");
  expect(await ask(6, "203.0.113.7")).toBe("busy");
  for (const number of [7, 8]) void ask(number);
  expect(await ask(9)).toBe("busy");
  expect(begun).toEqual([1, 2]);
});

it("[LM-31] lets nothing wait longer than ten seconds, and goes on with the rest", async () => {
  const { ask, begun, endFirst } = busyPool();
  void ask(1);
  void ask(2);
  const late = ask(3);
  await vi.advanceTimersByTimeAsync(5000);
  const next = ask(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await late).toBe("busy");
  endFirst();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toEqual([1, 2, 4]);
  endFirst();
  endFirst();
  expect(await next).toBe(4);
});

it("frees its place when the work fails", async () => {
  const { pool } = busyPool();
  const broken = async () => {
    throw new Error("broken");
  };
  for (let time = 0; time < 3; time++) await expect(pool(undefined, broken)).rejects.toThrow("broken");
  expect(await pool(undefined, async () => "done")).toBe("done");
});
