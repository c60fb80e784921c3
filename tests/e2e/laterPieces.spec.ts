import type { Page } from "@playwright/test";
import { expect, test, unloadable, untilHydrated } from "./page.ts";

// On the site of another club, whose next match is in 2099: the bar's script comes at once while a match is near.

const bar = (page: Page) => page.getByRole("region", { name: "Prochain match" });

/** The names of the scripts that a page asks for. */
const scriptsOf = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && names.push(request.url()));
  return names;
};
const ofBar = (names: readonly string[]) => names.filter((name) => name.includes("/MatchBar-"));

/** Marks the bar's element, to tell it from the one that takes its place. */
const mark = (page: Page) => bar(page).evaluate((element) => element.setAttribute("data-first", ""));
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")));

test("[PF-28] the script of the bar of matches comes when the visitor is back, and changes nothing that is right", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/teams");
  await untilHydrated(page);
  await mark(page);
  const text = await bar(page).innerText();
  expect(scripts.length).toBeGreaterThan(0);
  expect(ofBar(scripts)).toEqual([]);

  const link = bar(page).getByRole("link").first();
  // A focused link prefetches its page, with the bar's script.
  await link.focus();
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  const asked = page.waitForResponse(/\/readNextMatches\?/);
  await comeBack(page);
  await asked;
  await expect(bar(page)).not.toHaveAttribute("data-first");
  expect(ofBar(scripts)).toHaveLength(1);
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  expect(await bar(page).innerText()).toBe(text);
});

test("[PF-28] a link of the bar opens its page here before its script is there, and once", async ({ page }) => {
  await page.goto("/teams");
  await untilHydrated(page);
  await mark(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  await bar(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/matches\/finale-/);
  await expect(bar(page)).not.toHaveAttribute("data-first");
  await expect(page.locator("html")).toHaveAttribute("data-same");
  await page.goBack();
  await expect(page).toHaveURL(/\/teams$/);
  await expect(bar(page)).toBeVisible();

  await page.goForward();
  await page.reload();
  await untilHydrated(page);
  const steps = await page.evaluate(() => history.length);
  await bar(page).getByRole("link").first().click();
  await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("[PF-28] pages open without the bar when its script can't be loaded", async ({ page, silence }) => {
  silence.allow(unloadable);
  await page.goto("/teams");
  await untilHydrated(page);
  await page.route(/\/MatchBar-/, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await comeBack(page);
  await failed;
  await expect(bar(page)).toBeVisible();
  await page.getByRole("contentinfo").locator("a[href='/matches']").click();
  await expect(page).toHaveURL(/\/matches$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Matchs/);
});

test("[PF-28] the bar stays on a page that a translation has changed before the app came", async ({
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

test("[PF-28] a file that the bar links to is the browser's", async ({ page }) => {
  await page.goto("/teams");
  await untilHydrated(page);
  const download = page.waitForEvent("download");
  await bar(page).locator("a[href$='.ics']").click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
  await expect(page).toHaveURL(/\/teams$/);
});

test.describe("in another zone", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("[PF-28] the bar's script comes with the app, and tells the visitor's time", async ({ page }) => {
    await page.goto("/teams");
    await expect(bar(page).getByText("heure de Paris").first()).toBeAttached();
    await untilHydrated(page);
    await expect(bar(page).getByText("à votre heure").first()).toBeAttached();
  });
});
