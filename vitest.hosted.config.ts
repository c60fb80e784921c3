import { defineConfig } from "vitest/config";
import { clubPlugin } from "./src/build/club/clubPlugin.ts";
import { clubFolder } from "./src/build/folders.ts";

/** Tests of the embedded backend that run on a hosted project's database too. */
const on = (template: string, names: string, name = `hosted, ${template} by default`) => ({
  extends: true as const,
  test: {
    name,
    include: names.split(",").map((one) => `tests/security/${one}.test.ts`),
    env: { HOSTED_TEMPLATE: template },
  },
});

// npm run test:hosted: docs/decisions/0063-check-hosted.md
export default defineConfig({
  plugins: [clubPlugin(clubFolder)],
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    reporters: ["default", ["json", { outputFile: process.env["REPORT"] ?? ".cache/reports/hosted.json" }]],
    maxWorkers: 2,
    globalSetup: "tests/hosted/setup.ts",
    env: { LITE_AUTH_BCRYPT_COST: "4" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: "tests/patience.ts",
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: { name: "hosted", include: ["tests/hosted/*.test.ts"], env: { HOSTED_TEMPLATE: "nothing" } },
      },
      on("everything", "cells,schema"),
      // For the long tier: what the migrations leave of these privileges is held by the cells and the schema already.
      on("everything", "rights", "long"),
      on("nothing", "cells,memberData,rights,rows,schema,signUp"),
    ],
  },
});
