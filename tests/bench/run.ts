// npm run bench: measures the built site against its budgets on this machine, prints a table and writes it into docs/reference/bench.md. The
// verdicts fail nothing: the figures depend on the machine. On a busy machine it ends without figures.
// npm run bench -- <parts> measures some of them: requests, lists, lighthouse, clicks, bytes, peers, panel.
// BENCH_PEERS="Next=<address>,Ghost=<address>" measures other sites with the same content beside it.
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureBuilt } from "../../src/server/build.ts";
import { findWholeChromium } from "../chromium.ts";
import type { Row } from "./budgets.ts";
import { byteRows } from "./bytes.ts";
import { untilCalm } from "./calm.ts";
import { clickRows } from "./click.ts";
import { hydrationRows } from "./hydration.ts";
import { likesRow } from "./likes.ts";
import { lighthouseRows } from "./lighthouse.ts";
import { listRows } from "./lists.ts";
import { panelListRow } from "./panelList.ts";
import { freePort, type Program, startOptions, startProgram } from "./programs.ts";
import { peerRows, peersIn } from "./peers.ts";
import { publishRows } from "./publish.ts";
import { writeReport } from "./report.ts";
import { fillTips, memoryRow, requestRows } from "./requests.ts";
import { tableOf } from "./table.ts";
import { visitRow } from "./visit.ts";
import { keystrokeRow } from "./writing.ts";

/** The public pages that are measured. */
const tip = "/tips/tenir-un-site-a-deux";
const paths = [
  "/",
  "/about",
  "/shop",
  "/teams",
  "/team-valorant",
  "/matches",
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

/** One page of each kind. */
const kinds = ["/", "/news", "/news/montreal-notre-premier-plateau", tip, "/contact"];

const root = join(import.meta.dirname, "../..");

/** The second site finds what the first has compiled. */
const startArguments = [...startOptions, join(root, "src/server/start.ts")];

const times = { lighthouse: 5, click: 7, visit: 3 };

const data = mkdtempSync(join(tmpdir(), "bench-data-"));
const programs: Program[] = [];

const begin = async (...args: Parameters<typeof startProgram>): Promise<Program> => {
  const program = await startProgram(...args);
  programs.push(program);
  return program;
};

const parts = ["requests", "lists", "lighthouse", "clicks", "bytes", "peers", "panel"] as const;
const chosen = process.argv.slice(2);

const rows: Row[] = [];
const measured: string[] = [];

/**
 * Measures a part, unless the command names others. Waits until nothing else keeps the processor busy. One that fails leaves the
 * figures of the others.
 */
const measure = async (part: (typeof parts)[number], rowsOf: () => Promise<readonly Row[]>): Promise<void> => {
  if (chosen.length > 0 && !chosen.includes(part)) return;
  console.error(`${part}…`);
  try {
    await untilCalm();
    const found = await rowsOf();
    rows.push(...found);
    if (found.length > 0) measured.push(part);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
};

try {
  const peers = peersIn(process.env["BENCH_PEERS"]);
  ensureBuilt();
  const loop = await untilCalm();
  const port = String(await freePort());
  await begin(process.execPath, startArguments, /The site is at/, {
    PORT: port,
    DATA_FOLDER: data,
  });
  const site = `http://127.0.0.1:${port}`;
  const plain = await begin(
    process.execPath,
    [join(import.meta.dirname, "scriptless.ts"), site, ...paths],
    /^http:.*\n/,
  );

  await measure("requests", async () => {
    const crowdedData = join(data, "crowded");
    const crowdedPort = String(await freePort());
    const crowded = await begin(process.execPath, startArguments, /The site is at/, {
      PORT: crowdedPort,
      DATA_FOLDER: crowdedData,
    });
    const crowdedSite = `http://127.0.0.1:${crowdedPort}`;
    const tips = await fillTips(crowdedSite, crowdedData);
    const found = [...(await requestRows(crowdedSite, tip, tips, join(data, "static"))), memoryRow(crowded.pid)];
    await crowded.end();
    return [...found, await likesRow(site)];
  });
  await measure("lists", listRows);
  await measure("lighthouse", () => lighthouseRows(site, plain.said.trim(), paths, times.lighthouse));

  const browser = await chromium.launch(await findWholeChromium());
  await measure("clicks", async () => [
    ...(await hydrationRows(browser, site, kinds, times.visit)),
    await visitRow(browser, site, times.visit),
    ...(await clickRows(browser, site, tip, times.click)),
  ]);
  await measure("bytes", () => byteRows(browser, site, paths));
  await measure("peers", () => peerRows(peers, times.lighthouse));
  // Last, because it creates articles.
  await measure("panel", async () => [
    ...(await publishRows(browser, site)),
    await keystrokeRow(browser, site),
    await panelListRow(browser, site, data),
  ]);
  const version = browser.version();
  await browser.close();

  const day = new Date().toISOString().slice(0, 10);
  const missing = parts.filter((part) => !measured.includes(part));
  const left = missing.length > 0 ? ` Not measured: ${missing.join(", ")}.` : "";
  const machine = `${day}, ${cpus().length} cores (a loop of forty million additions takes ${Math.round(loop)} ms), Node ${process.version}, Chromium ${version}.${left}`;
  console.log(`\n${tableOf(rows)}\n\n${machine}`);
  writeReport(
    join(root, "docs/reference/bench.md"),
    rows.filter(({ what }) => !what.startsWith("file ")),
    machine,
  );
} finally {
  await Promise.all(programs.map((program) => program.end()));
  rmSync(data, { recursive: true, force: true });
}
