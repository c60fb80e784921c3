import { basename, join } from "node:path";

/** The folder of the club whose site is built: this project's own, or another's by `CLUB_FOLDER`. */
export const clubFolder = process.env["CLUB_FOLDER"] || "src/club";

/** Where the site is built to. Another club's site doesn't take the place of the project's own. */
export const buildFolder = process.env["CLUB_FOLDER"] ? join(".cache", "sites", basename(clubFolder)) : "dist";
