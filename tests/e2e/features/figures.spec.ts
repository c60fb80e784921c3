import type { Page } from "@playwright/test";
import { expect, failedRequest, served, test, untilHydrated } from "../page.ts";

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

test("[FG-2] a share that can't be counted is a share all the same", served, async ({ page, silence }) => {
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

test("[FG-1] a page that is opened after a share has the new number", served, async ({ page, browser }) => {
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
