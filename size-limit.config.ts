import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { budgetsFor } from "./scripts/sizeBudgets.ts";
import { buildFolder } from "./src/build/folders.ts";
import { ensureBuilt } from "./src/server/build.ts";

ensureBuilt();

const { pageFiles } = (await import(
  pathToFileURL(join(buildFolder, "server/site.js")).href
)) as typeof import("./src/server/site.ts");

// What browsers are sent, compressed by brotli, in kB.
export default budgetsFor(
  join(buildFolder, "client"),
  {
    // The budget is 150. A tip with its bar, sidebar, plans in steps, the search's button and the place of embeds is 164.3:
    // docs/decisions/0054-first-load.md.
    page: 164.5,
    // All views of the panel, with their tables that sort, the palette, the frame, the search's button, the times of publication and the
    // links to drafts: 305.1.
    panel: 306.5,
    // The editor of a text, whose preview draws the cover of its plan: 64.4.
    panelPart: 64.5,
    part: 38.5,
    parts: { "src/container.ts": 129, "src/parts/staff.ts": 50.5 },
    // The search, its page, its dialog and its rules are 9; the versions of content, compared and restored, 9.5; embeds 4.
    scripts: 787,
    // The alphabets that a page has letters of.
    assets: { "archivo-french.woff2": 51.5, "archivo-western.woff2": 37, "archivo-eastern.woff2": 74.5 },
  },
  pageFiles,
);
