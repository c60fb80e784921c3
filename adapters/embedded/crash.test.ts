import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { killingIn } from "../../tests/endurance/killing.ts";
import { soundnessOf } from "../../tests/endurance/soundness.ts";
import { temporaryFolder } from "./testing/folders.ts";

// `npm run test:kills` repeats this test.
it("[BE-6] survives kills in its first start and in the middle of writes, and keeps what it acknowledged", async () => {
  const folder = join(temporaryFolder(), "data");
  const { begin, killServer, killEngine, killBoth, said, acknowledged } = killingIn(folder);

  const unfinished = begin();
  while (!existsSync(join(folder, "postgres", "base"))) await wait(2);
  unfinished.process.kill("SIGKILL");
  await unfinished.ended();
  expect(existsSync(join(folder, "ready"))).toBe(false);

  await killServer();
  await killEngine(2);
  await killBoth();

  expect(await soundnessOf(folder, said)).toEqual({ lost: [], miscounted: [], damage: [] });
  expect(acknowledged()).toBeGreaterThanOrEqual(100);
  expect(readdirSync(folder).filter((name) => name.startsWith("postgres.unfinished-"))).toHaveLength(1);
  // A start follows each kill; on a busy machine all starts may take minutes.
}, 240_000);
