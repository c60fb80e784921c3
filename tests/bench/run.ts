// npm run bench: measures the built site against its budgets on this machine, and prints a table. The verdicts fail
// nothing: the figures depend on the machine and its load.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBuilt } from "../../src/server/build.ts";
import { findWholeChromium } from "../chromium.ts";
import type { Row } from "./budgets.ts";
import { byteRows } from "./bytes.ts";
import { clickRow } from "./click.ts";
import { likesRow } from "./likes.ts";
import { lighthouseRows } from "./lighthouse.ts";
import { listRow } from "./lists.ts";
import { panelListRow } from "./panelList.ts";
import { freePort, type Program, startProgram } from "./programs.ts";
import { publishRows } from "./publish.ts";
import { requestRows } from "./requests.ts";
import { tableOf } from "./table.ts";
import { keystrokeRow } from "./writing.ts";

/** The public pages that are measured. */
const tip = "/tips/tenir-un-site-a-deux";
const paths = [
  "/",
  "/about",
  "/shop",
  "/teams",
  "/team-valorant",
  "/partners",
  "/recruitment",
  "/news",
  "/news/montreal-notre-premier-plateau",
  "/tips",
  tip,
  "/contact",
  "/auth",
  "/privacy",
  "/terms",
];

const times = { lighthouse: 5, click: 7 };

const root = join(import.meta.dirname, "../..");
const data = mkdtempSync(join(tmpdir(), "bench-data-"));
const programs: Program[] = [];

const begin = async (...args: Parameters<typeof startProgram>): Promise<Program> => {
  const program = await startProgram(...args);
  programs.push(program);
  return program;
};

const say = (what: string) => console.error(`${what}…`);

try {
  ensureBuilt();
  const port = String(await freePort());
  await begin(process.execPath, [join(root, "src/server/start.ts")], /The site is at/, {
    PORT: port,
    DATA_FOLDER: data,
  });
  const site = `http://127.0.0.1:${port}`;
  const plain = await begin(
    process.execPath,
    [join(import.meta.dirname, "scriptless.ts"), site, ...paths],
    /^http:.*\n/,
  );
  const rows: Row[] = [];

  say("Lighthouse");
  rows.push(...(await lighthouseRows(site, plain.said.trim(), paths, times.lighthouse)));

  const browser = await chromium.launch(await findWholeChromium());
  say("Clicks");
  rows.push(await clickRow(browser, site, tip, times.click));
  say("Bytes");
  const bytes = await byteRows(browser, site, paths);

  say("Requests");
  rows.push(...(await requestRows(site, tip, join(data, "static"))));
  rows.push(await likesRow(site));
  say("Lists");
  rows.push(await listRow());

  // Last, because they create articles.
  say("The staff's panel");
  rows.push(...(await publishRows(browser, site)), await keystrokeRow(browser, site));
  rows.push(await panelListRow(browser, site, data), ...bytes);
  const version = browser.version();
  await browser.close();

  console.log(`\n${tableOf(rows)}`);
  console.log(`\n${cpus().length} cores, Node ${process.version}, Chromium ${version}`);
} finally {
  await Promise.all(programs.map((program) => program.end()));
  rmSync(data, { recursive: true, force: true });
}
