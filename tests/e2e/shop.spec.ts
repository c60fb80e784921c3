import type { Page } from "@playwright/test";
import { club, shop, shown } from "../club.ts";
import { expect, holdBack, test, untilAlive } from "./page.ts";

const size = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const order = (page: Page) => page.getByRole("link", { name: /^Commander en/ });

/** All that the page says of the size that is chosen. */
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

/** The same, as the club's folder has it. */
const shownOf = (name: "M" | "XL") => ({
  order: `Commander en ${name} (nouvel onglet)`,
  address: addressOf(name),
  measures: [cm(jersey.measures[name].width), cm(jersey.measures[name].height)],
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with a script" : "without a script", () => {
    test.use({ javaScriptEnabled });

    test("[HO-3] the jersey is measured and ordered in the size that is chosen, at first M", async ({ page }) => {
      await page.goto("/shop");
      if (javaScriptEnabled) await untilAlive(page);
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

test("[HO-3] [HO-11] the order opens in a new tab that knows nothing of this one", async ({ page, context }) => {
  await context.route(`${new URL(addressOf("S")).origin}/**`, (route) => route.fulfill({ body: "Commande" }));
  await page.goto("/shop");
  await size(page, "S").check();
  const opened = context.waitForEvent("page");
  await order(page).click();
  const tab = await opened;
  await tab.waitForURL(addressOf("S"));
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
});

test("[HO-3] whoever hears the page hears the measures of the size", async ({ page }) => {
  await page.goto("/shop");
  await untilAlive(page);
  await size(page, "XS").check();
  await expect(
    page.getByText(`Taille XS : ${cm(jersey.measures.XS.width)} de large, ${cm(jersey.measures.XS.height)} de haut`),
  ).toBeAttached();
});

test("[HO-3] a size that is chosen before the script is there stays chosen", async ({ page }) => {
  const script = await holdBack(page, "**/assets/*.js");
  await page.goto("/shop", { waitUntil: "commit" });
  await size(page, "XL").check();
  script.letThrough();
  await untilAlive(page);
  await expect(size(page, "XL")).toBeChecked();
  expect(await shownNow(page)).toEqual(shownOf("XL"));
});

test("[HO-4] sleeves and hoodie come soon", async ({ page }) => {
  await page.goto("/shop");
  for (const [at, price] of ["25€", "50€"].entries()) {
    const name = shown(shop.others[at]?.name ?? "");
    const product = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(product.getByText(price, { exact: true })).toBeVisible();
    await expect(product.getByRole("button", { name: "Bientôt disponible" })).toBeDisabled();
    await expect(product.getByRole("link")).toHaveCount(0);
  }
});

test("[HO-5] the page says what it is, and where", async ({ page }) => {
  await page.goto("/shop");
  await expect(page).toHaveTitle(`Shop, ${club.name}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", shop.description);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /^http.*\/shop$/);
});
