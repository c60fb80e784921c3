import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { tiers } from "./tiers.ts";

// Adds up the reports of the test runners, with the exit codes of `npm test`, `npm run test:large` and the check:
// `node scripts/countTests.ts <core> <large> <check>`. What failed is named once more: the end of a long output is what one sees of it.
const [core = "1", large = "1", check = "1"] = process.argv.slice(2);

type Counts = { readonly passed: number; readonly failed: number };

/** A runner without a report counts as one failure. */
const countIn = (file: string, read: (report: never) => Counts): Counts =>
  existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8")) as never) : { passed: 0, failed: 1 };

/** What went wrong, without terminal colours, on one line: its start says enough to find the rest. */
const inShort = (message: string) => stripVTControlCharacters(message).replaceAll(/\s+/g, " ").slice(0, 300);

const print = (title: string, messages: readonly string[]) => {
  console.log([title, ...messages.map(inShort)].join("\n    "));
};

type Vitest = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const ofVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }: Vitest): Counts => {
  for (const { name, status, message, assertionResults } of testResults.filter((file) => file.status === "failed")) {
    print(`${status}: ${relative(process.cwd(), name)}`, message === "" ? [] : [message]);
    for (const { fullName, failureMessages } of assertionResults.filter((test) => test.status === "failed")) {
      print(`  ${fullName}`, failureMessages);
    }
  }
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
};

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

const messagesOf = (tries: readonly Try[]) =>
  tries.flatMap(({ error }) => (error?.message === undefined ? [] : [error.message]));

/** Prints the tests that failed, and those that passed at the second try: of both the cause is mended by the next change. */
const printTrouble = ({ specs = [], suites = [] }: Suite) => {
  for (const { title, tests } of specs) {
    for (const { status, results } of tests.filter((test) => test.status === "flaky" || test.status === "unexpected")) {
      print(`${status === "flaky" ? "flaky" : "failed"}: ${title}`, messagesOf(results));
    }
  }
  suites.forEach(printTrouble);
};

const ofPlaywright = ({ stats, suites }: Playwright): Counts => {
  suites.forEach(printTrouble);
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
