import { availableParallelism } from "node:os";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { clubPlugin } from "./src/build/club/clubPlugin.ts";
import { clubFolder } from "./src/build/folders.ts";

const testsIn = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;

/** Vitest keeps transformed modules by their source, and these are made of the club's folder. */
const clubUncached: Plugin = {
  name: "club-uncached",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.includes("virtual:club") ? false : undefined)),
};

/** The files that take longest. By size, as vitest goes, some would begin last and leave the other cores idle. */
const longest = [
  "tests/contracts/embedded.test.ts",
  "adapters/embedded/engine/ownDatabase.test.ts",
  "tests/faults/members.test.ts",
  "tests/faults/staff.test.ts",
  "tests/security/rights.test.ts",
];
const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- This one isn't an array's.
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  // In the palette's own colours: what is computed of them is tested for every club.
  plugins: [clubPlugin(clubFolder, { isRecolored: false }), clubUncached],
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    reporters: ["default", ["json", { outputFile: ".cache/unit.json" }]],
    // One more than cores: some files mostly wait, for time limits of the product and for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    globalSetup: "adapters/embedded/testing/cluster.ts",
    // lite's cheapest hashes: tests sign up and in hundreds of times.
    env: { LITE_AUTH_BCRYPT_COST: "4" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Many start servers, databases and processes, or put a model together of what they import: each file is alone.
      { extends: true, test: { name: "alone", include: [testsIn("{adapters,ui,src,supabase,tests}")] } },
      // What is pure shares one process: to start one takes longer than the tests of a file.
      { extends: true, test: { name: "domain", include: [testsIn("domain")], isolate: false, restoreMocks: true } },
    ],
  },
});
