import { firstTeamPages } from "../../../domain/club/teams/firstTeams.ts";
import { teams } from "../../club.ts";
import { openClub } from "../asClub.ts";
import { findings } from "../axe.ts";
import { dialog, openContentTab, openSettings, rowOf } from "../contentPanel.ts";
import { expect, test } from "../page.ts";

const [player = { name: "", slug: "" }] = firstTeamPages(teams).people;

test("[NW-116] [NW-121] staff name the authors of an article by the keyboard, and readers see them in their order, with a link", async ({
  page,
  baseURL,
  browser,
}) => {
  const articles = openClub(baseURL ?? "", "editing").from("articles");
  const slug = `signe-${crypto.randomUUID().slice(0, 8)}`;
  const title = `À plusieurs ${slug}`;
  await articles.insert({ slug, title, content: "<p>Un</p>", category: "news", is_published: true });
  await openContentTab(page);
  await rowOf(page, title)
    .getByRole("button", { name: `Modifier, ${title}` })
    .press("Enter");
  const editor = dialog(page);
  await openSettings(page);
  const authors = editor.getByRole("group", { name: "Auteurs" });
  const field = authors.getByRole("combobox", { name: "Ajouter un auteur" });
  await field.fill("lya@exemple.fr");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Une adresse e-mail ne peut pas signer/);
  await field.fill("Une invitée");
  await authors.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  // What is typed and left is added too.
  await field.fill(player.name);
  await field.press("Tab");
  const rows = authors.getByRole("list", { name: "Auteurs" }).getByRole("listitem");
  await expect(rows).toHaveText([/Une invitée/, new RegExp(player.name)]);
  await rows.nth(1).getByRole("button", { name: "Monter" }).press("Enter");
  await expect(rows).toHaveText([new RegExp(player.name), /Une invitée/]);
  expect(await findings(page)).toEqual([]);

  // The draft on the device keeps them.
  await page.reload();
  await rowOf(page, title)
    .getByRole("button", { name: `Modifier, ${title}` })
    .press("Enter");
  await editor.getByRole("button", { name: "Reprendre" }).press("Enter");
  await openSettings(page);
  await expect(rows).toHaveText([new RegExp(player.name), /Une invitée/]);
  await editor.getByRole("button", { name: "Mettre à jour" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const reader = await (await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })).newPage();
  await reader.goto(`/news/${slug}`);
  await expect(reader.getByText(`${player.name} et Une invitée`)).toBeVisible();
  const data = await reader.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain(`"author":[{"@type":"Person","name":"${player.name}","url":"`);
  await reader.goto("/news");
  await expect(reader.getByText(`${player.name} et Une invitée`)).toBeVisible();
  await reader.goto(`/news/${slug}`);
  await reader.getByRole("link", { name: player.name, exact: true }).first().click();
  await expect(reader).toHaveURL(`/players/${player.slug}`);
  await articles.delete().eq("slug", slug);
});

test("[NW-122] staff tag an article by the keyboard, and a reader without a script follows the tag to its list", async ({
  page,
  baseURL,
  browser,
}) => {
  const articles = openClub(baseURL ?? "", "editing").from("articles");
  const own = crypto.randomUUID().slice(0, 8);
  const [slug, other] = [`tague-${own}`, `tague-aussi-${own}`];
  const tag = `Entraînement ${own}`;
  const title = `Avec étiquettes ${own}`;
  const news = { content: "<p>Un</p>", category: "news", is_published: true };
  await articles.insert({ ...news, slug, title });
  await articles.insert({ ...news, slug: other, title: `${title}, bis`, tags: tag });
  await openContentTab(page);
  await rowOf(page, title)
    .getByRole("button", { name: `Modifier, ${title}`, exact: true })
    .press("Enter");
  await openSettings(page);
  const tags = dialog(page).getByRole("group", { name: "Étiquettes" });
  const field = tags.getByRole("combobox", { name: "Ajouter une étiquette" });
  await field.fill(`entrainement ${own}, LAN`);
  await field.press("Enter");
  // As the other article has it.
  await expect(tags.getByRole("listitem")).toHaveText([new RegExp(tag), /LAN/]);
  await field.fill("lan");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/a déjà cette étiquette/);
  await field.fill("");
  await tags.getByRole("button", { name: "Retirer LAN" }).press("Enter");
  expect(await findings(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Mettre à jour" }).press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const reader = await (await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })).newPage();
  await reader.goto(`/news/${slug}`);
  await reader.getByRole("list", { name: "Étiquettes" }).getByRole("link", { name: tag }).click();
  await expect(reader).toHaveURL(`/news?etiquette=entrainement-${own}`);
  await expect(reader.getByRole("heading", { level: 1 })).toContainText(tag);
  await expect(reader.getByRole("link", { name: new RegExp(title) })).toHaveCount(2);
  const canonical = reader.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`etiquette=entrainement-${own}$`));
  await reader.goto("/news?etiquette=personne");
  await expect(canonical).toHaveCount(0);
  await articles.delete().in("slug", [slug, other]);
});
