import { build } from "vite";
import { readClub } from "../src/build/club/clubFile.ts";
import { ClubRefusal } from "../src/build/club/clubModule.ts";
import { leftoversIn, leftoverWarning } from "../src/build/club/demoLeftovers.ts";
import { buildFolder, clubFolder } from "../src/build/folders.ts";
import { binariesHere } from "../adapters/embedded/engine/binaries.ts";
import { EngineRefusal } from "../adapters/embedded/engine/refusal.ts";
import { isStale, makeBuild, takeBuildLock } from "../src/server/build.ts";

// A test may start it in test mode: every build is for production.
process.env["NODE_ENV"] = "production";

/** Part of the build, because the packages may be read-only at the first start. */
const makeEngineLinks = () => {
  try {
    binariesHere();
  } catch (reason) {
    // A build for a hosted project needs no PostgreSQL; a start without it reports what is missing.
    if (!(reason instanceof EngineRefusal)) throw reason;
  }
};

const lock = await takeBuildLock();
// `npm start` prints the warning about demo texts itself.
const isForStart = process.argv.includes("--if-stale");
// A second process may have built the site while this process waited for the lock.
const isWanted = !isForStart || isStale();

try {
  if (isWanted) {
    makeEngineLinks();
    await readClub(clubFolder);
    await makeBuild(buildFolder, async () => {
      await build({ logLevel: "warn" });
      await build({ logLevel: "warn", build: { ssr: "src/server/site.ts", outDir: `${buildFolder}/server` } });
    });
  }
  const leftovers = isForStart ? [] : await leftoversIn(clubFolder);
  if (leftovers.length > 0) console.warn(`\n${leftoverWarning(clubFolder, leftovers)}`);
} catch (reason) {
  if (!(reason instanceof ClubRefusal)) throw reason;
  console.error(reason.message);
  process.exitCode = 1;
} finally {
  lock.release();
}
