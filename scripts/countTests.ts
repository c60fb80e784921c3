import { existsSync, readFileSync } from "node:fs";

// Adds up the reports of the test runners, with the exit codes of the commands: `node scripts/countTests.ts <tests> <check>`.
const [tests = "1", check = "1"] = process.argv.slice(2);

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

const counts = [
  countIn(".cache/unit.json", ofVitest),
  countIn(".cache/hosted.json", ofVitest),
  countIn(".cache/e2e.json", ({ stats, suites }: Playwright) => {
    for (const title of suites.flatMap(flakyIn)) console.log(`flaky: ${title}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  }),
  { passed: Number(check === "0"), failed: Number(check !== "0") },
];

const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const counted = counts.reduce((sum, one) => sum + one.failed, 0);
const failed = counted === 0 && tests !== "0" ? 1 : counted;
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
