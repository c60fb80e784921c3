import type { Browser, Page } from "@playwright/test";
import { untilHydrated } from "../e2e/page.ts";
import { atMost, budgets, median, type Row } from "./budgets.ts";
import { press, slowness, slowPage } from "./slowPage.ts";

/** In milliseconds. */
const quiet = 400;

/** Until the page makes no request for a while. The page's load state covers only its beginning. */
const untilQuiet = async (page: Page): Promise<void> => {
  let asked = 0;
  page.on("request", () => (asked += 1));
  for (let before = -1; before !== asked;) {
    before = asked;
    await page.waitForTimeout(quiet);
  }
};

/** Milliseconds from the click to the first frame with the title, by the page's clock. */
const click = async (browser: Browser, site: string, path: string): Promise<number> => {
  const page = await slowPage(browser);
  await page.goto(`${site}/tips`);
  await untilHydrated(page);
  const card = page
    .locator("main")
    .getByRole("link")
    .and(page.locator(`[href="${path}"]`))
    .first();
  const title = await card.textContent();
  const fetched = page.waitForResponse((answer) => /readTip/.test(answer.url()));
  await card.hover();
  await fetched;
  await untilQuiet(page); // Until everything prefetched on hover is loaded.
  const measuring = page.evaluate(
    ([wanted = "", before]) =>
      new Promise<number>((measured) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = (now: number) => {
              const shown = document.querySelector("h1")?.textContent ?? "";
              if (shown !== before && shown !== "" && wanted.includes(shown)) measured(now - timeStamp);
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    [title ?? "", await page.locator("h1").textContent()] as const,
  );
  await press(page, card);
  const time = await measuring;
  await page.context().close();
  return time;
};

/** From the start of the navigation to the page's load event. */
const load = async (browser: Browser, address: string): Promise<number> => {
  const page = await slowPage(browser);
  await page.goto(address, { waitUntil: "load" });
  const time = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.duration ?? Number.NaN);
  await page.context().close();
  return time;
};

/** A click on a tip's card, compared with a plain load of the same page, both on a slow processor. */
export const clickRows = async (
  browser: Browser,
  site: string,
  path: string,
  times: number,
): Promise<readonly Row[]> => {
  const clicks: number[] = [];
  const loads: number[] = [];
  for (let time = 0; time < times; time++) {
    clicks.push(await click(browser, site, path));
    loads.push(await load(browser, site + path));
  }
  const [clicked, loaded] = [median(clicks), median(loads)];
  return [
    {
      what: `click on a card to its title, processor ${slowness} × slower`,
      measured: `${Math.round(clicked)} ms`,
      budget: `≤ ${budgets.click} ms`,
      verdict: atMost(clicked, budgets.click),
    },
    {
      what: "the same; beside: a plain load of that page",
      measured: `${Math.round(clicked)} ms`,
      beside: `${Math.round(loaded)} ms`,
      ratio: (clicked / loaded).toFixed(2),
      budget: `≤ ${budgets.clickToLoad} ×`,
      verdict: atMost(clicked / loaded, budgets.clickToLoad),
    },
  ];
};
