import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tiers } from "../scripts/tiers.ts";
import config from "../vitest.config.ts";

const root = join(import.meta.dirname, "..");
const commands = Object.values(tiers).flatMap((steps) => steps.map(({ command }) => command));

/** The projects that these commands name; one that is left out has a "!". */
const runBy = (program: string): readonly string[] =>
  commands
    .filter((command) => command.startsWith(program))
    .flatMap((command) =>
      [...command.matchAll(/--project (?:"([^"!]+)"|(\w+))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ""),
    );

it("[QA-16] runs each project of the browser tests in one tier", () => {
  const browser = readFileSync(join(root, "playwright.config.ts"), "utf8");
  // Sites that tests need are named for their projects.
  const projects = new Set([...browser.matchAll(/\bname: "([^"]+)"/g)].map(([, name]) => name));
  expect(runBy("playwright").toSorted()).toEqual([...projects].toSorted());
});

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === "object" && "test" in project ? [project.test] : [],
);

it("[QA-16] runs each project of the other tests in one tier", () => {
  expect(runBy("vitest run --project").toSorted()).toEqual(projects.map((project) => project?.name).toSorted());
});

it("[QA-16] has each test file in one tier, and fault tables in full once more", () => {
  const filesAt = (patterns: readonly string[] = []) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  const tried = projects.flatMap((project) => {
    const excluded = filesAt(project?.exclude);
    return [...new Set(filesAt(project?.include))].filter((file) => !excluded.includes(file));
  });
  const twice = ["adapters", "members", "staff"].map((name) => `tests/faults/${name}.test.ts`);
  const all = filesAt(["{adapters,domain,src,supabase,tests,ui}/**/*.test.{ts,tsx}"]);
  const hosted = filesAt(["tests/hosted/*.test.ts"]);
  expect([...tried, ...hosted].toSorted()).toEqual([...all, ...twice].toSorted());
});
