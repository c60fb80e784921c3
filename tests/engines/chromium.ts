import { chromium } from "@playwright/test";
import { findWholeChromium } from "../chromium.ts";
import type { Browser } from "./browser.ts";

/** Chromium by Playwright: what the others are compared with. */
export const openChromium = async (): Promise<Browser> => {
  const browser = await chromium.launch(await findWholeChromium());
  const page = await browser.newPage({ locale: "fr-FR" });
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (body) => page.evaluate(`(async () => {${body}})()`),
    press: (x, y) => page.mouse.click(x, y),
    async keys(keys) {
      for (const key of keys) await (key.length === 1 ? page.keyboard.type(key) : page.keyboard.press(key));
    },
    picture: () => page.screenshot(),
    end: () => browser.close(),
  };
};
