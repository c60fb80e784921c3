import { createHash } from "node:crypto";
import { basename, join, resolve } from "node:path";

/** The project's folder. All folders here are absolute paths. */
export const root = resolve(import.meta.dirname, "../..");

const own = join(root, "src/club");

/** The folder of the club to build: this project's own, or another by `CLUB_FOLDER`. */
export const clubFolder = resolve(root, process.env["CLUB_FOLDER"] || own);

/** The features that the build leaves out, as a test of removed features does. */
const without = process.env["WITHOUT_FEATURES"]?.split(",").filter(Boolean) ?? [];

// Tells folders with the same name apart.
const sign = createHash("sha256")
  .update([clubFolder, ...without].join())
  .digest("hex")
  .slice(0, 8);

/** The output of the build. Another club's site, and one without some features, is built to a folder of its own. */
export const buildFolder =
  clubFolder === own && without.length === 0
    ? join(root, "dist")
    : join(root, ".cache/sites", `${basename(clubFolder)}-${sign}`);
