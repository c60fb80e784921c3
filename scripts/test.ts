import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { tiers } from "./tiers.ts";

// Runs the tests of the named tiers, `core` by default: `node scripts/test.ts core large`. A failed step ends nothing but a
// failed build, which all others need. The last lines say how each step ended, and how long it took.

const isTier = (name: string): name is keyof typeof tiers => name in tiers;
const named = process.argv.slice(2);
const unknown = named.find((name) => !isTier(name));
if (unknown !== undefined) throw new Error(`No tier is named ${unknown}: ${Object.keys(tiers).join(", ")}`);
const steps = (named.length > 0 ? named.filter(isTier) : (["core"] as const)).flatMap((name) => tiers[name]);

for (const { report } of steps) {
  if (report === undefined) continue;
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
}

const ended: string[] = [];
for (const { name, command, report } of steps) {
  const begun = performance.now();
  const env = { ...process.env, ...(report !== undefined && { REPORT: report }) };
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  ended.push(`${status === 0 ? "passed" : "FAILED"}  ${name.padEnd(24)} ${minutes} min`);
  if (status !== 0) process.exitCode = 1;
  if (status !== 0 && name === "build") break;
}
console.log(`\n${ended.join("\n")}`);
