import { extname } from "node:path";
import type { Browser } from "@playwright/test";
import { untilHydrated } from "../e2e/page.ts";
import { atMost, budgets, type Row } from "./budgets.ts";
import { sentSizes } from "./sizes.ts";

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files that a browser loads for a page before any interaction. */
const filesOf = async (browser: Browser, address: string): Promise<readonly string[]> => {
  const page = await browser.newPage();
  const names = new Set<string>();
  page.on("request", (request) => {
    const name = /\/assets\/([\w.-]+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) names.add(name);
  });
  await page.goto(address);
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await page.close();
  return [...names];
};

/** The sizes of the build's files, and of those that a first page loads. */
export const byteRows = async (browser: Browser, site: string, paths: readonly string[]): Promise<readonly Row[]> => {
  const sizes = await sentSizes();
  const sum = (files: readonly string[]) => files.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);

  const rows: Row[] = [];
  for (const path of paths) {
    const files = await filesOf(browser, site + path);
    const [script, fonts] = [".js", ".woff2"].map((type) => sum(files.filter((name) => extname(name) === type)));
    rows.push({
      what: `${path}: script, brotli`,
      measured: kB(script ?? 0),
      budget: `≤ ${budgets.script} kB`,
      verdict: atMost((script ?? 0) / 1000, budgets.script),
    });
    rows.push({ what: `${path}: fonts`, measured: kB(fonts ?? 0) });
  }
  const largestFirst = [...sizes].toSorted(([, one], [, other]) => other - one);
  return [...rows, ...largestFirst.map(([name, size]): Row => ({ what: `file ${name}`, measured: kB(size) }))];
};
