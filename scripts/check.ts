import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { forgetSteps, recordStep } from "./steps.ts";

// Runs every script of package.json named `check:…`, one per core at a time. Prints for each whether it passed and how long
// it took, then the output of the failed ones with advice.

const advice: Readonly<Record<string, string>> = {
  types: "Nothing else can be trusted until the types fit.",
  format: "`npm run format` puts it right.",
  lint: "A rule that is wrong for this project is switched off in .oxlintrc.json, with its reason.",
  layers: "Who may import whom stands in .dependency-cruiser.cjs, and why in docs/decisions/0001-layers.md.",
  domain: "Make it a port, or an argument.",
  dead: "Take it out. A program's beginning that nothing names is named in knip.json.",
  doubles: "Say it in one place. What counts as a double stands in .jscpd.json.",
  advisories:
    "Update the package, or override its version in package.json. scripts/advisories.json says what each one concerns.",
  size: "Load it later, or do without. A budget is raised in size-limit.config.ts, and the commit says why.",
};

type Outcome = { readonly passed: boolean; readonly said: string };

const run = (command: string): Promise<Outcome> =>
  new Promise((ended) => {
    const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    const hear = (words: Buffer) => (said += words.toString());
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("close", (code) => ended({ passed: code === 0, said: said.trim() }));
  });

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const parts = Object.entries(scripts).flatMap(([script, command]) =>
  script.startsWith("check:") ? [{ name: script.slice("check:".length), command }] : [],
);

forgetSteps(["check"]);
const begunAt = performance.now();
const failures: { readonly name: string; readonly text: string }[] = [];
const waiting = [...parts];
const work = async (): Promise<void> => {
  for (let part = waiting.shift(); part; part = waiting.shift()) {
    const begun = performance.now();
    const { passed, said } = await run(part.command);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${passed ? "passed" : "FAILED"}  ${part.name.padEnd(10)} ${seconds} s`);
    if (passed) continue;
    const text = [`\n── npm run check:${part.name}`, said, advice[part.name]].filter(Boolean).join("\n\n");
    failures.push({ name: part.name, text });
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));

for (const { text } of failures) console.error(text);
recordStep({
  name: "check",
  passed: failures.length === 0,
  seconds: (performance.now() - begunAt) / 1000,
  ...(failures.length > 0 && { failed: failures.map(({ name }) => name).join(", ") }),
});
process.exitCode = failures.length > 0 ? 1 : 0;
