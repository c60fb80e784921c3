import { openClub } from "../asClub.ts";
import { findings } from "../axe.ts";
import { dialog, openContentTab, openSettings, rowOf } from "../contentPanel.ts";
import { expect, test } from "../page.ts";

test("[NW-115] staff see where a draft will appear and what it lacks, and publish it with what was typed, by the keyboard", async ({
  page,
  baseURL,
  request,
}) => {
  const articles = openClub(baseURL ?? "", "editing").from("articles");
  const slug = `publier-${crypto.randomUUID().slice(0, 8)}`;
  const title = `À publier ${slug}`;
  await articles.insert({
    slug,
    title,
    content: '<p><img src="/icones/32.png" alt=""></p>',
    category: "news",
    is_published: false,
  });
  await openContentTab(page);
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
  expect((await articles.select("title").eq("slug", slug).single()).data).toEqual({ title });

  await box.getByRole("radio", { name: "À une date" }).press("ArrowLeft");
  await box.getByRole("button", { name: "Publier maintenant" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("En ligne", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: /^Lire l.article$/ }).click();
  await expect(page).toHaveURL(`/news/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title}, enfin`);
  await expect(page.getByRole("button", { name: "Modifier", exact: true })).toBeVisible();
  expect((await request.get(`/news/${slug}`)).status()).toBe(200);
  await articles.delete().eq("slug", slug);
});

test("[NW-117] [NW-118] staff have an article lead home and stay first in the news, and a reader sees it at once", async ({
  page,
  baseURL,
  browser,
}) => {
  const articles = openClub(baseURL ?? "", "editing").from("articles");
  const slug = `en-avant-${crypto.randomUUID().slice(0, 8)}`;
  const title = `Mis en avant ${slug}`;
  await articles.insert({
    slug,
    title,
    content: "<p>Un</p>",
    excerpt: "Un extrait",
    category: "news",
    is_published: true,
  });
  const reader = await (await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })).newPage();
  await openContentTab(page);
  const row = rowOf(page, title);
  const choose = async (entry: string | RegExp) => {
    await row.getByRole("button", { name: `Autres actions, ${title}` }).press("Enter");
    await page.getByRole("menuitem", { name: entry }).press("Enter");
  };
  await choose("Mettre à la une");
  await expect(row.getByRole("cell").nth(2)).toContainText("À la une");
  await choose("Épingler");
  await expect(row.getByRole("cell").nth(2)).toContainText("Épinglé");
  await reader.goto("/");
  await expect(reader.locator("main h3").filter({ hasText: title })).toHaveCount(1);
  await expect(reader.getByText("Un extrait")).toBeVisible();
  await reader.goto("/news");
  await expect(reader.locator("main h2").first()).toHaveText(title);
  // What is taken back leads nothing.
  await articles.update({ is_published: false }).eq("slug", slug);
  await reader.goto("/news");
  await expect(reader.locator("main h2").first()).not.toHaveText(title);

  await row.getByRole("button", { name: `Modifier, ${title}` }).press("Enter");
  await openSettings(page);
  await expect(dialog(page).getByRole("group", { name: "Mise en avant" })).toContainText("Une fois publié");
  await articles.delete().eq("slug", slug);
});
