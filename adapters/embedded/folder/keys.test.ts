import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { keysIn, newKeys } from "./keys.ts";
import { temporaryFolder } from "../testing/folders.ts";

it("keeps the keys it made", () => {
  const file = join(temporaryFolder(), "keys.json");
  const keys = keysIn(file);
  expect(keysIn(file)).toEqual(keys);
});

it.skipIf(process.platform === "win32")("keeps them in a file that only its owner reads", () => {
  const file = join(temporaryFolder(), "keys.json");
  keysIn(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("makes unique secrets", () => {
  const [one, other] = [newKeys(), newKeys()];
  expect(one.anonKey).toBe(other.anonKey);
  expect(one.jwtSecret).not.toBe(other.jwtSecret);
  expect(one.secretKey).not.toBe(other.secretKey);
  expect(one.jwtSecret.length).toBeGreaterThanOrEqual(32);
});

it.each(["", "not JSON", "{}", '{"secretKey": "short", "jwtSecret": "short"}'])("refuses a spoilt file: %s", (text) => {
  const file = join(temporaryFolder(), "keys.json");
  writeFileSync(file, text);
  expect(() => keysIn(file)).toThrow(expect.objectContaining({ name: "FolderRefusal", kind: "damaged" }));
});

it("[NT-30] adds keys of web push to a file from before, once, and refuses spoilt ones", () => {
  const file = join(temporaryFolder(), "keys.json");
  const { pushKeys: _, anonKey: __, ...before } = newKeys();
  writeFileSync(file, JSON.stringify(before));
  const keys = keysIn(file);
  expect(keys).toMatchObject(before);
  expect(keys.pushKeys.publicKey).toMatch(/^[\w-]{87}$/);
  expect(keys.pushKeys.privateKey).toMatch(/^[\w-]{43}$/);
  expect(keysIn(file)).toEqual(keys);
  writeFileSync(file, JSON.stringify({ ...before, pushKeys: { publicKey: "short" } }));
  expect(() => keysIn(file)).toThrow(expect.objectContaining({ kind: "damaged" }));
});
