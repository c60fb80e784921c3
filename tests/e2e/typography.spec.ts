import type { Locator } from "@playwright/test";
import { expect, test } from "./page.ts";

/** The same element with another text in it, as it is drawn. */
const drawnWith = async (element: Locator, text: string) => {
  await element.evaluate((node, words) => {
    node.textContent = words;
    return document.fonts.ready;
  }, text);
  return element.screenshot();
};

test.describe("without a script", () => {
  // Nothing else changes the page meanwhile.
  test.use({ javaScriptEnabled: false });

  test("[FR-1] the apostrophe of keyboards is drawn as that of print, and stays itself to whoever asks for it", async ({
    page,
  }) => {
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

test("[FR-1] fields show the sign that is typed, and fetch it only then", async ({ page }) => {
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

test("[FR-2] a unit that follows its figure is seen behind a narrow space, and copied as it is written", async ({
  page,
}) => {
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

test("[FR-6] a sign that the font lacks is as high as the figures beside it", async ({ page }) => {
  await page.goto("/recruitment");
  const drawing = page.getByRole("definition").filter({ hasText: "∞" }).locator("svg");
  const size = await drawing.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  const box = await drawing.boundingBox();
  // Figures of Archivo are 0.69 of its size high.
  expect((box?.height ?? 0) / size).toBeCloseTo(0.69, 1);
});
