import type { Browser, Page } from "@playwright/test";
import { untilHydrated } from "../e2e/page.ts";
import { atMost, budgets, median, type Row } from "./budgets.ts";
import { slowness, slowPage } from "./slowPage.ts";

/** Milliseconds after the hydration in which its last tasks may run. */
const after = 1_000;

const longestTaskOf = (page: Page) =>
  page.evaluate(() => Math.max(0, ...(globalThis as unknown as { tasks: number[] }).tasks));

/** The longest task of a page from the first engagement until the app is there. Shorter ones than 50 ms aren't reported. */
const engage = async (browser: Browser, address: string): Promise<number> => {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: "longtask",
    });
  });
  await untilHydrated(page);
  await page.waitForTimeout(after);
  const longest = await longestTaskOf(page);
  await page.context().close();
  return longest;
};

/** The longest task while the app comes, on a slow processor. */
export const hydrationRows = async (
  browser: Browser,
  site: string,
  paths: readonly string[],
  times: number,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const path of paths) {
    const longest: number[] = [];
    for (let time = 0; time < times; time++) longest.push(await engage(browser, site + path));
    rows.push({
      what: `${path}: longest task while the app comes, processor ${slowness} × slower`,
      measured: median(longest) === 0 ? "under 50 ms" : `${Math.round(median(longest))} ms`,
      budget: `≤ ${budgets.task} ms`,
      verdict: atMost(median(longest), budgets.task),
    });
  }
  return rows;
};
