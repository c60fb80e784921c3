import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../src/build/folders.ts";
import { mutants } from "./mutants/mutants.ts";
import { patched, readPatch } from "./mutants/patch.ts";

// `npm run test:mutants` puts them in, one at a time, and runs the tests that should see them.

const read = (file: string): string => readFileSync(join(root, file), "utf8");

it("[QA-15] names all faults of the folder, forty", () => {
  const files = globSync("tests/mutants/*.patch", { cwd: root });
  expect(Object.keys(mutants).map((name) => join("tests/mutants", `${name}.patch`))).toEqual(files.toSorted());
  expect(files).toHaveLength(40);
});

it.each(Object.entries(mutants))("[QA-15] %s fits the sources, and its tests are there", (name, { seenBy }) => {
  const patch = readPatch(read(`tests/mutants/${name}.patch`));
  expect(patched(read(patch.file), patch)).toBeDefined();
  expect(seenBy.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
