import { extname } from "node:path";
import type { Browser } from "@playwright/test";
import { untilHydrated } from "../e2e/page.ts";
import { packed } from "../../src/server/http/compression.ts";
import { atMost, budgets, type Row } from "./budgets.ts";
import { weightOf } from "./pageWeight.ts";
import { sentSizes } from "./sizes.ts";

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The files that a browser loads for a page: for a visitor who only reads, and once the app is there. */
const filesOf = async (browser: Browser, address: string) => {
  const page = await browser.newPage({ timezoneId: "Europe/Paris" });
  const names = new Set<string>();
  page.on("request", (request) => {
    const name = /\/assets\/([\w.-]+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) names.add(name);
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const reading = [...names];
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  await page.context().close();
  return { reading, using: [...names] };
};

/** The bytes of a page's inline scripts, compressed. */
const loaderOf = async (address: string): Promise<number> => {
  const scripts = (await (await fetch(address)).text()).matchAll(/<script>(.*?)<\/script>/gs);
  const text = [...scripts].map(([, script]) => script).join("");
  return (await packed(new TextEncoder().encode(text))("br")).length;
};

/** The sizes of the build's files, and of those that a first page loads. */
export const byteRows = async (browser: Browser, site: string, paths: readonly string[]): Promise<readonly Row[]> => {
  const sizes = await sentSizes();
  const sum = (files: readonly string[]) => files.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);

  const rows: Row[] = [];
  for (const path of paths) {
    const { reading, using } = await filesOf(browser, site + path);
    const html = await weightOf(await fetch(site + path));
    const loader = await loaderOf(site + path);
    const scripts = (files: readonly string[]) => sum(files.filter((name) => extname(name) === ".js"));
    const row = (what: string, bytes: number, budget: number): Row => ({
      what: `${path}: ${what}`,
      measured: kB(bytes),
      budget: `≤ ${budget} kB`,
      verdict: atMost(bytes / 1000, budget),
    });
    rows.push(
      row("script for a visitor who only reads, brotli", scripts(reading) + loader, budgets.reading),
      row("script of the app's first load, brotli", scripts(using), budgets.script),
      { what: `${path}: HTML`, measured: kB(html.raw * 1000) },
      row("HTML, brotli", html.packed * 1000, budgets.html),
      { what: `${path}: fonts`, measured: kB(sum(using.filter((name) => extname(name) === ".woff2"))) },
    );
  }
  const largestFirst = [...sizes].toSorted(([, one], [, other]) => other - one);
  return [...rows, ...largestFirst.map(([name, size]): Row => ({ what: `file ${name}`, measured: kB(size) }))];
};
