import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tiers } from "../scripts/tiers.ts";

it("runs each project of the browser tests in one tier", () => {
  const config = readFileSync(join(import.meta.dirname, "../playwright.config.ts"), "utf8");
  // Sites that tests need are named for their projects.
  const projects = new Set([...config.matchAll(/\bname: "([^"]+)"/g)].map(([, name]) => name));
  const run = [...tiers.core, ...tiers.large].flatMap(({ command }) =>
    [...command.matchAll(/--project "([^"]+)"/g)].map(([, name]) => name),
  );
  expect(run.toSorted()).toEqual([...projects].toSorted());
});
