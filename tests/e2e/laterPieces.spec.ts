import type { Locator, Page } from "@playwright/test";
import {
  expect,
  failedRequest,
  holdBack,
  signInAfreshAt,
  signInAt,
  siteForTwo,
  test,
  unloadable,
  untilHydrated,
} from "./page.ts";

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

test("[PF-28] pages open when the bar's script can't be loaded, and the server's bar stays", async ({
  page,
  silence,
}) => {
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
  expect(await staysAt(linkTo("/matches"))).toBe(true);
  // The app's own takes the place of the server's, once.
  await expect(bar(page)).not.toHaveAttribute("data-first");
  await mark(page);
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

test("[PF-28] a bar without a match needs no script", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.route("/teams", async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.replace(/<section[^>]*Prochain match.*?<\/section>/s, "") });
  });
  await page.goto("/teams");
  await untilHydrated(page);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  expect(ofBar(scripts)).toEqual([]);
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

const aside = (page: Page) => page.getByRole("complementary", { name: "Autour de ce tip" });
const rating = (page: Page) => page.getByRole("group", { name: "Votre note" });
const text = (page: Page) => page.locator("#partie-2");
const partsIn = (names: readonly string[]) => names.filter((name) => name.includes("/tipParts-"));

test.describe("the parts of a tip", () => {
  test("[PF-34] are answered as the server has rendered them, without their script", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await rating(page).getByRole("radio", { name: "1" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText("Connectez-vous pour noter")).toBeVisible();
    await expect(rating(page).getByRole("radio", { name: "2" })).toBeFocused();
    await expect(rating(page).getByRole("radio", { checked: true })).toHaveCount(0);
    await expect(aside(page).getByRole("link").first()).toBeVisible();
    expect(partsIn(scripts)).toEqual([]);
  });

  test("[PF-34] take a rating before the app is there", async ({ page }) => {
    await page.goto(siteForTwo);
    await rating(page).getByText("3").click();
    await expect(page.getByText("Connectez-vous pour noter")).toBeVisible();
    await expect(rating(page).getByRole("radio", { checked: true })).toHaveCount(0);
  });

  test("[PF-34] come with the page of a link in the sidebar", async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
    const link = aside(page).locator("nav a:not([aria-current])").first();
    const to = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator("html")).toHaveAttribute("data-same");
    await expect(aside(page).locator("nav [aria-current]")).toHaveAttribute("href", to ?? "");
    await expect(rating(page)).toBeVisible();
    await expect(page.locator("article h2").first()).toBeVisible();
    expect(partsIn(scripts)).toHaveLength(1);
    await page.goBack();
    await expect(aside(page).locator("nav [aria-current]")).toHaveAttribute("href", siteForTwo);
    await expect(text(page)).toBeVisible();
  });

  test("[PF-34] come for a member, whose rating they show, with the focus where it was", async ({ page }) => {
    const scripts = scriptsOf(page);
    const held = await holdBack(page, /\/tipParts-/);
    await signInAt(page, siteForTwo);
    await untilHydrated(page);
    await expect.poll(() => partsIn(scripts).length).toBe(1);
    await rating(page).getByRole("radio", { name: "4" }).click();
    await expect(page.getByText("Note enregistrée")).toBeVisible();
    held.release();
    const takeBack = rating(page).getByRole("button", { name: "Retirer ma note" });
    await expect(takeBack).toBeVisible();
    await expect(rating(page).getByRole("radio", { name: "4" })).toBeChecked();
    await expect(rating(page).getByRole("radio", { name: "4" })).toBeFocused();
    await takeBack.click();
    await expect(page.getByText("Note retirée")).toBeVisible();
  });

  test("[PF-34] keep the focus of a rating that a member has pressed before the app was there", async ({ page }) => {
    // Another member than in the test above: two first ratings of a tip by the same member at once are a conflict.
    await signInAt(page, siteForTwo, "staff@demo.test");
    const held = await holdBack(page, /\/app-/);
    await page.reload();
    await rating(page).getByText("3").click();
    held.release();
    await expect(page.getByText("Note enregistrée")).toBeVisible();
    await expect(rating(page).getByRole("button", { name: "Retirer ma note" })).toBeVisible();
    await expect(rating(page).getByRole("radio", { name: "3" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(rating(page).getByRole("radio", { name: "4" })).toBeChecked();
    await rating(page).getByRole("button", { name: "Retirer ma note" }).click();
    await expect(page.getByText("Note retirée")).toBeVisible();
  });

  test("[PF-34] are there after a member has signed out on the tip", async ({ page }) => {
    await signInAfreshAt(page, siteForTwo);
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Déconnexion" }).click();
    await rating(page).getByRole("radio", { name: "5" }).click();
    await expect(page.getByText("Connectez-vous pour noter")).toBeVisible();
    await expect(aside(page).getByRole("link").first()).toBeVisible();
  });

  test("[PF-34] stay, and take a rating, when their script can't be loaded; other tips open without it", async ({
    page,
    silence,
  }) => {
    silence.allow(unloadable);
    await page.route(/\/tipParts-/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await signInAt(page, "/tips/lire-une-rotation-avant-qu-elle-parte");
    await untilHydrated(page);
    await failed;
    await rating(page).getByRole("radio", { name: "2" }).click();
    await expect(page.getByText("Note enregistrée")).toBeVisible();
    await expect(rating(page).getByRole("radio", { name: "2" })).toBeChecked();
    const link = aside(page).locator("nav a:not([aria-current])").first();
    const to = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator("article h2").first()).toBeVisible();
  });

  test("[PF-34] leave the text on a tip that a visitor comes back to without a network", async ({
    page,
    context,
    silence,
  }) => {
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

  test("[PF-34] come when a picture fails", async ({ page, silence }) => {
    silence.allow(failedRequest);
    const scripts = scriptsOf(page);
    await page.goto(siteForTwo);
    await untilHydrated(page);
    await aside(page)
      .getByRole("link")
      .first()
      .evaluate((link) => link.setAttribute("data-first", ""));
    await aside(page)
      .locator("img")
      .first()
      .evaluate((picture: HTMLImageElement) => (picture.src = "/couvertures/absente.png"));
    await expect(aside(page).locator("[data-first]")).toHaveCount(0);
    await expect(aside(page).getByRole("link").first()).toBeVisible();
    expect(partsIn(scripts)).toHaveLength(1);
  });

  test("[PF-34] stay on a page that a translation has changed before the app came", async ({ page, silence }) => {
    silence.allow(/Minified React error #418/);
    await page.goto(siteForTwo);
    await page.getByRole("heading", { level: 1 }).evaluate((title) => (title.textContent = "A title"));
    await untilHydrated(page);
    await expect(text(page)).toBeVisible();
    await expect(rating(page)).toBeVisible();
    await expect(aside(page).getByRole("link").first()).toBeVisible();
    expect(silence.heard.join("\n")).toMatch(/#418/);
  });
});
