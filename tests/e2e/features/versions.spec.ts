import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { create, dialog, openContentTab, rowOf, submit } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect } from "../page.ts";

const openVersions = async (page: Page, title: string) => {
  await rowOf(page, title)
    .getByRole("button", { name: `Autres actions, ${title}` })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Versions" }).press("Enter");
  await expect(dialog(page).getByRole("list").getByRole("button").first()).toBeVisible();
};
const entries = (page: Page) =>
  dialog(page).getByRole("navigation", { name: "Toutes les versions" }).getByRole("button");
const change = (page: Page, name: string) => dialog(page).getByRole("region", { name, exact: true });

test("[NW-41] [NW-42] staff compare versions, and restore a passage and a whole one @served", async ({ page, own }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const [title, newTitle] = [`Avant le derby ${mark}`, `Après le derby ${mark}`];
  const first = "<p>Le match de samedi est reporté.</p>\n<h2>Le lieu</h2>\n<p>Au gymnase.</p>";
  const second = "<p>Le match de dimanche est reporté.</p>\n<p>Au gymnase.</p>";
  const { slug } = await own.addArticle(title, { content: first, is_published: false });
  const articles = own.club.from("articles");
  await articles.update({ title: newTitle, content: second }).eq("slug", slug);
  await openContentTab(page);

  await test.step("the newest is compared with the one before", async () => {
    await openVersions(page, newTitle);
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first()).toContainText("Actuelle");
    await expect(entries(page).first()).toHaveAttribute("aria-current", "true");
    const passage = change(page, "Passage modifié");
    await expect(passage.locator("del")).toContainText("samedi");
    await expect(passage.locator("ins")).toContainText("dimanche");
    await expect(change(page, "Passage retiré, Titre")).toContainText("Le lieu");
    await expect(change(page, "Titre").locator("ins")).toContainText("Après");
    await expect(dialog(page).getByRole("button", { name: "Restaurer cette version" })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
  });

  await test.step("a passage comes back, and the rest stays", async () => {
    await change(page, "Passage retiré, Titre").getByRole("button", { name: "Reprendre ce passage" }).press("Enter");
    await expect(page.getByText("Passage remis comme avant")).toBeVisible();
    await expect(entries(page)).toHaveCount(3);
    const { data: stored } = await articles.select("title, content").eq("slug", slug).single();
    expect(stored).toEqual({
      title: newTitle,
      content: "<p>Le match de dimanche est reporté.</p>\n<h2>Le lieu</h2>\n<p>Au gymnase.</p>",
    });
  });

  await test.step("another member's save in between is no restoration", async () => {
    await articles.update({ excerpt: "De quelqu'un d'autre" }).eq("slug", slug);
    await entries(page).last().press("Enter");
    await dialog(page).getByRole("button", { name: "Restaurer cette version" }).press("Enter");
    await expect(page.getByText("Rien n'a été restauré")).toBeVisible();
    await expect(entries(page)).toHaveCount(4);
  });

  await test.step("a whole version comes back, by the keyboard", async () => {
    await entries(page).last().press("Enter");
    await expect(change(page, "Extrait")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Restaurer cette version" }).press("Enter");
    await expect(page.getByText("Version restaurée")).toBeVisible();
    await expect(entries(page)).toHaveCount(5);
    await expect(entries(page).first()).toContainText("Restauré");
    const { data: stored } = await articles.select("title, content, excerpt").eq("slug", slug).single();
    expect(stored).toEqual({ title, content: first, excerpt: null });
    await page.keyboard.press("Escape");
    await expect(rowOf(page, title)).toBeVisible();
  });

  await test.step("a phone shows the list, then the comparison", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openVersions(page, title);
    await expect(change(page, "Passage modifié")).toBeHidden();
    await entries(page).first().press("Enter");
    await expect(entries(page).first()).toBeHidden();
    await expect(dialog(page).getByRole("heading", { name: /^Version du/ })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await dialog(page).getByRole("button", { name: "Toutes les versions" }).press("Enter");
    await expect(entries(page).first()).toBeFocused();
  });
});

test("[NW-40] [NW-42] a save is a version, and the one before comes back", async ({ page, own }) => {
  const title = `Sans retouche ${crypto.randomUUID().slice(0, 8)}`;
  own.deletesAfterwards("articles", "title", title);
  await openContentTab(page);
  await create(page, title);
  await submit(page);
  await page.getByRole("button", { name: `Modifier, ${title}` }).click();
  const field = dialog(page)
    .getByRole("textbox", { name: /^Titre/ })
    .first();
  await expect(field).toHaveValue(title);
  await field.fill(`${title}, revu`);
  await dialog(page).getByRole("button", { name: "Mettre à jour" }).click();
  await expect(page.getByText("Article mis à jour avec succès")).toBeVisible();

  await openVersions(page, `${title}, revu`);
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText("Enregistré");
  await expect(change(page, "Titre").locator("ins")).toContainText("revu");
  await entries(page).last().click();
  await expect(dialog(page).getByLabel("Comparer avec").locator("option:checked")).toHaveText(/^L.actuelle/);
  await expect(change(page, "Titre").locator("ins")).toContainText("revu");
  await dialog(page).getByRole("button", { name: "Restaurer cette version" }).click();
  await expect(page.getByText("Version restaurée")).toBeVisible();
  await expect(entries(page)).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: `Modifier, ${title}`, exact: true })).toBeVisible();
  page.once("dialog", (question) => void question.accept());
  await page.getByRole("button", { name: `Supprimer, ${title}` }).click();
  await expect(rowOf(page, title)).toBeHidden();
});
