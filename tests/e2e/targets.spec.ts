import type { Page } from "@playwright/test";
import { expect, refusedWith, siteForTwo, test, untilHydrated } from "./page.ts";

const lost = "/nulle-part";
const routes = [
  "/",
  "/about",
  "/partners",
  "/shop",
  "/teams",
  "/team-valorant",
  "/recruitment",
  "/matches",
  "/tips",
  siteForTwo,
  "/news",
  "/news/montreal-notre-premier-plateau",
  "/contact",
  "/search?q=equipe",
  "/auth",
  "/privacy",
  lost,
];

/** What a finger misses: pressed parts that are lower than 44 px, without links inside a sentence. */
const lowTargets = (page: Page) =>
  page.evaluate(() => {
    const isHere = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    const isUnseen = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || isUnseen(element.parentElement));
    const isInSentence = (element: Element) => {
      const around = element.parentElement?.textContent?.trim().length ?? 0;
      return getComputedStyle(element).display === "inline" && around > (element.textContent?.trim().length ?? 0) + 3;
    };
    /** A link may cover the nearest positioned part around it. */
    const areaOf = (element: Element): Element => {
      const label = element.matches("[type=radio], [type=checkbox]") && element.closest("label");
      if (label) return label;
      const after = getComputedStyle(element, "::after");
      if (after.content === "none" || after.position !== "absolute" || after.top !== "0px" || after.bottom !== "0px") {
        return element;
      }
      let around: Element | null = element;
      while (around && getComputedStyle(around).position === "static") around = around.parentElement;
      return around ?? element;
    };
    return [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")]
      .filter((element) => isHere(element) && !isUnseen(element) && !isInSentence(element))
      .map((element) => ({ element, height: areaOf(element).getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 43.5)
      .map(
        ({ element, height }) =>
          `${Math.round(height)} ${element.outerHTML.replace(/ class="[^"]*"/g, "").slice(0, 120)}`,
      );
  });

const smallTexts = (page: Page) =>
  page.evaluate(() => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const small: string[] = [];
    while (walk.nextNode()) {
      const around = walk.currentNode.parentElement;
      const text = walk.currentNode.textContent?.trim();
      if (!text || !around?.checkVisibility({ visibilityProperty: true }) || around.closest("svg, script, style"))
        continue;
      const size = Number.parseFloat(getComputedStyle(around).fontSize);
      if (size < 12.99) small.push(`${size} ${text.slice(0, 40)}`);
    }
    return small;
  });

for (const path of routes) {
  test(`[LK-27] ${path} has targets of 44 px on a phone, and no text under 13 px`, async ({ page, silence }) => {
    if (path === lost) silence.allow(refusedWith(404));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    expect(await smallTexts(page)).toEqual([]);
    expect(await lowTargets(page)).toEqual([]);
  });
}

test("[LK-28] the bars step aside while a phone scrolls down, and come back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteForTwo);
  await page.mouse.wheel(0, 1);
  await untilHydrated(page);
  const bottomOf = (name: "banner" | "group") =>
    page
      .locator(name === "banner" ? "header" : "[data-lower-third]")
      .first()
      .evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom));
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => bottomOf("banner")).toBeLessThanOrEqual(0);
  await expect.poll(() => bottomOf("group")).toBeGreaterThan(844);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => bottomOf("banner")).toBeGreaterThan(40);
  await expect.poll(() => bottomOf("group")).toBe(844);
});
