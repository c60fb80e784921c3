import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import lighthouse from "lighthouse";
import { findWholeChromium } from "../chromium.ts";
import { atMost, budgets, median, type Row } from "./budgets.ts";
import { weightOf } from "./pageWeight.ts";
import { startProgram } from "./programs.ts";

type Visit = {
  readonly scores: Readonly<Record<string, number>>;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blocked: number;
  readonly bytes: number;
};

const categories = ["performance", "accessibility", "best-practices", "seo"];

type Browser = { readonly port: number; close(): Promise<void> };

/** A browser for Lighthouse, with a profile of its own. */
const openBrowser = async (): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), "bench-browser-"));
  const { executablePath, args } = await findWholeChromium();
  const own = ["--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--no-first-run"];
  const listening = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/;
  const browser = await startProgram(executablePath, [...args, ...own, "about:blank"], listening);
  return {
    port: Number(listening.exec(browser.said)?.[1]),
    async close() {
      await browser.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
};

/** On a busy machine a paint is sometimes missed: the visit is repeated, twice at most. */
const visit = async (address: string, browser: Browser, tries = 3): Promise<Visit> => {
  const result = (await lighthouse(address, { port: browser.port, onlyCategories: categories, logLevel: "silent" }))
    ?.lhr;
  const figure = (audit: string) => result?.audits[audit]?.numericValue ?? Number.NaN;
  const seen = {
    scores: Object.fromEntries(
      Object.values(result?.categories ?? {}).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    largestPaint: figure("largest-contentful-paint"),
    layoutShift: figure("cumulative-layout-shift"),
    blocked: figure("total-blocking-time"),
    bytes: figure("total-byte-weight"),
  };
  if (Object.values(seen).every((part) => !Number.isNaN(part))) return seen;
  if (tries > 1) return visit(address, browser, tries - 1);
  throw new Error(`Lighthouse could not visit ${address}`, { cause: result?.runtimeError });
};

const rowsOf = (path: string, site: readonly Visit[], scriptless: readonly Visit[]): readonly Row[] => {
  const middle = (visits: readonly Visit[], figure: (visit: Visit) => number) => median(visits.map(figure));
  const pair = (figure: (visit: Visit) => number) => [middle(site, figure), middle(scriptless, figure)] as const;
  const [paint, paintBeside] = pair(({ largestPaint }) => largestPaint);
  const [shift, shiftBeside] = pair(({ layoutShift }) => layoutShift);
  const [blocked, blockedBeside] = pair(({ blocked }) => blocked);
  const [bytes, bytesBeside] = pair(({ bytes }) => bytes);
  const ms = (figure: number) => `${Math.round(figure)} ms`;
  const kB = (figure: number) => `${(figure / 1000).toFixed(1)} kB`;
  return [
    ...categories.map((category): Row => {
      const score = middle(site, ({ scores }) => scores[category] ?? 0);
      const beside = middle(scriptless, ({ scores }) => scores[category] ?? 0);
      return {
        what: `${path}: ${category}`,
        measured: String(score),
        beside: String(beside),
        budget: String(budgets.score),
        verdict: atMost(budgets.score, score),
      };
    }),
    {
      what: `${path}: largest paint`,
      measured: ms(paint),
      beside: ms(paintBeside),
      ratio: (paint / paintBeside).toFixed(3),
      budget: `≤ ${budgets.largestPaint} ×`,
      verdict: atMost(paint / paintBeside, budgets.largestPaint),
    },
    {
      what: `${path}: layout shift`,
      measured: shift.toFixed(3),
      beside: shiftBeside.toFixed(3),
      budget: String(budgets.layoutShift),
      verdict: atMost(shift, budgets.layoutShift),
    },
    {
      what: `${path}: blocking time`,
      measured: ms(blocked),
      beside: ms(blockedBeside),
      budget: `≤ ${budgets.blocked} ms`,
      verdict: atMost(blocked, budgets.blocked),
    },
    {
      what: `${path}: bytes of all files`,
      measured: kB(bytes),
      beside: kB(bytesBeside),
      ratio: (bytes / bytesBeside).toFixed(2),
    },
  ];
};

/** Asks for a page until the server has compressed it as far as brotli can, for ten seconds at most: most visitors receive it so. */
const settle = async (address: string): Promise<void> => {
  const { packed: best } = await weightOf(await fetch(address));
  for (let time = 0; time < 40; time++) {
    const answer = await fetch(address, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    // Another window of brotli makes it a few bytes longer.
    if (Number(answer.headers.get("content-length")) / 1000 < best * 1.01) return;
    await setTimeout(250);
  }
};

/** The medians of a foreign page. */
export const visitsOf = async (address: string, times: number) => {
  const browser = await openBrowser();
  try {
    const visits: Visit[] = [];
    for (let time = 0; time < times; time++) visits.push(await visit(address, browser));
    return {
      performance: median(visits.map(({ scores }) => scores["performance"] ?? 0)),
      largestPaint: median(visits.map(({ largestPaint }) => largestPaint)),
      blocked: median(visits.map(({ blocked }) => blocked)),
    };
  } finally {
    await browser.close();
  }
};

/** Runs Lighthouse as a phone on each page, alternating with the page without scripts: a slow phase of the machine affects both. */
export const lighthouseRows = async (
  site: string,
  scriptless: string,
  paths: readonly string[],
  times: number,
): Promise<readonly Row[]> => {
  const browser = await openBrowser();
  try {
    const rows: Row[] = [];
    for (const path of paths) {
      const visits: Visit[] = [];
      const visitsBeside: Visit[] = [];
      await Promise.all([settle(site + path), settle(scriptless + path)]);
      for (let time = 0; time < times; time++) {
        visits.push(await visit(site + path, browser));
        visitsBeside.push(await visit(scriptless + path, browser));
      }
      rows.push(...rowsOf(path, visits, visitsBeside));
    }
    return rows;
  } finally {
    await browser.close();
  }
};
