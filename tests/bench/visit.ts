import type { Browser, Page } from "@playwright/test";
import { atMost, budgets, median, type Row } from "./budgets.ts";
import { press, slowness, slowPage } from "./slowPage.ts";

/** What a visitor does. The first press comes before the app. */
const steps: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ["opens a menu", (page) => press(page, page.getByRole("button", { name: "Contenu" }))],
  ["follows its link", (page) => press(page, page.getByRole("link", { name: "Tips", exact: true }).first())],
  [
    "chooses a category",
    async (page) => {
      await page.getByLabel("Catégorie").selectOption("Compétitif");
      // The cards are those of the category then.
      await page.waitForURL(/categorie/);
    },
  ],
  ["follows a card", (page) => press(page, page.locator("main li a").first())],
  ["likes it", (page) => press(page, page.getByRole("button", { name: /J'aime/ }))],
  ["is asked to sign in", (page) => press(page, page.getByRole("link", { name: "Se connecter" }))],
  ["types an address", (page) => page.getByRole("dialog").getByLabel("E-mail").pressSequentially("fan@club.test")],
  ["closes the dialog", (page) => page.keyboard.press("Escape")],
];

/** Between two steps, in milliseconds. */
const rest = 700;

type Interactions = { readonly interactions: number[] };

/** The slowest interaction of a visit, in milliseconds, from the input to the next frame. */
const visit = async (browser: Browser, site: string): Promise<number> => {
  const page = await slowPage(browser);
  await page.addInitScript(() => {
    const interactions: number[] = [];
    Object.assign(globalThis, { interactions });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) interactions.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(site, { waitUntil: "networkidle" });
  for (const [, act] of steps) {
    await act(page);
    await page.waitForTimeout(rest);
  }
  const slowest = await page.evaluate(() => Math.max(0, ...(globalThis as unknown as Interactions).interactions));
  await page.context().close();
  return slowest;
};

/** The slowest interaction of a scripted visit, on a slow processor. */
export const visitRow = async (browser: Browser, site: string, times: number): Promise<Row> => {
  const slowest: number[] = [];
  for (let time = 0; time < times; time++) slowest.push(await visit(browser, site));
  return {
    what: `slowest interaction of a visit of ${steps.length} steps, processor ${slowness} × slower`,
    measured: `${Math.round(median(slowest))} ms`,
    budget: `≤ ${budgets.interaction} ms`,
    verdict: atMost(median(slowest), budgets.interaction),
  };
};
