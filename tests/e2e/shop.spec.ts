import type { Page } from "@playwright/test";
import { club, shop, shown } from "../club.ts";
import { expect, holdBack, test, untilHydrated } from "./page.ts";

const size = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const order = (page: Page) => page.getByRole("link", { name: /^Commander en/ });

/** All texts of the page about the chosen size. */
const shownNow = async (page: Page) => ({
  order: await order(page).textContent(),
  address: await order(page).getAttribute("href"),
  measures: await page
    .getByText(/^\d+\scm$/)
    .filter({ visible: true })
    .allTextContents(),
});

const { jersey } = shop;
const addressOf = (size: string) => jersey.order?.replace("{taille}", size) ?? "";
const cm = (length: number) => `${length}\u202fcm`;

/** The same texts, from the club's folder. */
const shownOf = (name: "M" | "XL") => ({
  order: `Commander en ${name} (nouvel onglet)`,
  address: addressOf(name),
  measures: [cm(jersey.measures[name].width), cm(jersey.measures[name].height)],
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("[HO-3] the jersey's measures and order follow the chosen size, at first M", async ({ page }) => {
      await page.goto("/shop");
      if (javaScriptEnabled) await untilHydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(shown(jersey.name));
      await expect(page.getByText("35€", { exact: true })).toBeVisible();
      await expect(page.getByText("Disponible", { exact: true })).toBeVisible();
      expect(await page.getByRole("group", { name: "Votre taille" }).getByRole("radio").count()).toBe(6);
      await expect(size(page, "M")).toBeChecked();
      expect(await shownNow(page)).toEqual(shownOf("M"));

      await size(page, "XL").check();
      expect(await shownNow(page)).toEqual(shownOf("XL"));
      await page.keyboard.press("ArrowRight");
      await expect(size(page, "XXL")).toBeChecked();
      await expect(order(page)).toContainText("XXL");
    });

    test("[HO-3] the jersey can be turned round", async ({ page }) => {
      await page.goto("/shop");
      const seen = () => page.getByRole("img", { name: `${shown(jersey.name)} de` }).getAttribute("alt");
      expect(await seen()).toMatch(/de face/);
      await page.getByRole("radio", { name: "Dos" }).check();
      expect(await seen()).toMatch(/de dos/);
    });
  });
}

test("[HO-3] [HO-11] the order opens in a new tab without access to the first", async ({ page, context }) => {
  await context.route(`${new URL(addressOf("S")).origin}/**`, (route) => route.fulfill({ body: "Commande" }));
  await page.goto("/shop");
  await size(page, "S").check();
  const opened = context.waitForEvent("page");
  await order(page).click();
  const tab = await opened;
  await tab.waitForURL(addressOf("S"));
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
});

test("[HO-3] screen readers announce the measures of the chosen size", async ({ page }) => {
  await page.goto("/shop");
  await untilHydrated(page);
  await size(page, "XS").check();
  await expect(
    page.getByText(`Taille XS : ${cm(jersey.measures.XS.width)} de large, ${cm(jersey.measures.XS.height)} de haut`),
  ).toBeAttached();
});

test("[HO-3] a size chosen before the script is loaded stays chosen", async ({ page }) => {
  const script = await holdBack(page, "**/assets/*.js");
  await page.goto("/shop", { waitUntil: "commit" });
  await size(page, "XL").check();
  script.release();
  await untilHydrated(page);
  await expect(size(page, "XL")).toBeChecked();
  expect(await shownNow(page)).toEqual(shownOf("XL"));
});

test("[HO-4] sleeves and hoodie are announced", async ({ page }) => {
  await page.goto("/shop");
  for (const [at, price] of ["25€", "50€"].entries()) {
    const name = shown(shop.others[at]?.name ?? "");
    const product = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(product.getByText(price, { exact: true })).toBeVisible();
    await expect(product.getByRole("button", { name: "Bientôt disponible" })).toBeDisabled();
    await expect(product.getByRole("link")).toHaveCount(0);
  }
});

test("[HO-5] the page has its title, description and canonical address", async ({ page }) => {
  await page.goto("/shop");
  await expect(page).toHaveTitle(`Shop, ${club.name}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", shop.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^http.*\/shop$/);
});

test("[LK-29] shows a name and a number on the jersey's back, which typing turns to the front", async ({ page }) => {
  await page.goto("/shop");
  await untilHydrated(page);
  await page.getByLabel("Votre pseudo au dos").fill("Lya");
  await page.getByLabel("Numéro").fill("7x");
  await expect(page.getByRole("radio", { name: "Dos" })).toBeChecked();
  await expect(page.locator("svg text")).toHaveText(["Lya", "7"]);
  await expect(page.locator("svg text").first()).toBeVisible();
});
