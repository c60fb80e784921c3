/** A step of the tests: a command, and the report (REPORT) of its runner, which `summary.ts` sums up. */
export type Step = { readonly name: string; readonly command: string; readonly report?: string };

const report = (name: string) => `.cache/reports/${name}.json`;

/** The tests in tiers, in the order in which they run. docs/reference/tests.md says what is in each. */
export const tiers: Readonly<Record<"core" | "large" | "long", readonly Step[]>> = {
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
    {
      name: "hosted",
      command: 'vitest run --config vitest.hosted.config.ts --project "!long"',
      report: report("hosted"),
    },
    {
      name: "the other browser tests",
      command: `playwright test ${["embedded", "editing", "identity", "hostile", "memory", "other club", "reduced"].map((project) => `--project "${project}"`).join(" ")}`,
      report: report("browser"),
    },
  ],
  long: [
    { name: "long", command: "vitest run --project long", report: report("long") },
    {
      name: "hosted, long",
      command: "vitest run --config vitest.hosted.config.ts --project long",
      report: report("hosted-long"),
    },
    {
      name: "the sources in the browser",
      command: 'playwright test --project "development"',
      report: report("long-browser"),
    },
    { name: "editing, shuffled", command: "npm run test:shuffle -- --project editing" },
    { name: "seeded faults", command: "npm run test:mutants" },
  ],
};
