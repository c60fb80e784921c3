import type { Browser, Locator, Page } from "@playwright/test";

/** How many times slower the processor of a slow phone is. */
export const slowness = 4;

/** A page of a visitor in France, on a slow processor. */
export const slowPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ locale: "fr-FR", timezoneId: "Europe/Paris" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return page;
};

/** Presses the middle of an element. The test tool's own `click` runs checks of its script inside the event, which would be measured too. */
export const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error("Nothing to press");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isHit = await target.evaluate((element, { x, y }) => element.contains(document.elementFromPoint(x, y)), middle);
  if (!isHit) throw new Error(`Something lies over ${target}`);
  await page.mouse.click(middle.x, middle.y);
};
