import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { takeLock } from "./lock.ts";
import { temporaryFolder } from "../testing/folders.ts";

it("is one owner's until released", () => {
  const file = join(temporaryFolder(), "lock");
  const lock = takeLock(file);
  expect(lock).toBeDefined();
  expect(takeLock(file)).toBeUndefined();
  lock?.release();
  const next = takeLock(file);
  expect(next).toBeDefined();
  next?.release();
});

it("[BE-10] is free again as soon as its owner was killed", async () => {
  const file = join(temporaryFolder(), "lock");
  const owner = spawn(process.execPath, [fileURLToPath(new URL("../testing/lockHolder.ts", import.meta.url)), file]);
  onTestFinished(() => void owner.kill("SIGKILL"));
  const [said] = await once(owner.stdout, "data");
  expect(String(said).trim()).toBe("taken");
  expect(takeLock(file)).toBeUndefined();

  owner.kill("SIGKILL");
  await once(owner, "exit");
  const lock = takeLock(file);
  expect(lock).toBeDefined();
  lock?.release();
});
