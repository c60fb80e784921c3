import { median } from "./budgets.ts";

/** Rounds of the loop; about a fifth of a second each on a slow machine. */
const rounds = 12;
const steps = 40_000_000;

/** A loop's median may be this much longer than its quickest round. Other work on the cores makes it longer. */
const mostUnrest = 1.1;

const loop = (): number => {
  const begun = performance.now();
  let sum = 0;
  for (let step = 0; step < steps; step++) sum = (sum + step * 31) | 0;
  const time = performance.now() - begun;
  if (sum === 1) throw new Error("The loop was removed"); // Uses the sum, so that no compiler drops the loop.
  return time;
};

/** The times of the loop's rounds, in milliseconds. */
const roundsOfLoop = (): readonly number[] => Array.from({ length: rounds }, loop);

/** How much longer the median is than the quickest. */
export const unrestOf = (times: readonly number[]): number => median(times) / Math.min(...times);

const tries = 5;
const pause = 10_000;

/**
 * Waits until nothing else keeps the processor busy. Returns the milliseconds of the quickest round, a measure of the machine.
 * Throws after five tries: figures of a busy machine say nothing.
 */
export const untilCalm = async (run = roundsOfLoop, wait = pause): Promise<number> => {
  for (let attempt = 1; ; attempt++) {
    const times = run();
    const unrest = unrestOf(times);
    if (unrest <= mostUnrest) return Math.min(...times);
    if (attempt === tries) {
      throw new Error(
        `The machine is busy: the same loop takes ${unrest.toFixed(2)} times as long as at its quickest.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
};
