import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { core, expect, failedRequest, signInAt, test, untilHydrated } from "../page.ts";

const tip = "/tips/revoir-une-partie-en-trois-faits";
const article = "/news/deux-ans-et-la-table-de-camping-est-toujours-la";

const sharing = (page: Page) => page.getByRole("button", { name: /^Partager \d+$/ });
const sharesOn = async (page: Page): Promise<number> => Number((await sharing(page).innerText()).replace(/\D+/g, ""));

/** The device has no dialog: sharing copies the address. */
const withoutDialog = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.resolve() } });
  });

const open = async (page: Page, path: string): Promise<number> => {
  await page.goto(path);
  await untilHydrated(page);
  return sharesOn(page);
};

for (const [what, path] of [
  ["a tip", tip],
  ["an article", article],
] as const) {
  test(`[FG-1] counts a visitor's share of ${what} once, and shows it in the button`, async ({ page }) => {
    await withoutDialog(page);
    const before = await open(page, path);
    await sharing(page).click();
    await expect(page.getByText("Lien copié dans le presse-papiers !")).toBeVisible();
    await expect(sharing(page)).toHaveText(`Partager ${before + 1}`);
    await sharing(page).dblclick();
    await expect(sharing(page)).toHaveText(`Partager ${before + 1}`);
  });
}

test("[FG-1] counts no share whose dialog the visitor closes", async ({ page }) => {
  await page.addInitScript(() => {
    const share = () => Promise.reject(new DOMException("closed", "AbortError"));
    Object.defineProperty(navigator, "share", { value: share });
  });
  const before = await open(page, "/tips/perdre-une-manche-pour-en-gagner-deux");
  await sharing(page).click();
  await expect(sharing(page)).toHaveText(`Partager ${before}`);
});

test("[FG-2] a share that can't be counted is a share all the same", async ({ page, silence }) => {
  await withoutDialog(page);
  const before = await open(page, tip);
  const asked = page.waitForRequest(/count_tip_share/);
  await page.route(/count_tip_share/, (route) => route.abort());
  await sharing(page).click();
  await expect(page.getByText("Lien copié dans le presse-papiers !")).toBeVisible();
  await asked;
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(sharing(page)).toHaveText(`Partager ${before}`);
  silence.allow(failedRequest);
});

test("[FG-1] a page that is opened after a share has the new number", async ({ page, browser }) => {
  await withoutDialog(page);
  const before = await open(page, "/tips/ouvrir-un-angle-sans-s-offrir");
  await sharing(page).click();
  await expect(sharing(page)).toHaveText(`Partager ${before + 1}`);
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await expect(async () => {
    await other.goto("/tips/ouvrir-un-angle-sans-s-offrir");
    expect(await sharesOn(other)).toBeGreaterThan(before);
  }).toPass();
  await other.close();
});

test("[FG-3] [FG-5] staff read the trends of the last 30 days", core, async ({ page }) => {
  await signInAt(page, "/admin", "staff@demo.test");
  const figures = page.getByRole("region", { name: "Les réactions en chiffres" });
  // Other tests like and comment meanwhile.
  for (const trend of [/^[+-]?\d+%$/, /^[+-]?\d+%$/, /^[+-]?\d+\.\d$/])
    await expect(figures.getByText(trend, { exact: true }).first()).toBeVisible();
  await expect(figures.getByText("par rapport aux 30 jours d'avant")).toHaveCount(3);
  await expect(figures.getByText("Partages de tips et d'articles")).toBeVisible();
});

test("[FG-4] staff see the views by day, as bars and as a table, by keys too", async ({ page }) => {
  await signInAt(page, "/admin/chiffres", "staff@demo.test");
  const views = page.getByRole("region", { name: "Vues des tips par jour" });
  const bars = views.locator("svg g");
  await expect(views.getByText(/^[\d\s]+ vues en 14 jours$/)).toBeVisible();
  await expect(bars).toHaveCount(14);
  await views.getByRole("radio", { name: "14 jours" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(views.getByRole("radio", { name: "90 jours" })).toBeChecked();
  await expect(views.getByText(/^[\d\s]+ vues en 90 jours$/)).toBeVisible();
  await expect(bars).toHaveCount(90);
  await views.getByText("Voir le tableau").focus();
  await page.keyboard.press("Enter");
  const rows = views.getByRole("table", { name: "Vues des tips par jour, en tableau" }).getByRole("row");
  await expect(rows).toHaveCount(91);
  // Days without a view have a row too.
  await expect(rows.filter({ has: page.getByRole("cell", { name: "0", exact: true }) })).not.toHaveCount(0);
  // The bar that stays would cover what is scrolled below it.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
