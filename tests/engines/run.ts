import { join } from "node:path";
import { findEngines } from "./find.ts";
import { walk } from "./walk.ts";

// npm run test:engines -- http://127.0.0.1:3000: a site with the demo's data, which runs already.
const site = process.argv[2] ?? "http://127.0.0.1:3000";
const isThere = await fetch(site).catch(() => undefined);
if (!isThere) {
  console.error(`No site answers at ${site}. Run npm start first.`);
  process.exit(1);
}
for (const { name, packages, open } of findEngines()) {
  if (!open) {
    console.error(`${name} is missing: apt-get install ${packages}`);
    process.exitCode = 1;
    continue;
  }
  const browser = await open();
  const found = await walk(browser, site, join(".cache/engines", name)).finally(browser.end);
  console.log([`${name}: ${found.length === 0 ? "all as it should be" : "wrong:"}`, ...found].join("\n  "));
  if (found.length > 0) process.exitCode = 1;
}
