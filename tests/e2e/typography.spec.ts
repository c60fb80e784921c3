import type { Locator } from "@playwright/test";
import { expect, test } from "./page.ts";

/** A copy of the element with another text, as a picture. */
const drawnWith = async (element: Locator, text: string) => {
  await element.evaluate((node, words) => {
    node.textContent = words;
    return document.fonts.ready;
  }, text);
  return element.screenshot();
};

test.describe("without a script", () => {
  // No script changes the page during the comparison.
  test.use({ javaScriptEnabled: false });

  test("[FR-1] a keyboard apostrophe is drawn as a typographic one, and copied unchanged", async ({ page }) => {
    await page.goto("/contact");
    const title = page.getByRole("heading", { level: 1 });
    const typed = await drawnWith(title, "L'été d'un club");
    await expect(title).toHaveText("L'été d'un club");
    const printed = await drawnWith(title, "L’été d’un club");
    const other = await drawnWith(title, "L‘été d‘un club");
    expect(typed.equals(printed)).toBe(true);
    expect(typed.equals(other)).toBe(false);
  });
});

test("[FR-1] fields draw the typed apostrophe, with a font loaded only then", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const hasTyped = () => fetched.some((address) => address.includes("archivo-typed"));
  await page.goto("/contact");
  const field = page.getByRole("main").getByLabel("Sujet");
  await field.fill("Un scrim jeudi");
  await page.evaluate(() => document.fonts.ready);
  expect(hasTyped()).toBe(false);

  await field.fill("L'été");
  await expect.poll(hasTyped).toBe(true);
  await page.evaluate(() => document.fonts.ready);
  const typed = await field.screenshot({ caret: "hide" });
  await field.fill("L’été");
  const printed = await field.screenshot({ caret: "hide" });
  expect(typed.equals(printed)).toBe(false);
});

test("[FR-2] a unit written without a space is shown after a narrow space, and copied unchanged", async ({ page }) => {
  await page.goto("/shop");
  const price = page.getByText("35€", { exact: true });
  await expect(price).toHaveText("35€");
  const gap = await price.evaluate((node) => {
    const size = Number.parseFloat(getComputedStyle(node).fontSize);
    const unit = node.querySelector("span");
    return unit ? Number.parseFloat(getComputedStyle(unit).marginInlineStart) / size : 0;
  });
  expect(gap).toBeGreaterThan(0.15);
  expect(gap).toBeLessThan(0.25);
});

test("[FR-6] a sign that the font lacks is as high as the digits beside it", async ({ page }) => {
  await page.goto("/recruitment");
  const drawing = page.getByRole("definition").filter({ hasText: "∞" }).locator("svg");
  const size = await drawing.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const box = await drawing.boundingBox();
  // Digits of Archivo are 0.69 em high.
  expect((box?.height ?? 0) / size).toBeCloseTo(0.69, 1);
});
