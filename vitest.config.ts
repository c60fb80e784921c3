import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { clubPlugin } from "./src/build/club/clubPlugin.ts";
import { clubFolder } from "./src/build/folders.ts";
import { workerPlugin } from "./src/build/workerPlugin.ts";

const testsIn = (folders: string) => `${folders}/**/*.test.{ts,tsx}`;

/** Vitest keeps transformed modules by their source, and these are made of the club's folder. */
const clubUncached: Plugin = {
  name: "club-uncached",
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.includes("virtual:club") ? false : undefined)),
};

/**
 * The tests across layers that `npm test` has, beside the units: what the main ways stand on. A new file of `tests/` is in the large
 * tier until it is named here or as long. docs/reference/tests.md
 */
const core = [
  "contracts/{embedded,memory}",
  "security/{memberData,rights,schema}",
  "{accountNames,applicationRules,contactRules,passwordRules,textRules}",
  "{advisories,container,days,documents,french,handlers,lockfile,packages,requirements,seed,stores,summary,tiers}",
].map((names) => `tests/${names}.test.ts`);

/** Units that take long: they start databases and sites, draw pictures, or try thousands of orders of events. */
const largeUnits = [
  testsIn("adapters/embedded"),
  testsIn("src/operations"),
  testsIn("src/server/documents"),
  testsIn("src/build/fonts"),
  "{src,ui}/**/{answerReads,form,optimistic,pageCache,query,scoring}.property.test.ts",
];

/** What takes minutes and rarely breaks: `npm run test:long`. */
const long = [
  "tests/{boundaries,check,doctor,hostedFloods,proxies}.test.ts",
  "tests/security/{floods,plans}.test.ts",
  testsIn("tests/upgrades"),
  "adapters/embedded/{crash,backup/places,backup/upgrade}.test.ts",
  "{src,ui}/**/{answerReads,optimistic}.property.test.ts",
];

/** In the large tier with a part of their rows, in the long one with all. */
const faultTables = ["tests/faults/{adapters,members,staff}.test.ts"];

/** The files that take longest begin first: by size, as vitest goes, some would begin last and leave the other cores idle. */
const longest = [
  "tests/boundaries.test.ts",
  "tests/contracts/embedded.test.ts",
  "tests/doctor.test.ts",
  "tests/faults/adapters.test.ts",
  "tests/faults/members.test.ts",
  "tests/features.test.tsx",
  "tests/instances.test.ts",
  "tests/pageWeight.test.ts",
  "tests/proxies.test.ts",
  "tests/start.test.ts",
  "tests/stop.test.ts",
  "adapters/embedded/backup/backup.test.ts",
  "adapters/embedded/backup/places.test.ts",
  "adapters/embedded/backup/upgrade.test.ts",
  "adapters/embedded/engine/ownDatabase.test.ts",
  "src/operations/setup.test.ts",
  "ui/lib/optimistic.property.test.ts",
];
const isOneOfLongest = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));
const isAlone = ({ project }: TestSpecification) => project.config.isolate;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- This one isn't an array's.
    const sorted = await super.sort(files);
    const short = sorted.filter((file) => !isOneOfLongest(file));
    // A process goes on to the next file while that one may share it.
    return [...sorted.filter(isOneOfLongest), ...short.filter(isAlone), ...short.filter((file) => !isAlone(file))];
  }
}

export default defineConfig({
  // In the palette's own colours: what is computed of them is tested for every club.
  plugins: [clubPlugin(clubFolder), clubUncached, workerPlugin()],
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    reporters: ["default", ["json", { outputFile: process.env["REPORT"] ?? ".cache/reports/units.json" }]],
    // One more than cores: some files mostly wait, for time limits of the product and for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    // npm run test:shuffle
    ...(!process.argv.includes("--sequence.shuffle.files") && { sequence: { sequencer: LongestFirst } }),
    globalSetup: "adapters/embedded/testing/cluster.ts",
    env: {
      // lite's cheapest hashes: tests sign up and in hundreds of times.
      LITE_AUTH_BCRYPT_COST: "4",
      // The sites and commands that tests start compile the same sources.
      NODE_COMPILE_CACHE: join(import.meta.dirname, ".cache/compiled"),
    },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: "tests/patience.ts",
    // As tests/patience.ts.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // These share processes: to import what a file needs often takes longer than its tests.
      {
        extends: true,
        test: {
          name: "units",
          include: [testsIn("{adapters,domain,src,ui}")],
          exclude: [testsIn("adapters/supabase"), ...largeUnits],
          isolate: false,
          setupFiles: "tests/cleanUp.ts",
        },
      },
      // These start sites, replace the network (tests/network.ts is set up by the file that imports it) or count what a process holds.
      { extends: true, test: { name: "core", include: [...core, testsIn("adapters/supabase")] } },
      {
        extends: true,
        test: {
          name: "large",
          include: [testsIn("{supabase,tests}"), ...largeUnits],
          // npm run test:hosted
          exclude: [...core, ...long, testsIn("tests/hosted")],
        },
      },
      { extends: true, test: { name: "long", include: [...long, ...faultTables], env: { FULL_TABLES: "1" } } },
    ],
  },
});
