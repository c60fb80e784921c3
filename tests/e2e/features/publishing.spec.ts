import { findings } from "../axe.ts";
import { dialog, openContentTab, openSettings, rowOf } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect } from "../page.ts";

test("[NW-115] [NW-117] [NW-118] staff have an article lead home and stay first in the news, and publish a draft after they saw where it will appear and what it lacks, by the keyboard", async ({
  page,
  request,
  baseURL,
  browser,
  own,
}) => {
  const leading = `Mis en avant ${crypto.randomUUID().slice(0, 8)}`;
  const led = await own.addArticle(leading, { excerpt: "Un extrait" });
  const title = `À publier ${crypto.randomUUID().slice(0, 8)}`;
  const content = '<p><img src="/icones/32.png" alt=""></p>';
  const { slug } = await own.addArticle(title, { content, is_published: false });
  await openContentTab(page);

  await test.step("an article leads home and stays first in the news, and a reader sees it at once", async () => {
    const visit = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    const reader = await visit.newPage();
    const row = rowOf(page, leading);
    const choose = async (entry: string | RegExp) => {
      await row.getByRole("button", { name: `Autres actions, ${leading}` }).press("Enter");
      await page.getByRole("menuitem", { name: entry }).press("Enter");
    };
    await choose("Mettre à la une");
    await expect(row.getByRole("cell").nth(2)).toContainText("À la une");
    await choose("Épingler");
    await expect(row.getByRole("cell").nth(2)).toContainText("Épinglé");
    await reader.goto("/");
    await expect(reader.locator("main h3").filter({ hasText: leading })).toHaveCount(1);
    await expect(reader.getByText("Un extrait")).toBeVisible();
    await reader.goto("/news");
    await expect(reader.locator("main h2").first()).toHaveText(leading);
    // What is taken back leads nothing.
    await own.club.from("articles").update({ is_published: false }).eq("slug", led.slug).throwOnError();
    await reader.goto("/news");
    await expect(reader.locator("main h2").first()).not.toHaveText(leading);
    await visit.close();

    await row.getByRole("button", { name: `Modifier, ${leading}` }).press("Enter");
    await openSettings(page);
    await expect(dialog(page).getByRole("group", { name: "Mise en avant" })).toContainText("Une fois publié");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await rowOf(page, title)
    .getByRole("button", { name: `Modifier, ${title}` })
    .press("Enter");
  const editor = dialog(page);
  await editor
    .getByRole("textbox", { name: /^Titre/ })
    .first()
    .fill(`${title}, enfin`);
  await editor.getByRole("button", { name: "Publier", exact: true }).press("Enter");

  const box = page.getByRole("dialog", { name: /^Publier l.article$/ });
  await expect(box.getByRole("heading", { name: /^Sur la page d.accueil$/ })).toBeVisible();
  await expect(box.getByRole("listitem").filter({ hasText: "un extrait, pour la carte" })).toBeVisible();
  await expect(box.getByText("un texte alternatif à une image")).toBeVisible();
  await expect(box.getByRole("region", { name: "Le résultat dans un moteur de recherche" })).toContainText(
    `news › ${slug}`,
  );
  expect(await findings(page)).toEqual([]);

  // A time that is wrong sends nothing, and says so.
  await box.getByRole("radio", { name: "Maintenant" }).press("ArrowRight");
  const from = box.getByLabel("Publier le");
  await from.press("Enter");
  await expect(from).toHaveAccessibleDescription(/Donnez une date et une heure/);
  await from.fill("2020-01-01T10:00");
  await from.press("Enter");
  await expect(from).toHaveAccessibleDescription(/Cette heure est passée/);
  expect((await own.club.from("articles").select("title").eq("slug", slug).single()).data).toEqual({ title });

  await box.getByRole("radio", { name: "À une date" }).press("ArrowLeft");
  await box.getByRole("button", { name: "Publier maintenant" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("En ligne", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Lire l.article$/ }).click();
  await expect(page).toHaveURL(`/news/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}, enfin`);
  await expect(page.getByRole("button", { name: "Modifier", exact: true })).toBeVisible();
  expect((await request.get(`/news/${slug}`)).status()).toBe(200);
});
