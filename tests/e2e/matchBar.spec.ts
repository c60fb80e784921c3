import type { Locator, Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./page.ts";

// On the site of another club, whose next match is in 2099.

const bar = (page: Page) => page.getByRole("region", { name: "Prochain match" });

/** Marks the bar's element, to tell it from another one. */
const mark = (page: Page) => bar(page).evaluate((element) => element.setAttribute("data-first", ""));

test("[MA-10] a link of the bar opens its page here", async ({ page }) => {
  await page.goto("/teams");
  await untilHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  await bar(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/matches\/finale-/);
  await expect(page.locator("html")).toHaveAttribute("data-same");
  await page.goBack();
  await expect(page).toHaveURL(/\/teams$/);
  await expect(bar(page)).toBeVisible();
});

test("[PF-35] the bar stays while pages with it follow each other, and comes anew after a page without it", async ({
  page,
}) => {
  const linkTo = (path: string) => page.getByRole("contentinfo").locator(`a[href='${path}']`);
  /** Whether the marked bar is there when the next page's title comes. */
  const staysAt = async (link: Locator): Promise<boolean> => {
    const stays = page.evaluate(
      () =>
        new Promise<boolean>((tell) => {
          const titleOf = () => document.querySelector("h1")?.textContent;
          const before = titleOf();
          new MutationObserver((_, observer) => {
            if (!titleOf() || titleOf() === before) return;
            observer.disconnect();
            tell(document.querySelector("[data-first]") !== null);
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await link.click();
    return stays;
  };
  await page.goto("/teams");
  await untilHydrated(page);
  await mark(page);
  expect(await staysAt(linkTo("/tips"))).toBe(true);
  expect(await staysAt(linkTo("/teams"))).toBe(true);
  expect(await staysAt(linkTo("/privacy"))).toBe(false);
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(bar(page)).toBeVisible();
  await mark(page);
  // Home has it in its large form, under its first screen.
  expect(await staysAt(page.getByRole("banner").locator("a[href='/']").first())).toBe(false);
  await expect(bar(page)).toHaveCount(1);
});

test("[MA-10] the bar stays on a page that a translation has changed before the app came", async ({
  page,
  silence,
}) => {
  silence.allow(/Minified React error #418/);
  await page.goto("/teams");
  await page.getByRole("heading", { level: 1 }).evaluate((title) => (title.textContent = "The teams"));
  await untilHydrated(page);
  await expect(bar(page)).toBeVisible();
  expect(silence.heard.join("\n")).toMatch(/#418/);
});

test("[MA-10] a file that the bar links to is the browser's", async ({ page }) => {
  await page.goto("/teams");
  await untilHydrated(page);
  const download = page.waitForEvent("download");
  await bar(page).locator("a[href$='.ics']").click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page).toHaveURL(/\/teams$/);
});

test.describe("in another zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("[MA-10] the bar tells the visitor's time", async ({ page }) => {
    await page.goto("/teams");
    await expect(bar(page).getByText("heure de Paris").first()).toBeAttached();
    await untilHydrated(page);
    await expect(bar(page).getByText("à votre heure").first()).toBeAttached();
  });
});
