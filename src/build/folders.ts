import { createHash } from "node:crypto";
import { basename, join, resolve } from "node:path";

/** Where the project lies. All folders here are whole paths. */
export const root = resolve(import.meta.dirname, "../..");

const own = join(root, "src/club");

/** The folder of the club whose site is built: this project's own, or another's by `CLUB_FOLDER`. */
export const clubFolder = resolve(root, process.env["CLUB_FOLDER"] || own);

// Two folders may have the same name.
const sign = createHash("sha256").update(clubFolder).digest("hex").slice(0, 8);

/** Where the site is built to. Another club's site doesn't take the place of the project's own. */
export const buildFolder =
  clubFolder === own ? join(root, "dist") : join(root, ".cache/sites", `${basename(clubFolder)}-${sign}`);
