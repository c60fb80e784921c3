import type { Browser } from "@playwright/test";
import { signInAfreshAt } from "../e2e/page.ts";
import { atMost, budgets, median, type Row } from "./budgets.ts";
import { slowness } from "./slowPage.ts";

const blocks = 200;
const letters = "Une phrase de quarante lettres, à peu près.";

/** From a key in a text of many blocks to the frame with its letter, on a slow processor. */
export const keystrokeRow = async (browser: Browser, site: string): Promise<Row> => {
  const page = await browser.newPage({ baseURL: site });
  await signInAfreshAt(page, "/admin/contenu", "staff@demo.test");
  await page.getByRole("button", { name: "Créer du contenu" }).click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: "Ajouter un texte" });
  await add.evaluate((button, times) => {
    for (let time = 0; time < times; time++) (button as HTMLButtonElement).click();
  }, blocks - 1);
  const text = dialog.getByLabel("Contenu", { exact: true });
  await text
    .locator("p")
    .nth(blocks / 2)
    .click();
  await page.keyboard.type("Une ligne.");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    const painted = (from: number) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
    addEventListener("keydown", ({ timeStamp }) => painted(timeStamp), { capture: true });
  });
  await page.keyboard.type(letters, { delay: 120 });
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  await page.context().close();
  const [usual, worst] = [median(times), Math.max(...times)];
  return {
    what: `a key in ${blocks} blocks to its letter, processor ${slowness} × slower; beside: the slowest of ${times.length}`,
    measured: `${Math.round(usual)} ms`,
    beside: `${Math.round(worst)} ms`,
    budget: `≤ ${budgets.key} ms`,
    verdict: atMost(usual, budgets.key),
  };
};
