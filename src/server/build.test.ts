import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { takeBuildLock } from "./build.ts";

it("[DV-2] lets one process build at a time", async () => {
  const first = await takeBuildLock();
  let isSecondIn = false;
  const second = takeBuildLock().then((lock) => {
    isSecondIn = true;
    return lock;
  });
  await wait(300);
  expect(isSecondIn).toBe(false);
  first.release();
  (await second).release();
  expect(isSecondIn).toBe(true);
});
