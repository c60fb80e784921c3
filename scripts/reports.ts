import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test that failed, or that passed at the second try only. */
export type Trouble = {
  /** Its path in the project. */
  readonly file: string;
  readonly title: string;
  /** The error of its first try, on one line. */
  readonly message: string;
  /** The path of its trace, of a browser test. */
  readonly trace?: string;
};

/** What a runner reported. */
export type Report = {
  readonly passed: number;
  readonly failed: readonly Trouble[];
  readonly flaky: readonly Trouble[];
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
};

const onOneLine = (message: string) => stripVTControlCharacters(message).replaceAll(/\s+/g, " ").trim();

export type VitestJson = {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** A file that can't be loaded fails without a failed test: it counts as one. */
export const reportOfVitest = ({ numPassedTests, testResults }: VitestJson, root: string): Report => ({
  passed: numPassedTests,
  failed: testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [{ file, title: "the file", message: onOneLine(message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        message: onOneLine(failureMessages[0] ?? ""),
      }));
    }),
  flaky: [],
  files: testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  })),
});

type Suite = {
  readonly specs?: readonly {
    readonly title: string;
    /** Relative to the folder of the browser tests. */
    readonly file: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number;
        readonly error?: { readonly message?: string };
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
};
export type PlaywrightJson = {
  readonly stats: { readonly expected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
  /** Of the run: a site that didn't start. */
  readonly errors?: readonly { readonly message?: string }[];
};

/** The tests of a suite and of those in it, a row for each project. */
const testsIn = ({
  specs = [],
  suites = [],
}: Suite): readonly (Trouble & {
  readonly status: string;
  readonly seconds: number;
})[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const trace = results
        .flatMap(({ attachments = [] }) => attachments)
        .find(({ name, path }) => name === "trace" && path !== undefined)?.path;
      return {
        file: `tests/e2e/${file}`,
        title: `${title} (${projectName})`,
        message: onOneLine(results.flatMap(({ error }) => error?.message ?? [])[0] ?? ""),
        ...(trace !== undefined && { trace }),
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      };
    }),
  ),
  ...suites.flatMap(testsIn),
];

export const reportOfPlaywright = ({ stats, suites, errors = [] }: PlaywrightJson, root: string): Report => {
  const tests = suites.flatMap(testsIn);
  const seconds = new Map<string, number>();
  for (const test of tests) seconds.set(test.file, (seconds.get(test.file) ?? 0) + test.seconds);
  const troubles = (wanted: string): readonly Trouble[] =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ file, title, message, trace }) => ({
        file,
        title,
        message,
        ...(trace !== undefined && { trace: relative(root, trace) }),
      }));
  return {
    passed: stats.expected + stats.flaky,
    failed: [
      ...troubles("unexpected"),
      ...errors.map(({ message = "" }) => ({
        file: "playwright.config.ts",
        title: "the run",
        message: onOneLine(message),
      })),
    ],
    flaky: troubles("flaky"),
    files: [...seconds].map(([file, sum]) => ({ file, seconds: sum })),
  };
};

/** The report that a runner wrote; undefined when it wrote none. */
export const readReport = (file: string, root: string): Report | undefined => {
  if (!existsSync(file)) return undefined;
  const json = JSON.parse(readFileSync(file, "utf8")) as VitestJson | PlaywrightJson;
  return "testResults" in json ? reportOfVitest(json, root) : reportOfPlaywright(json, root);
};
