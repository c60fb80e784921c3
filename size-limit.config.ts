import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { budgetsFor } from "./scripts/sizeBudgets.ts";
import { buildFolder } from "./src/build/folders.ts";
import { ensureBuilt } from "./src/server/build.ts";

ensureBuilt();

const { budgets } = (await import(
  pathToFileURL(join(buildFolder, "server/site.js")).href
)) as typeof import("./src/server/site.ts");

// What readers are sent, compressed by brotli, in kB. Each limit is the measured size, up to the next half kilobyte or 5 % more. It goes
// down with the size, and up only for a reason that the commit tells. A first page should stay below 115 kB:
// docs/decisions/0054-first-load.md. Pages and their parts have their limits in `src/features/`.
export default budgetsFor(
  join(buildFolder, "client"),
  {
    entry: 98,
    smallPart: 6,
    scripts: 598,
    // The alphabets that a page has letters of.
    assets: { "archivo-french.woff2": 51.5, "archivo-western.woff2": 37, "archivo-eastern.woff2": 74.5 },
  },
  {
    pages: [...budgets.pages, { path: "*", sources: ["ui/app/NotFoundPage.tsx"], limit: 99.5 }],
    parts: {
      ...budgets.parts,
      "src/parts/container": 123,
      "src/parts/staff": 149.5,
      "src/browser/linkSession.ts": 22,
      "ui/design/components/overlays/OpenDialog.tsx": 19.5,
    },
  },
);
