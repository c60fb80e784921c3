import { pngOf } from "../../pictures.ts";
import { bodyIn, create, dialog, openContentTab, submit } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect } from "../page.ts";

const file = (name: string, width: number) => ({
  name,
  mimeType: "image/png",
  buffer: Buffer.from(pngOf({ width, height: 30 })),
});

test("[NW-130] [NW-132] [NW-133] [NW-136] [NW-139] [NW-157] finds uploaded pictures, sets a point, replaces one, deletes what nothing shows, and inserts one", async ({
  page,
  own,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  for (const album of ["Album", "Second album"]) own.deletesAfterwards("articles", "title", `${album} ${mark}`);
  await openContentTab(page);
  await create(page, `Album ${mark}`);
  const text = bodyIn(page);
  await text.click();
  await page.keyboard.type("Avant");
  await dialog(page)
    .getByLabel("Envoyer des images")
    .setInputFiles([file(`${mark} tribune.png`, 40), file(`${mark} essai.png`, 50)]);
  await expect(text.locator("> p:has(img)")).toHaveCount(2);
  await text.locator(".picture").last().click();
  await page.keyboard.press("Delete");
  await expect(text.locator("> p:has(img)")).toHaveCount(1);
  await dialog(page).getByLabel("Publier immédiatement").check();
  await submit(page);
  const article = await page.getByRole("link", { name: "Lire l'article" }).getAttribute("href");

  await page.getByRole("link", { name: "Images", exact: true }).click();
  await page.getByRole("searchbox", { name: "Rechercher" }).fill(mark);
  const rows = page.getByRole("table", { name: "Images du site" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  const [shown, unused] = [rows.filter({ hasText: "tribune" }), rows.filter({ hasText: "essai" })];
  await expect(shown).toContainText("Utilisée 1 fois");
  await expect(shown.getByRole("button", { name: "Supprimer" })).toHaveCount(0);
  await expect(unused).toContainText("Inutilisée");

  await shown.getByRole("button", { name: `${mark} tribune.png` }).press("Enter");
  const details = page.getByRole("dialog");
  await expect(details.getByRole("link", { name: `Article : Album ${mark}` })).toHaveAttribute("href", article ?? "");
  await details.getByLabel("Texte alternatif").fill("La tribune pleine");
  const point = details.getByRole("slider", { name: "Point à garder en vue" });
  await point.press("ArrowRight");
  await point.press("ArrowRight");
  await point.press("ArrowUp");
  await expect(point).toHaveAttribute("aria-valuetext", /^60.% depuis la gauche, 45.% depuis le haut$/);
  await expect(details.getByRole("status")).toContainText("Non enregistré");
  await details.getByRole("button", { name: "Enregistrer" }).click();
  await expect(details).toHaveCount(0);
  await expect(shown).toContainText("La tribune pleine");
  await shown.getByRole("button", { name: `${mark} tribune.png` }).press("Enter");
  await details.getByLabel("Remplacer").setInputFiles(file(`${mark} scène.png`, 60));
  await expect(details).toHaveCount(0);
  const replaced = rows.filter({ hasText: "scène" });
  await expect(replaced).toContainText("Utilisée 1 fois");
  await expect(replaced).toContainText("La tribune pleine");

  await page.getByRole("link", { name: /^Inutilisées/ }).click();
  await expect(rows).toHaveCount(3);
  await page.getByLabel("Tout choisir").check();
  await page
    .getByRole("group", { name: "Actions sur la sélection" })
    .getByRole("button", { name: "Supprimer" })
    .click();
  await expect(details).toContainText("Supprimer 2 images ?");
  await details.getByRole("button", { name: "Supprimer" }).press("Enter");
  await expect(page.getByText("2 images supprimées")).toBeVisible();
  await expect(rows).toHaveCount(0);

  await page
    .getByLabel("Envoyer des images")
    .first()
    .setInputFiles([file(`${mark} un.png`, 70), file(`${mark} deux.png`, 80)]);
  await page.getByRole("textbox", { name: `Texte alternatif de ${mark} deux.png` }).fill("Le car");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Plus tard, ${mark} un.png` }).click();
  await expect(page.getByLabel("Fichiers en cours d'envoi")).toHaveCount(0);
  await expect(rows.filter({ hasText: "deux" })).toContainText("Le car");
  await expect(rows.filter({ hasText: `${mark} un` })).toContainText("Sans texte alternatif");

  await page.goto(article ?? "");
  await expect(page.locator("main img[src*=contenus]")).toHaveAttribute("src", /_60x30\.webp$/);

  await openContentTab(page);
  await create(page, `Second album ${mark}`);
  const again = bodyIn(page);
  await again.click();
  await page.keyboard.type("Avant");
  await dialog(page).getByRole("button", { name: "Depuis la bibliothèque, dans le texte" }).press("Enter");
  const picker = page.getByRole("dialog", { name: "Choisir une image du site" });
  await expect(picker.getByRole("searchbox", { name: "Rechercher" })).toBeFocused();
  await page.keyboard.type(`tribune pleine`);
  await page.keyboard.press("Enter");
  await picker.getByRole("button", { name: `${mark} scène.png` }).press("Enter");
  await expect(picker).toHaveCount(0);
  await expect(again.getByRole("img", { name: "La tribune pleine" })).toHaveCount(1);
  await dialog(page).getByText("Réglages", { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Depuis la bibliothèque, Image" }).click();
  await picker.getByRole("button", { name: `${mark} scène.png` }).click();
  await expect(dialog(page).getByLabel("Image", { exact: true })).toHaveValue(/_60x30\.webp$/);
  await dialog(page).getByLabel("Publier immédiatement").check();
  await submit(page);
  await page.getByRole("link", { name: "Lire l'article" }).click();
  await expect(page.locator("main header img[src*=contenus]")).toHaveCSS("object-position", "60% 45%");
});
