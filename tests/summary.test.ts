import { expect, it } from "vitest";
import { reportOfPlaywright, reportOfVitest } from "../scripts/reports.ts";
import { countOf, type Outcome, summaryOf } from "../scripts/summary.ts";

const root = "/project";

const units = reportOfVitest(
  {
    numPassedTests: 2,
    testResults: [
      {
        name: "/project/ui/likes.test.ts",
        status: "failed",
        message: "",
        startTime: 1_000,
        endTime: 4_500,
        assertionResults: [
          { fullName: "[TP-6] likes once", status: "passed", failureMessages: [] },
          {
            fullName: "[TP-6] rolls back",
            status: "failed",
            failureMessages: ["\u001B[31mAssertionError\u001B[39m:\n  expected 1"],
          },
        ],
      },
      {
        name: "/project/ui/broken.test.ts",
        status: "failed",
        message: "No such module",
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  },
  root,
);

const tried = (status: string, tries: number) => ({
  projectName: "editing",
  status,
  results: Array.from({ length: tries }, (_, at) => ({
    duration: 2_000,
    ...(at === 0 && {
      error: { message: "Timed out" },
      attachments: [{ name: "trace", path: "/project/.cache/e2e-results/a/trace.zip" }],
    }),
  })),
});
const browser = reportOfPlaywright(
  {
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        suites: [
          { specs: [{ title: "[TP-1] reads", file: "tips.spec.ts", tests: [tried("flaky", 2)] }] },
          { specs: [{ title: "[TP-2] writes", file: "tips.spec.ts", tests: [tried("unexpected", 2)] }] },
        ],
      },
    ],
  },
  root,
);

const outcomes: readonly Outcome[] = [
  { name: "build", ended: { name: "build", passed: true, seconds: 60 } },
  { name: "units", ended: { name: "units", passed: false, seconds: 90 }, report: units },
  { name: "browser", ended: { name: "browser", passed: false, seconds: 30 }, report: browser },
  { name: "hosted" },
  { name: "check", ended: { name: "check", passed: false, seconds: 12, failed: "lint" } },
];

it("[QA-13] names the slowest files, each step with its minutes, the flaky and the failed tests with their files", () => {
  expect(summaryOf(outcomes)).toEqual([
    "   8.0 s  tests/e2e/tips.spec.ts",
    "   3.5 s  ui/likes.test.ts",
    "   0.0 s  ui/broken.test.ts",
    "passed  build                    1.0 min",
    "FAILED  units                    1.5 min",
    "FAILED  browser                  0.5 min",
    "FAILED  hosted                   didn't run",
    "FAILED  check                    0.2 min  lint",
    "        together                 3.2 min",
    "flaky  tests/e2e/tips.spec.ts › [TP-1] reads (editing): Timed out  trace: .cache/e2e-results/a/trace.zip",
    "failed  ui/likes.test.ts › [TP-6] rolls back: AssertionError: expected 1",
    "failed  ui/broken.test.ts › the file: No such module",
    "failed  tests/e2e/tips.spec.ts › [TP-2] writes (editing): Timed out  trace: .cache/e2e-results/a/trace.zip",
  ]);
});

it("counts a step that failed without a failed test, or didn't run, as one failure", () => {
  expect(countOf(outcomes)).toEqual({ passed: 1 + 2 + 2, failed: 2 + 1 + 1 + 1 });
  expect(countOf([{ name: "units", ended: { name: "units", passed: false, seconds: 1 } }])).toEqual({
    passed: 0,
    failed: 1,
  });
});

it("[QA-13] fits into forty lines, whatever failed", () => {
  const trouble = { file: "ui/a.test.ts", title: "a".repeat(400), message: "b".repeat(4_000) };
  const many = Array.from({ length: 500 }, () => trouble);
  const files = Array.from({ length: 500 }, (_, at) => ({ file: `ui/${at}.test.ts`, seconds: at }));
  const report = { passed: 1, failed: many, flaky: many, files };
  const all: readonly Outcome[] = Array.from({ length: 7 }, (_, at) => ({
    name: `step ${at}`,
    ended: { name: `step ${at}`, passed: false, seconds: 1 },
    report,
  }));
  const lines = summaryOf(all);
  expect(lines.length).toBeLessThan(40);
  expect(lines.at(-1)).toBe(`… and ${7 * 500 - 12} more`);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(300);
});
