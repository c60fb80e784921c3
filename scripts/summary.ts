import type { Report, Trouble } from "./reports.ts";
import type { EndedStep } from "./steps.ts";

/** A step that should have run: how it ended, and what its runner reported. */
export type Outcome = {
  readonly name: string;
  /** Absent: it didn't run. */
  readonly ended?: EndedStep | undefined;
  readonly report?: Report | undefined;
};

/** So that a run ends with at most forty lines of this. */
const [mostFailed, mostFlaky, slowest] = [12, 4, 10];

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`;

/** The first lines of a list, and how many more there are. */
const firstLines = <Item>(items: readonly Item[], most: number, line: (item: Item) => string): readonly string[] => [
  ...items.slice(0, most).map(line),
  ...(items.length > most ? [`… and ${items.length - most} more`] : []),
];

const lineOf =
  (word: string) =>
  ({ file, title, message, trace }: Trouble): string =>
    `${word}  ${file} › ${title}: ${message}`.slice(0, 300) + (trace === undefined ? "" : `  trace: ${trace}`);

/** A step that failed without a failed test counts as one: a build, a runner that ended early. */
const failedIn = ({ ended, report }: Outcome): number => Math.max(report?.failed.length ?? 0, ended?.passed ? 0 : 1);

/** How many tests passed and failed. A step without tests counts as one. */
export const countOf = (outcomes: readonly Outcome[]): { readonly passed: number; readonly failed: number } => ({
  passed: outcomes.reduce((sum, { ended, report }) => sum + (report?.passed ?? (ended?.passed ? 1 : 0)), 0),
  failed: outcomes.reduce((sum, outcome) => sum + failedIn(outcome), 0),
});

/**
 * What a reader of the end of a run looks for: the slowest files, minutes by step, flaky tests, and last the failed ones, each with its
 * file.
 */
export const summaryOf = (outcomes: readonly Outcome[]): readonly string[] => {
  const reports = outcomes.flatMap(({ report }) => report ?? []);
  const files = reports.flatMap((report) => report.files).toSorted((a, b) => b.seconds - a.seconds);
  return [
    ...files.slice(0, slowest).map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`),
    ...outcomes.map(({ name, ended }) => {
      if (!ended) return `FAILED  ${name.padEnd(24)} didn't run`;
      const word = ended.passed ? "passed" : "FAILED";
      return `${word}  ${name.padEnd(24)} ${minutes(ended.seconds)}${ended.failed ? `  ${ended.failed}` : ""}`;
    }),
    `        ${"together".padEnd(24)} ${minutes(outcomes.reduce((sum, { ended }) => sum + (ended?.seconds ?? 0), 0))}`,
    ...firstLines(
      reports.flatMap(({ flaky }) => flaky),
      mostFlaky,
      lineOf("flaky"),
    ),
    ...firstLines(
      reports.flatMap(({ failed }) => failed),
      mostFailed,
      lineOf("failed"),
    ),
  ];
};
