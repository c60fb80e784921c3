import { join } from "node:path";
import { readReport } from "./reports.ts";
import { endedSteps } from "./steps.ts";
import { countOf, summaryOf } from "./summary.ts";
import { tiers } from "./tiers.ts";

// Ends the output of `.ci/run`: what failed in `npm test`, `npm run test:large` and `npm run check`, what was flaky and what took long,
// then the line `N passed, N failed`. A step that didn't run has failed.

const root = join(import.meta.dirname, "..");
const ended = endedSteps();
const outcomes = [...tiers.core, ...tiers.large, { name: "check", report: undefined }].map(({ name, report }) => ({
  name,
  ended: ended.find((step) => step.name === name),
  report: report === undefined ? undefined : readReport(report, root),
}));
const { passed, failed } = countOf(outcomes);
console.log(["", ...summaryOf(outcomes), `${passed} passed, ${failed} failed`].join("\n"));
process.exitCode = failed === 0 ? 0 : 1;
