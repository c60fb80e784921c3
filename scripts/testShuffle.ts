import { randomInt } from "node:crypto";
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readReport } from "./reports.ts";
import { countOf, type Outcome, summaryOf } from "./summary.ts";

// Runs the tests in three shuffled orders, or each file of the browser tests alone on a new site, so that a test that needs what another
// left behind fails: `node scripts/testShuffle.ts [--project <name>]… [--seed <number> | --alone]`. A seed repeats an order.

const browser = [
  "core embedded",
  "core editing",
  "embedded",
  "editing",
  "identity",
  "hostile",
  "memory",
  "development",
  "other club",
  "reduced",
];
const units = ["units", "core", "large", "long"];

const { values } = parseArgs({
  options: { project: { type: "string", multiple: true }, seed: { type: "string" }, alone: { type: "boolean" } },
});
const unknown = values.project?.find((name) => ![...browser, ...units].includes(name));
if (unknown !== undefined) throw new Error(`No project is named ${unknown}: ${[...browser, ...units].join(", ")}`);
if (values.seed !== undefined && !/^\d+$/.test(values.seed)) throw new Error(`A seed is a number: ${values.seed}`);
const isNamed = (project: string) => values.project?.includes(project) ?? true;
const seeds = values.seed === undefined ? [1, 2, 3].map(() => String(randomInt(1, 2 ** 31))) : [values.seed];

const root = join(import.meta.dirname, "..");
const run = (name: string, command: string, args: readonly string[]): Outcome => {
  // Playwright empties the folder that is named as the report: each project keeps the traces of its failed tests.
  const REPORT = `.cache/reports/shuffle ${name.replaceAll("/", "-")}.json`;
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  const begun = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, REPORT, SHUFFLED: "yes" } });
  const ended = { name, passed: status === 0, seconds: (performance.now() - begun) / 1000 };
  return { name, ended, report: readReport(REPORT, root) };
};

/** The files of a project, as playwright finds them. */
const filesOf = (project: string): readonly string[] => {
  const { stdout, stderr, status } = spawnSync(
    "playwright",
    ["test", "--list", "--reporter=json", `--project=${project}`],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`Playwright doesn't list the files: ${stderr}${stdout}`);
  const { suites } = JSON.parse(stdout) as { readonly suites: readonly { readonly file: string }[] };
  return suites.map(({ file }) => file);
};

const inBrowser = (project: string) => ["test", "--workers=1", "--retries=0", `--project=${project}`];
const shuffled = (seed: string): readonly Outcome[] => [
  ...units
    .filter(isNamed)
    .map((project) =>
      run(`${project}, seed ${seed}`, "vitest", [
        "run",
        "--sequence.shuffle.files",
        `--sequence.seed=${seed}`,
        `--project=${project}`,
      ]),
    ),
  ...browser
    .filter(isNamed)
    .map((project) => run(`${project}, seed ${seed}`, "playwright", [...inBrowser(project), `--shuffle=${seed}`])),
];
const outcomes = values.alone
  ? browser
      .filter(isNamed)
      .flatMap((project) =>
        filesOf(project).map((file) => run(`${project}, ${file}`, "playwright", [...inBrowser(project), `/${file}$`])),
      )
  : seeds.flatMap(shuffled);

console.log(`\n${summaryOf(outcomes).join("\n")}`);
if (countOf(outcomes).failed > 0) process.exitCode = 1;
