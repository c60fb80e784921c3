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
const isAlone = ({ project }: TestSpecification) => project.config.isolate;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- This one isn't an array's.
    const sorted = await super.sort(files);
    const short = sorted.filter((file) => !isLong(file));
    // A process goes on to the next file while that one may share it.
    return [...sorted.filter(isLong), ...short.filter(isAlone), ...short.filter((file) => !isAlone(file))];
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
      // Models are created once per process, and tests/network.ts is set up by the file that imports it.
      {
        extends: true,
        test: {
          name: "alone",
          include: [testsIn("{adapters/supabase,src,supabase,tests,ui}")],
          // npm run check:hosted
          exclude: [testsIn("tests/hosted")],
        },
      },
      // These share processes: to import what a file needs often takes longer than its tests.
      {
        extends: true,
        test: {
          name: "together",
          include: [testsIn("{adapters,domain}")],
          exclude: [testsIn("adapters/supabase")],
          isolate: false,
          setupFiles: "tests/cleanUp.ts",
        },
      },
    ],
  },
});
