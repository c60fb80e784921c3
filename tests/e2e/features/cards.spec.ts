import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { bodyIn, create, dialog, openContentTab, submit } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect, served, untilHydrated } from "../page.ts";

/** Chooses in the menu of blocks what these letters find. */
const slash = async (page: Page, letters: string) => {
  await page.keyboard.type(`/${letters}`);
  await page.keyboard.press("Enter");
};

test(
  "[NW-146] [NW-147] [NW-148] [NW-190] an article shows the club's items as cards, placed by keyboard",
  served,
  async ({ page, baseURL, browser, own }) => {
    const title = `Cartes ${crypto.randomUUID().slice(0, 8)}`;
    own.deletesAfterwards("articles", "title", title);
    const { data: match } = await own.club
      .from("matches")
      .select("id, slug, opponent, maps")
      .eq("status", "finished")
      .order("start", { ascending: false })
      .limit(1)
      .single();
    await openContentTab(page);
    await create(page, title);
    await bodyIn(page).click();

    await test.step("a match, a person and standings are found by words", async () => {
      await page.keyboard.type("Avant");
      await page.keyboard.press("Enter");
      await slash(page, "carte");
      const asked = dialog(page).getByLabel("Match, personne ou compétition");
      const offered = dialog(page).getByRole("list", { name: "Cartes à placer" }).getByRole("button");
      await expect(asked).toBeFocused();
      await page.keyboard.type(match?.opponent ?? "");
      await expect(offered.first()).toContainText(match?.opponent ?? "");
      await page.keyboard.press("Escape");
      await expect(bodyIn(page)).toBeFocused();
      await slash(page, "carte");
      await page.keyboard.type("kéva");
      await expect(offered).toHaveCount(1);
      await page.keyboard.press("Enter");
      await slash(page, "carte");
      await page.keyboard.type("ligue");
      await offered.filter({ hasText: "Carte d’un classement" }).press("Enter");
      await expect(bodyIn(page)).toBeFocused();
      await expect(dialog(page).getByRole("complementary", { name: "Kéva" })).toBeVisible();
    });

    await test.step("a pasted address of the site is a card too", async () => {
      await bodyIn(page).evaluate((box, address) => {
        const data = new DataTransfer();
        data.setData("text/plain", address);
        box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      }, `${baseURL}/matches/${match?.slug}`);
      await expect(dialog(page).getByRole("complementary", { name: "Match" })).toBeVisible();
      await page.keyboard.press("Enter");
    });

    await test.step("a button says what is wrong, and keeps what was typed", async () => {
      await slash(page, "bouton");
      await page.keyboard.type("Nous rejoindre");
      await page.keyboard.press("Tab");
      await page.keyboard.type("pas une adresse");
      await page.keyboard.press("Enter");
      await expect(dialog(page).getByText("Lien invalide : il commence par https:// ou par /.")).toBeVisible();
      await page.keyboard.press("Control+a");
      await page.keyboard.type("/recruitment");
      await page.keyboard.press("Enter");
      await expect(bodyIn(page).getByRole("link", { name: "Nous rejoindre" })).toBeVisible();
    });

    await dialog(page).getByLabel("Publier immédiatement").check();
    await submit(page);
    await page.getByRole("link", { name: "Lire l'article" }).click();

    await test.step("readers see them, without a script too", async () => {
      await expect(page.getByRole("complementary", { name: "Kéva" })).toBeVisible();
      await expect(page.getByRole("complementary", { name: /^Classement : / }).getByRole("table")).toBeVisible();
      await expect(page.getByRole("link", { name: "Nous rejoindre" })).toHaveAttribute("href", "/recruitment");
      expect(await findings(page)).toEqual([]);
      const scriptless = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
      await scriptless.goto(page.url());
      await expect(scriptless.getByRole("complementary", { name: "Kéva" })).toBeVisible();
      await scriptless.context().close();
    });

    await test.step("a match's card follows its score, and hides it when the visitor does", async () => {
      const content = `<p>Avant</p><p><a href="/matches/${match?.slug}">Le match</a></p>`;
      const { slug } = await own.addArticle(`Carte ${crypto.randomUUID()}`, { content });
      await page.goto(`/news/${slug}`);
      await untilHydrated(page);
      const card = page.getByRole("complementary", { name: "Match" });
      await expect(card).toContainText(match?.opponent ?? "");
      await own.restoresAfterwards("matches", { id: match?.id }, "forfeit, maps");
      const change = (to: object) => own.club.from("matches").update(to).eq("id", match?.id).throwOnError();
      await change({ forfeit: "ours", maps: [] });
      await expect(card).toContainText(/forfait/i);
      await change({ forfeit: null, maps: match?.maps });
      await expect(card).not.toContainText(/forfait/i);

      // A visitor: the choice of the staff's account would hide scores from other tests.
      const fan = await (await browser.newContext()).newPage();
      await fan.addInitScript(() => localStorage.setItem("club-scores", "hidden 1"));
      await fan.goto(page.url());
      await untilHydrated(fan);
      const theirs = fan.getByRole("complementary", { name: "Match" });
      const reveal = theirs.getByRole("button", { name: /^Afficher le score/ });
      await expect(reveal).toBeVisible();
      await expect(theirs).not.toContainText(/victoire|défaite|nul/i);
      await reveal.press("Enter");
      await expect(theirs).toContainText(/victoire|défaite|nul/i);
      await theirs.getByRole("link").press("Enter");
      await fan.waitForURL(`**/matches/${match?.slug}`);
      await fan.context().close();
    });
  },
);
