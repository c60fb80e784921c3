import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../src/build/folders.ts";
import { type Mutant, mutants } from "../tests/mutants/mutants.ts";
import { patched, readPatch } from "../tests/mutants/patch.ts";

// Puts one fault of tests/mutants at a time into a copy of the sources, and runs the test files that should see it. Arguments: the
// numbers of the faults, all by default. Fails when a fault isn't found or no longer fits the sources. What only the long tier tries finds
// none: a fault has to be seen at each change.

const copy = join(root, ".cache/mutants");
const report = join(copy, ".cache/report.json");
/** Milliseconds: a fault may be a loop without end. */
const longestRun = 600_000;

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const entry of readdirSync(root)) {
  if (/^(?:\.cache|\.git|\.data.*|dist|node_modules|test-results)$/.test(entry)) continue;
  cpSync(join(root, entry), join(copy, entry), { recursive: true });
}
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");

type Ran = { readonly failed: number; readonly passed: number; readonly said: string };

const run = ({ seenBy, titles }: Pick<Mutant, "seenBy" | "titles">, ...options: readonly string[]): Ran => {
  rmSync(report, { force: true });
  const named = titles === undefined ? [] : ["-t", titles];
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=!long",
    "--maxWorkers=1",
    ...named,
    ...options,
    ...seenBy,
  ];
  const { stdout, stderr } = spawnSync(process.execPath, vitest, {
    cwd: copy,
    env: { ...process.env, REPORT: report },
    encoding: "utf8",
    maxBuffer: Infinity,
    timeout: longestRun,
  });
  const said = `${stdout}${stderr}`;
  try {
    const counted = JSON.parse(readFileSync(report, "utf8")) as { numFailedTests: number; numPassedTests: number };
    return { failed: counted.numFailedTests, passed: counted.numPassedTests, said };
  } catch {
    return { failed: 0, passed: 0, said };
  }
};

/** Puts a fault into the copy, and returns how the tests that should see it end. */
const outcomeOf = (name: string, mutant: Mutant): "found" | "NOT FOUND" | "DOESN'T FIT" | "NO TEST RAN" => {
  const patch = readPatch(readFileSync(join(root, "tests/mutants", `${name}.patch`), "utf8"));
  const file = join(copy, patch.file);
  const source = readFileSync(file, "utf8");
  const faulty = patched(source, patch);
  if (faulty === undefined) return "DOESN'T FIT";
  writeFileSync(file, faulty);
  const { failed, passed, said } = run(mutant, "--bail=1");
  writeFileSync(file, source);
  if (failed > 0) return "found";
  if (passed > 0) return "NOT FOUND";
  console.log(said);
  return "NO TEST RAN";
};

const numbers = process.argv.slice(2);
const chosen = Object.entries(mutants).filter(
  ([name]) => numbers.length === 0 || numbers.some((number) => Number(number) === Number(name.slice(0, 2))),
);
if (chosen.length === 0) throw new Error(`No fault has this number: ${numbers.join(", ")}`);

/** The files as often as titles choose other tests of them. */
const groups = new Map<string | undefined, Set<string>>();
for (const [, { seenBy, titles }] of chosen) {
  const files = groups.get(titles) ?? new Set();
  groups.set(titles, files);
  for (const file of seenBy) files.add(file);
}
for (const [titles, files] of groups) {
  const { failed, passed, said } = run({ seenBy: [...files], ...(titles !== undefined && { titles }) });
  if (failed === 0 && passed > 0) continue;
  console.log(said);
  console.log("The tests have to pass without a fault first.");
  process.exit(1);
}

const missed: string[] = [];
for (const [name, mutant] of chosen) {
  const begun = performance.now();
  const outcome = outcomeOf(name, mutant);
  console.log(`${outcome.padEnd(11)}  ${name}  ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (outcome !== "found") missed.push(`${outcome}  ${name}: ${mutant.breaks}`);
}
for (const line of missed) console.log(line);
console.log(`found ${chosen.length - missed.length} of ${chosen.length}`);
process.exitCode = missed.length > 0 ? 1 : 0;
