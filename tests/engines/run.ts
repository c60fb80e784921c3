import { join } from "node:path";
import { beginEvening } from "./evening.ts";
import { findEngines } from "./find.ts";
import { walk } from "./walk.ts";

// npm run test:engines -- http://127.0.0.1:3000 webkit: a site with the demo's data, which runs already; and the one engine to try.
const [site = "http://127.0.0.1:3000", only] = process.argv.slice(2);
const isThere = await fetch(site).catch(() => undefined);
if (!isThere) {
  console.error(`No site answers at ${site}. Run npm start first.`);
  process.exit(1);
}
for (const { name, packages, open } of findEngines().filter(({ name }) => (only ?? name) === name)) {
  if (!open) {
    console.error(`${name} is missing: apt-get install ${packages}`);
    process.exitCode = 1;
    continue;
  }
  const evening = await beginEvening(site);
  const browser = await open();
  const { found, steps } = await walk(browser, site, join(".cache/engines", name), evening).finally(async () => {
    await browser.end();
    await evening.end();
  });
  console.log(
    [`${name}, ${steps} steps: ${found.length === 0 ? "all as it should be" : "wrong:"}`, ...found].join("\n  "),
  );
  if (found.length > 0) process.exitCode = 1;
}
