import { firstTeamPages } from "../../../domain/club/teams/firstTeams.ts";
import { teams } from "../../club.ts";
import { findings } from "../axe.ts";
import { dialog, openContentTab, openSettings, rowOf } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect } from "../page.ts";

const [player = { name: "", slug: "" }] = firstTeamPages(teams).people;

test("[NW-116] [NW-121] [NW-122] [NW-213] staff name the authors of an article and tag it by the keyboard; readers see them in their order, with a link, and follow the tag without a script", async ({
  page,
  baseURL,
  browser,
  own,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const tag = `Entraînement ${mark}`;
  const title = `À plusieurs ${mark}`;
  const { slug } = await own.addArticle(title);
  await own.addArticle(`${title}, bis`, { tags: tag });
  await openContentTab(page);
  await rowOf(page, title)
    .getByRole("button", { name: `Modifier, ${title}`, exact: true })
    .press("Enter");
  const editor = dialog(page);
  await openSettings(page);
  const authors = editor.getByRole("group", { name: "Auteurs" });
  const field = authors.getByRole("combobox", { name: "Ajouter un auteur" });
  await field.fill("lya@exemple.fr");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Une adresse e-mail ne peut pas signer/);
  // The beginning of a name is no new one: the arrow chooses, and Enter takes what is chosen.
  await field.fill(player.name.slice(0, 3));
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/n.est pas dans la liste/);
  await field.press("ArrowDown");
  await field.press("Enter");
  await authors.getByRole("button", { name: `Retirer ${player.name}` }).click();
  await field.fill("Une invitée");
  await authors.getByRole("button", { name: "Ajouter", exact: true }).click();
  await expect(field).toHaveAccessibleDescription(/n.est pas dans la liste/);
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
    .getByRole("button", { name: `Modifier, ${title}`, exact: true })
    .press("Enter");
  await editor.getByRole("button", { name: "Reprendre" }).press("Enter");
  await openSettings(page);
  await expect(rows).toHaveText([new RegExp(player.name), /Une invitée/]);
  const tags = editor.getByRole("group", { name: "Étiquettes" });
  const tagField = tags.getByRole("combobox", { name: "Ajouter une étiquette" });
  await tagField.fill(`entrainement ${mark}, LAN`);
  await tagField.press("Enter");
  // As the other article has it.
  await expect(tags.getByRole("listitem")).toHaveText([new RegExp(tag), /LAN/]);
  await tagField.fill("lan");
  await tagField.press("Enter");
  await expect(tagField).toHaveAccessibleDescription(/a déjà cette étiquette/);
  await tagField.fill("");
  await tags.getByRole("button", { name: "Retirer LAN" }).press("Enter");
  expect(await findings(page)).toEqual([]);
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

  await reader.goto(`/news/${slug}`);
  await reader.getByRole("list", { name: "Étiquettes" }).getByRole("link", { name: tag }).click();
  await expect(reader).toHaveURL(`/news?etiquette=entrainement-${mark}`);
  await expect(reader.getByRole("heading", { level: 1 })).toContainText(tag);
  await expect(reader.getByRole("link", { name: new RegExp(title) })).toHaveCount(2);
  const canonical = reader.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`etiquette=entrainement-${mark}$`));
  await reader.goto("/news?etiquette=personne");
  await expect(canonical).toHaveCount(0);
});
