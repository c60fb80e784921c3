import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openBackend } from "../../../adapters/embedded/backend.ts";
import { keysIn } from "../../../adapters/embedded/folder/keys.ts";
import { temporaryFolder } from "../../../adapters/embedded/testing/folders.ts";
import { checkFolder } from "./folder.ts";
import { checkLock } from "./lock.ts";

const check = async (folder: string) =>
  (await checkFolder({ folder })).filter(({ text }) => !/[MG]B are free/.test(text));

it("[ON-16] tells of a folder that isn't there, and makes none", async () => {
  const folder = join(temporaryFolder(), "a/b");
  const found = await checkFolder({ folder });
  expect(found).toEqual([
    { level: "ok", text: `${folder} isn't there yet: the first start makes it.` },
    { level: "ok", text: expect.stringMatching(/[MG]B are free/) },
  ]);
  expect(existsSync(folder)).toBe(false);
});

it("finds a file in the folder's place", async () => {
  const file = join(temporaryFolder(), "data");
  writeFileSync(file, "");
  expect(await check(file)).toEqual([{ level: "problem", text: expect.stringContaining("isn't a folder") }]);
});

it("finds keys without a database, and keys that can't be read", async () => {
  const folder = temporaryFolder();
  keysIn(join(folder, "keys.json"));
  const missing = { level: "problem", text: expect.stringContaining("is its disk or volume mounted?") };
  expect(await check(folder)).toContainEqual(missing);
  expect(await checkFolder({ folder, databaseUrl: "postgresql://db.example/club" })).not.toContainEqual(missing);

  writeFileSync(join(folder, "keys.json"), "{");
  expect(await check(folder)).toContainEqual({ level: "problem", text: expect.stringContaining("can't be read") });
});

it("finds a database that was never completed, and a damaged one", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "postgres"));
  expect(await check(folder)).toContainEqual({ level: "warning", text: expect.stringContaining("never completed") });
  writeFileSync(join(folder, "ready"), "");
  expect(await check(folder)).toContainEqual({ level: "problem", text: expect.stringContaining("is damaged") });
});

it.skipIf(process.platform === "win32")("finds keys and a folder that other users can read", async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  expect(await check(folder)).toEqual([{ level: "warning", text: expect.stringContaining("chmod 700") }]);
  writeFileSync(join(folder, "keys.json"), "{}", { mode: 0o644 });
  expect(await check(folder)).toContainEqual({ level: "problem", text: expect.stringContaining("chmod 600") });
});

it.runIf(process.getuid?.() !== 0)("finds a folder that can't be written", async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o500);
  expect(await check(folder)).toEqual([{ level: "problem", text: expect.stringContaining("chown") }]);
});

it("[ON-16] tells whether a process has the folder, and whether that is the site", async () => {
  const folder = temporaryFolder();
  const asked: string[] = [];
  const ask = (localAddress: string | undefined, isSite: boolean) =>
    checkLock({ folder, localAddress }, async (address) => (asked.push(address), isSite));
  expect(await ask("http://127.0.0.1:3000", true)).toMatchObject([{ text: expect.stringContaining("is stopped") }]);
  expect(readdirSync(folder)).toEqual([]);

  const backend = await openBackend({ folder, siteUrl: "http://127.0.0.1", seed: false });
  expect(await ask("http://127.0.0.1:3000", true)).toMatchObject([
    { level: "ok", text: "The site is running at http://127.0.0.1:3000." },
  ]);
  expect(await ask("http://127.0.0.1:3000", false)).toMatchObject([{ text: expect.stringContaining("A process has") }]);
  expect(await ask(undefined, true)).toMatchObject([{ text: expect.stringContaining("A process has") }]);
  expect(asked).toEqual(["http://127.0.0.1:3000", "http://127.0.0.1:3000"]);
  await backend.close();
  expect(await ask(undefined, true)).toMatchObject([{ text: expect.stringContaining("is stopped") }]);
});
