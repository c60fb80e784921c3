import type { Browser, Page } from "@playwright/test";

/** How many times slower the processor of a slow phone is. */
export const slowness = 4;

/** A page of a browser of its own, on a slow processor. */
export const slowPage = async (browser: Browser): Promise<Page> => {
  const page = await browser.newPage({ locale: "fr-FR" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return page;
};
