import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
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

type Try = { readonly error?: { readonly message?: string } };
type Suite = {
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly Try[] }[];
  }[];
  readonly suites?: readonly Suite[];
};
type Playwright = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
};

/** The start of what went wrong at each try, without terminal colours, on one line. */
const errorsOf = (tries: readonly Try[]) =>
  tries.flatMap(({ error }) =>
    error?.message === undefined ? [] : [stripVTControlCharacters(error.message).replaceAll(/\s+/g, " ").slice(0, 300)],
  );

/**
 * The tests that failed, and those that passed at the second try, each with its errors: the end of a long output is what one sees of it.
 * Of both the cause is mended by the next change.
 */
const troubleIn = ({ specs = [], suites = [] }: Suite): readonly string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky" || status === "unexpected")
      .map(({ status, results }) =>
        [`${status === "flaky" ? "flaky" : "failed"}: ${title}`, ...errorsOf(results)].join("\n    "),
      ),
  ),
  ...suites.flatMap(troubleIn),
];

const ofPlaywright = ({ stats, suites }: Playwright): Counts => {
  for (const trouble of suites.flatMap(troubleIn)) console.log(trouble);
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
