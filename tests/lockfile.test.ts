import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { completed, type Lockfile, missingIn, platformOf } from "../scripts/completeLockfile.ts";

const lockfile = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as Lockfile;

describe("package-lock.json", () => {
  it("[QA-9] contains every optional package that a package names, for all platforms", () => {
    expect(missingIn(lockfile)).toEqual([]);
  });

  it("names no registry, so that each machine uses its own", () => {
    expect(Object.entries(lockfile.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

describe("completing it", () => {
  const tool = {
    version: "1.0.0",
    dev: true,
    optionalDependencies: { "@tool/linux-x64-gnu": "1.0.0", "@tool/win32-arm64": "1.0.0" },
  };
  const seen: Lockfile = {
    packages: {
      "": {},
      "node_modules/@tool/linux-x64-gnu": { version: "1.0.0" },
      "node_modules/tool": tool,
    },
  };

  it("adds only what is missing, in npm's order", () => {
    const whole = completed(seen);
    expect(Object.entries(whole.packages)).toEqual([
      ["", {}],
      ["node_modules/@tool/linux-x64-gnu", { version: "1.0.0" }],
      [
        "node_modules/@tool/win32-arm64",
        { version: "1.0.0", dev: true, optional: true, cpu: ["arm64"], os: ["win32"] },
      ],
      ["node_modules/tool", tool],
    ]);
    expect(completed(whole)).toEqual(whole);
  });

  it("finds a package where Node would: beside the one that names it, or in a parent folder", () => {
    const inner = { "node_modules/a/node_modules/b": { optionalDependencies: { "c-linux-x64": "1.0.0" } } };
    const at = (place: string) => missingIn({ packages: { ...inner, [place]: {} } });
    expect(at("node_modules/a/node_modules/b/node_modules/c-linux-x64")).toEqual([]);
    expect(at("node_modules/a/node_modules/c-linux-x64")).toEqual([]);
    expect(at("node_modules/c-linux-x64")).toEqual([]);
    expect(at("node_modules/d/node_modules/c-linux-x64")).toHaveLength(1);
  });

  it("derives from names the platforms that npm read from the packages", () => {
    const fromNpm = Object.entries(lockfile.packages).filter(
      // This name doesn't tell the platform.
      ([place, { os, integrity }]) => os && integrity && place !== "node_modules/fsevents",
    );
    expect(fromNpm.length).toBeGreaterThan(20);
    // Some packages don't name the C library, and some have a string where others have a list.
    const listOf = ({ os = [], cpu = [] }: Lockfile["packages"][string]) => [[os].flat(), [cpu].flat()];
    expect(fromNpm.map(([place]) => [place, listOf(platformOf(place))])).toEqual(
      fromNpm.map(([place, locked]) => [place, listOf(locked)]),
    );
  });

  it.each([
    ["a package that isn't for one platform", { helper: "1.0.0" }],
    ["a version that isn't exact", { "@tool/linux-x64": "^1.0.0" }],
  ])("refuses %s", (_, optionalDependencies) => {
    expect(() => completed({ packages: { "": { optionalDependencies } } })).toThrow("lock it by hand");
  });
});
