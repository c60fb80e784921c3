import { join } from "node:path";
import { budgetsFor } from "./scripts/sizeBudgets.ts";
import { buildFolder } from "./src/build/folders.ts";

// What readers are sent, compressed by brotli. Each limit is what was measured and a little more: it goes down with what it
// weighs, and up only for a reason that the commit tells. A first page should stay below 115 kB; why it doesn't yet:
// docs/decisions/0010-router.md.
export default budgetsFor(join(buildFolder, "client"), {
  firstPages: {
    "first page at /tips (budget 115 kB)": { page: "ui/tips/tipsRoute.ts", limit: "133 kB" },
    "first page at a tip (budget 115 kB)": { page: "ui/tips/tipRoute.ts", limit: "138 kB" },
  },
  files: {
    // Every page.
    "client.js": "0.1 kB",
    "app.js": "122 kB",
    "rolldown-runtime.js": "0.4 kB",
    "pieces.js": "8.2 kB",
    "archivo-french.woff2": "49.2 kB",
    // The alphabets that a page has letters of.
    "archivo-western.woff2": "35.4 kB",
    "archivo-eastern.woff2": "71.2 kB",
    // One page each.
    "tipsRoute.js": "3.3 kB",
    "tipRoute.js": "7.7 kB",
    "authRoute.js": "5.1 kB",
    "notFoundRoute.js": "0.9 kB",
    // Once somebody acts.
    "container.js": "34.5 kB",
    "supabase.js": "60 kB",
  },
});
