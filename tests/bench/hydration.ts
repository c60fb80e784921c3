import type { Browser } from "@playwright/test";
import { atMost, budgets, median, type Row } from "./budgets.ts";
import { slowness, slowPage } from "./slowPage.ts";

/** Milliseconds in which the app comes, with its last tasks. */
const enough = 3_500;

type Seen = {
  engagedAt?: number;
  isEarly?: boolean;
  readonly tasks: { readonly start: number; readonly duration: number }[];
};
type Watched = { readonly seen: Seen };

/**
 * The longest task of a page from the first engagement until the app is there. Shorter ones than 50 ms aren't reported. Nothing is asked of
 * the page meanwhile: the test tool's own script would be the longest task.
 */
const engage = async (browser: Browser, address: string): Promise<number> => {
  const page = await slowPage(browser);
  await page.addInitScript(() => {
    const seen: Seen = { tasks: [] };
    Object.assign(globalThis, { seen });
    const engaged = ({ timeStamp }: Event) => {
      seen.engagedAt ??= timeStamp;
      seen.isEarly ??= document.documentElement.dataset["app"] !== "here";
    };
    addEventListener("wheel", engaged, { capture: true, passive: true });
    new PerformanceObserver((list) =>
      seen.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ start: startTime, duration }))),
    ).observe({ type: "longtask" });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 0);
  await page.waitForTimeout(enough);
  const { hasCome, longest } = await page.evaluate(() => {
    const { engagedAt = Number.NaN, isEarly = false, tasks } = (globalThis as unknown as Watched).seen;
    const since = tasks.filter(({ start, duration }) => start + duration > engagedAt);
    return {
      hasCome: isEarly && document.documentElement.dataset["app"] === "here",
      longest: Math.max(0, ...since.map(({ duration }) => duration)),
    };
  });
  if (!hasCome) throw new Error(`${address}: the app didn't come within ${enough} ms of the engagement`);
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
