import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { startProgram } from "./bench/programs.ts";

const keeper = join(import.meta.dirname, "../scripts/keepRunning.mjs");

/** Runs a program of one line under what `npm start` runs the site with. */
const keep = async (program: string, ready: RegExp) => {
  const kept = await startProgram(process.execPath, [keeper, "-e", program], ready);
  onTestFinished(kept.end);
  return kept;
};

const count = (text: string, word: string) => text.split(word).length - 1;

it(
  "[SE-60] starts again after a crash, says so, and gives up after five in a minute",
  { timeout: 60_000 },
  async () => {
    const { said, code } = await keep(
      "process.send('serving'); throw new Error('lost')",
      /for the 5th time in a minute/,
    ).then(async (kept) => ({ code: await kept.code, said: kept.said }));
    expect(count(said, "Error: lost")).toBe(5);
    expect(count(said, "has ended by itself (1). Starting it again.")).toBe(4);
    expect(code).toBe(1);
  },
);

it("[SE-60] tries a start that fails only once, and ends with its code", async () => {
  const kept = await keep("console.log('refused'); process.exitCode = 3", /refused/);
  expect(await kept.code).toBe(3);
  expect(kept.said).toBe("refused\n");
});

it("[SE-60] passes a signal on, and ends with the site's own code", async () => {
  const program = "process.on('SIGTERM', () => process.exit(0)); process.send('serving'); console.log(process.pid)";
  const kept = await keep(`${program}; setInterval(() => {}, 1000)`, /\d+/);
  process.kill(kept.pid, "SIGTERM");
  expect(await kept.code).toBe(0);
  expect(kept.said).not.toContain("again");
});

it("[SE-60] leaves no site behind when it is killed", async () => {
  const program = "process.on('disconnect', () => process.exit(0)); process.send('serving'); console.log(process.pid)";
  const kept = await keep(`${program}; setInterval(() => {}, 1000)`, /\d+/);
  process.kill(kept.pid, "SIGKILL");
  const isThere = (): boolean => {
    try {
      return process.kill(Number(kept.said), 0);
    } catch {
      return false;
    }
  };
  await vi.waitFor(() => expect(isThere()).toBe(false), 10_000);
});
