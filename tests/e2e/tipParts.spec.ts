import type { Page } from "@playwright/test";
import { expect, holdBack, signInAfreshAt, signInAt, siteForTwo, test, unloadable, untilHydrated } from "./page.ts";

const aside = (page: Page) => page.getByRole("complementary", { name: "Autour de ce tip" });
const rating = (page: Page) => page.getByRole("group", { name: "Votre note" });
const text = (page: Page) => page.locator("#partie-2");

test("[PF-34] a visitor's rating asks for an account, and chooses nothing", async ({ page }) => {
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await rating(page).getByRole("radio", { name: "1" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Connectez-vous pour noter")).toBeVisible();
  await expect(rating(page).getByRole("radio", { name: "2" })).toBeFocused();
  await expect(rating(page).getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(aside(page).getByRole("link").first()).toBeVisible();
});

test("[PF-34] a rating is taken before the app is there", async ({ page }) => {
  await page.goto(siteForTwo);
  await rating(page).getByRole("radio", { name: "3" }).click();
  await expect(page.getByText("Connectez-vous pour noter")).toBeVisible();
  await expect(rating(page).getByRole("radio", { checked: true })).toHaveCount(0);
});

test("[PF-34] a link of the sidebar opens its tip here", async ({ page }) => {
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  const link = aside(page).locator("nav a:not([aria-current])").first();
  const to = await link.getAttribute("href");
  const name = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(page.locator("html")).toHaveAttribute("data-same");
  await expect(aside(page).locator("nav [aria-current]")).toHaveText(name);
  await expect(rating(page)).toBeVisible();
  await expect(page.locator("article h2").first()).toBeVisible();
  await page.goBack();
  await expect(aside(page).locator("nav [aria-current]")).not.toHaveText(name);
  await expect(text(page)).toBeVisible();
});

test("[PF-34] a member rates, and takes the rating back", async ({ page }) => {
  await signInAt(page, siteForTwo);
  await untilHydrated(page);
  await rating(page).getByRole("radio", { name: "4" }).click();
  await expect(page.getByText("Note enregistrée")).toBeVisible();
  const takeBack = rating(page).getByRole("button", { name: "Retirer ma note" });
  await expect(takeBack).toBeVisible();
  await expect(rating(page).getByRole("radio", { name: "4" })).toBeChecked();
  await expect(rating(page).getByRole("radio", { name: "4" })).toBeFocused();
  await takeBack.click();
  await expect(page.getByText("Note retirée")).toBeVisible();
});

test("[PF-34] keeps the focus of a rating that a member has pressed before the app was there", async ({ page }) => {
  // Another member than in the test above: two first ratings of a tip by the same member at once are a conflict.
  await signInAt(page, siteForTwo, "staff@demo.test");
  const held = await holdBack(page, /\/app-/);
  await page.reload();
  await rating(page).getByRole("radio", { name: "3" }).click();
  held.release();
  await expect(page.getByText("Note enregistrée")).toBeVisible();
  await expect(rating(page).getByRole("button", { name: "Retirer ma note" })).toBeVisible();
  await expect(rating(page).getByRole("radio", { name: "3" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(rating(page).getByRole("radio", { name: "4" })).toBeChecked();
  await rating(page).getByRole("button", { name: "Retirer ma note" }).click();
  await expect(page.getByText("Note retirée")).toBeVisible();
});

test("[PF-34] rating and sidebar are there after a member has signed out on the tip", async ({ page }) => {
  await signInAfreshAt(page, siteForTwo);
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await rating(page).getByRole("radio", { name: "5" }).click();
  await expect(page.getByText("Connectez-vous pour noter")).toBeVisible();
  await expect(aside(page).getByRole("link").first()).toBeVisible();
});

test("[PF-34] the text is there for a visitor who comes back without a network", async ({ page, context, silence }) => {
  silence.allow(unloadable);
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await context.setOffline(true);
  await page.getByRole("contentinfo").locator("a[href='/matches']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cette page n’a pas pu être chargée");
  await page.goBack();
  await expect(text(page)).toBeVisible();
  await context.setOffline(false);
});

test("[PF-34] a tip stays whole when a translation has changed it before the app came", async ({ page, silence }) => {
  silence.allow(/Minified React error #418/);
  await page.goto(siteForTwo);
  await page.getByRole("heading", { level: 1 }).evaluate((title) => (title.textContent = "A title"));
  await untilHydrated(page);
  await expect(text(page)).toBeVisible();
  await expect(rating(page)).toBeVisible();
  await expect(aside(page).getByRole("link").first()).toBeVisible();
  await expect.poll(() => silence.heard.join("\n")).toMatch(/#418/);
});

const plan = (page: Page) =>
  page
    .getByRole("figure")
    .filter({ has: page.getByRole("group", { name: "Étapes" }) })
    .first();
const stepNow = (page: Page) => plan(page).locator("figure p:visible");

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("[TP-25] shows each step of a plan by its number", async ({ page }) => {
    await page.goto(siteForTwo);
    await expect(stepNow(page)).toHaveText(/^Contact/);
    await plan(page)
      .getByRole("radio", { name: /^Étape 3/ })
      .click();
    await expect(stepNow(page)).toHaveText(/^Le muret/);
    await page.keyboard.press("ArrowLeft");
    await expect(stepNow(page)).toHaveText(/^Le défenseur du bas/);
    await expect(plan(page).getByRole("button")).toBeHidden();
  });
});

test("[TP-25] shows the steps of a plan one after the other at a press, and stops at another", async ({ page }) => {
  await page.goto(siteForTwo);
  await plan(page)
    .getByRole("radio", { name: /^Étape 2/ })
    .check();
  await plan(page).getByRole("button", { name: "Dérouler les étapes" }).click();
  await expect(stepNow(page)).toHaveText(/^Contact/);
  await expect(stepNow(page)).toHaveText(/^Le muret/);
  await expect(plan(page).getByRole("button", { name: "Dérouler les étapes" })).toBeVisible();
  await plan(page).getByRole("button", { name: "Dérouler les étapes" }).click();
  await plan(page).getByRole("button", { name: "Arrêter" }).click();
  await expect(plan(page).getByRole("button", { name: "Dérouler les étapes" })).toBeVisible();
});
