import { existsSync, readFileSync } from "node:fs";
import { tiers } from "./tiers.ts";

// Adds up the reports of the test runners, with the exit codes of `npm test`, `npm run test:large` and the check:
// `node scripts/countTests.ts <core> <large> <check>`.
const [core = "1", large = "1", check = "1"] = process.argv.slice(2);

type Counts = { readonly passed: number; readonly failed: number };

/** A runner without a report counts as one failure. */
const countIn = (file: string, read: (report: never) => Counts): Counts =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8")) as never) : { passed: 0, failed: 1 };

type Vitest = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
};

const ofVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites }: Vitest): Counts => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites),
});

type Suite = {
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
};
type Playwright = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
};

/** The titles of tests that passed at the second try. Their cause is mended by the next change. */
const flakyIn = ({ specs = [], suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ title, tests }) => (tests.some(({ status }) => status === "flaky") ? [title] : [])),
  ...suites.flatMap(flakyIn),
];

const ofPlaywright = ({ stats, suites }: Playwright): Counts => {
  for (const title of suites.flatMap(flakyIn)) console.log(`flaky: ${title}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

const counts = [
  ...[...tiers.core, ...tiers.large].flatMap(({ command, report }) =>
    report === undefined ? [] : [countIn(report, command.startsWith("playwright") ? ofPlaywright : ofVitest)],
  ),
  { passed: Number(check === "0"), failed: Number(check !== "0") },
];

const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const counted = counts.reduce((sum, one) => sum + one.failed, 0);
const failed = counted === 0 && (core !== "0" || large !== "0") ? 1 : counted;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
