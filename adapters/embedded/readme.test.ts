import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const here = import.meta.dirname;
const readme = readFileSync(join(here, "README.md"), "utf8");
const code = [...readme.matchAll(/`([\w./]+\/|[\w./]+\.ts)`/g)].map(([, path = ""]) => path);

it("names files and folders that are there", () => {
  const places = ["", "../.."];
  const missing = code.filter((path) => !places.some((place) => existsSync(join(here, place, path))));
  expect([code.length > 30, missing]).toEqual([true, []]);
});

it("names tests of plain lite that are there", () => {
  const tests = ["plainLite.test.ts", "auth/plainAuth.test.ts"].map((file) => readFileSync(join(here, file), "utf8"));
  const titles = [...readme.matchAll(/\| "(.+?)(?: …)?"/g)].map(([, title = ""]) => title);
  expect(titles.length).toBeGreaterThan(4);
  expect(titles.filter((title) => !tests.join("\n").includes(title))).toEqual([]);
});
