import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isStale, makeBuild, takeBuildLock } from "./build.ts";

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

let folder: string;
let sources: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  sources = join(folder, "sources");
  mkdirSync(sources);
  writeFileSync(join(sources, "page.ts"), "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

const made = async () => {};

it("[DV-2] builds anew what is missing, or made of other sources", async () => {
  expect(isStale(folder, sources)).toBe(true);
  await makeBuild(folder, made, sources);
  expect(isStale(folder, sources)).toBe(false);
  expect(isStale(folder)).toBe(true);

  writeFileSync(join(sources, "page.ts"), "two");
  expect(isStale(folder, sources)).toBe(true);
  writeFileSync(join(sources, "page.ts"), "one");
  expect(isStale(folder, sources)).toBe(false);
  writeFileSync(join(sources, "more.ts"), "");
  expect(isStale(folder, sources)).toBe(true);
  rmSync(join(sources, "more.ts"));
  rmSync(join(sources, "page.ts"));
  expect(isStale(folder, sources)).toBe(true);
});

it("[PK-1] a complete build stays complete when times or tests change, and asking writes nothing", async () => {
  await makeBuild(folder, made, sources);
  const later = Date.now() / 1_000 + 60;
  utimesSync(join(sources, "page.ts"), later, later);
  writeFileSync(join(sources, "page.test.ts"), "it(…)");
  const before = readdirSync(folder);
  expect(isStale(folder, sources)).toBe(false);
  expect(readdirSync(folder)).toEqual(before);
});

it("[PK-1] a build that fails stays stale, also where an older one was complete", async () => {
  await makeBuild(folder, made, sources);
  const failed = makeBuild(folder, () => Promise.reject(new Error("no space")), sources);
  await expect(failed).rejects.toThrow("no space");
  expect(isStale(folder, sources)).toBe(true);
  expect(existsSync(join(folder, "sources.sha256"))).toBe(false);
});

it("[PK-1] sources that change during the build leave it stale", async () => {
  await makeBuild(folder, async () => writeFileSync(join(sources, "page.ts"), "two"), sources);
  expect(isStale(folder, sources)).toBe(true);
});
