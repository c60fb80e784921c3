import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { readReport } from "./reports.ts";
import { endedSteps, forgetSteps, recordStep } from "./steps.ts";
import { summaryOf } from "./summary.ts";
import { tiers } from "./tiers.ts";

// Runs the tests of the named tiers, `core` by default: `node scripts/test.ts core large`. A failed step ends nothing but a
// failed build, which all others need. The last lines say what failed, how each step ended, and how long it took.

const isTier = (name: string): name is keyof typeof tiers => name in tiers;
const named = process.argv.slice(2);
const unknown = named.find((name) => !isTier(name));
if (unknown !== undefined) throw new Error(`No tier is named ${unknown}: ${Object.keys(tiers).join(", ")}`);
const steps = (named.length > 0 ? named.filter(isTier) : (["core"] as const)).flatMap((name) => tiers[name]);

const root = join(import.meta.dirname, "..");
forgetSteps(steps.map(({ name }) => name));
for (const { report } of steps) {
  if (report === undefined) continue;
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
}

for (const { name, command, report } of steps) {
  const begun = performance.now();
  const env = { ...process.env, ...(report !== undefined && { REPORT: report }) };
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
  recordStep({ name, passed: status === 0, seconds: (performance.now() - begun) / 1000 });
  if (status !== 0) process.exitCode = 1;
  if (status !== 0 && name === "build") break;
}

const ended = endedSteps();
const outcomes = steps.map(({ name, report }) => ({
  name,
  ended: ended.find((step) => step.name === name),
  report: report === undefined ? undefined : readReport(report, root),
}));
console.log(`\n${summaryOf(outcomes).join("\n")}`);
