import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { advisories, concerned } from "../scripts/checkAdvisories.ts";
import type { Lockfile } from "../scripts/completeLockfile.ts";

const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as Lockfile;

it("[SE-57] no locked package is concerned by a known advisory", () => {
  expect(concerned(lockfile, advisories)).toEqual([]);
});

it("[SE-57] each known advisory is of a locked package", () => {
  const names = new Set(Object.keys(lockfile.packages).map((place) => place.split("node_modules/").at(-1)));
  expect(advisories.filter((one) => !names.has(one.package))).toEqual([]);
});

it("[SE-57] finds a package of a concerned version anywhere, also under another name, and no other", () => {
  const known = [
    { package: "@tool/server", range: "<1.19.10 || >=2.0.0 <2.1.3", id: "GHSA-1", why: "it serves files" },
  ];
  const packages = {
    "": { name: "@tool/server", version: "1.0.0" },
    "node_modules/@tool/server": { version: "1.19.9" },
    "node_modules/kit/node_modules/@tool/server": { version: "2.1.3" },
    "node_modules/alias": { name: "@tool/server", version: "2.1.2" },
    "node_modules/server": { version: "1.0.0" },
  };
  expect(concerned({ packages }, known)).toEqual([
    "node_modules/@tool/server 1.19.9 is concerned by GHSA-1 (<1.19.10 || >=2.0.0 <2.1.3): it serves files",
    "node_modules/alias 2.1.2 is concerned by GHSA-1 (<1.19.10 || >=2.0.0 <2.1.3): it serves files",
  ]);
});

it("[SE-57] refuses a range that says nothing", () => {
  expect(() => concerned({ packages: {} }, [{ package: "kit", range: "old", id: "GHSA-2", why: "" }])).toThrow(
    "GHSA-2",
  );
});
