/** A step of the tests: a command, and the report (REPORT) of its runner, which `summary.ts` sums up. */
export type Step = { readonly name: string; readonly command: string; readonly report?: string };

const report = (name: string) => `.cache/reports/${name}.json`;

/** The tests in tiers, in the order in which they run. docs/reference/tests.md says what is in each. */
export const tiers: Readonly<Record<"core" | "large", readonly Step[]>> = {
  core: [
    { name: "build", command: "npm run build" },
    { name: "units", command: "vitest run --project units --project core", report: report("units") },
    {
      name: "core in the browser",
      command: 'playwright test --project "core embedded" --project "core editing"',
      report: report("core-browser"),
    },
  ],
  large: [
    { name: "large", command: "vitest run --project large", report: report("large") },
    { name: "hosted", command: "vitest run --config vitest.hosted.config.ts", report: report("hosted") },
    {
      name: "the other browser tests",
      command: `playwright test ${["embedded", "editing", "identity", "hostile", "memory", "development", "other club", "reduced"].map((project) => `--project "${project}"`).join(" ")}`,
      report: report("browser"),
    },
  ],
};
