import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { core, expect, signInAt, siteForTwo, test, untilHydrated } from "../page.ts";

const article = "/news/montreal-notre-premier-plateau";

const counted = (page: Page, name: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/rpc/${name}`) && answer.status() === 204);

/** Searches for words that nothing has. */
const searchInVain = async (page: Page, words: string) => {
  await page.goto(`/search?${new URLSearchParams({ q: words })}`);
  await expect(page.getByRole("heading", { name: `Aucun résultat pour « ${words} »` })).toBeVisible();
  await untilHydrated(page);
};

test(
  "[NW-90] [NW-91] [NW-93] [NW-94] staff see what is read, from where, and searched in vain",
  core,
  async ({ page }) => {
    // Letters alone: digits would look like a telephone number.
    const word = `zqk${Array.from(crypto.randomUUID(), (sign) => (/[a-f]/.test(sign) ? sign : "")).join("")}`;
    const viewed = counted(page, "count_page_view");
    await page.goto(article, { referer: "https://www.qwant.com/" });
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    expect((await viewed).request().postDataJSON()).toEqual({ path: article, source: "search" });
    for (let at = 0; at < 2; at++) {
      const missed = counted(page, "count_missed_search");
      await searchInVain(page, word);
      await missed;
    }

    await signInAt(page, "/admin/chiffres", "staff@demo.test");
    const views = page.getByRole("region", { name: "Pages vues par jour" });
    await expect(views.getByText(/^[1-9][\d\s]* vues? en 14 jours$/)).toBeVisible();
    await expect(views.locator("svg g")).toHaveCount(14);
    const sources = page.getByRole("region", { name: "D'où viennent les lectures" });
    await expect(sources.getByRole("listitem").filter({ hasText: "Moteurs de recherche" })).toContainText(
      /\d vues?, .*%/,
    );
    const read = page.getByRole("region", { name: "Les plus lus" });
    await expect(read.getByRole("link", { name: title })).toHaveAttribute("href", article);
    await read.getByRole("radio", { name: "7 jours" }).check();
    await expect(page.getByRole("heading", { name: "Tips les mieux notés en 7 jours" })).toBeVisible();
    await expect(read.getByRole("link", { name: title })).toHaveAttribute("href", article);
    await read.getByRole("radio", { name: "28 jours" }).check();
    const next = page.getByRole("region", { name: "De quoi écrire la suite" });
    await expect(next.getByRole("listitem").filter({ hasText: word })).toContainText("2 recherches");
    await expect(next.getByRole("link", { name: word })).toHaveAttribute("href", `/search?q=${word}`);
    await expect(
      next
        .getByRole("region", { name: /mieux notés/ })
        .getByRole("link")
        .first(),
    ).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test("[NW-92] counts nothing of a visitor whose browser asks not to be followed", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent: string[] = [];
  page.on("request", (request) => request.url().includes("/rpc/count_") && sent.push(request.url()));
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "Navigation principale" }).getByRole("link", { name: "Shop" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await searchInVain(page, "zqzqzqzq");
  expect(sent).toEqual([]);
});
