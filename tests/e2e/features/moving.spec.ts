import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, refusedWith, signInAt } from "../page.ts";

const choose = (page: Page, ...files: readonly { readonly name: string; readonly text: string }[]) =>
  page
    .locator('label > input[type="file"]')
    .setInputFiles(files.map(({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })));

const wordPress = (slug: string): string => `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="c" xmlns:dc="d" xmlns:wp="w"><channel><link>https://ancien.exemple.fr</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_login>lya</wp:author_login><wp:author_display_name>Lya Fontaine</wp:author_display_name></wp:author>
<item><title>Le derby ${slug}</title><guid>https://ancien.exemple.fr/?p=${slug}</guid><dc:creator>lya</dc:creator>
<content:encoded><![CDATA[<p>Victoire <img src="https://photos.exemple.fr/a.jpg" alt=""></p><table><tr><td colspan=2>3</td><td>1</td></tr></table>]]></content:encoded>
<wp:post_date_gmt>2019-05-01 10:00:00</wp:post_date_gmt><wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status>
<wp:post_type>post</wp:post_type></item>
<item><title>Une page</title><wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item></channel></rss>`;

test("[NW-80] [NW-81] [NW-82] staff import an export of WordPress, once, and take it back", async ({
  page,
  own,
  silence,
}) => {
  // The old site has no such picture.
  silence.allow(refusedWith(404));
  const slug = `derby-${crypto.randomUUID().slice(0, 8)}`;
  const file = `${slug}.xml`;
  own.deletesAfterwards("articles", "title", `Le derby ${slug}`);
  own.deletesAfterwards("imports", "file_names", file);
  await signInAt(page, "/admin/reprise", "staff@demo.test");
  await expect(page.getByText("Choisir des fichiers")).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await choose(page, { name: file, text: wordPress(slug).slice(0, -30) });
  await expect(page.getByText(`${file} est un fichier XML abîmé ou incomplet`)).toBeVisible();

  await choose(page, { name: file, text: wordPress(slug) });
  await expect(page.getByText("1 texte à vérifier")).toBeVisible();
  await expect(page.getByText("1 tableau : cellules fusionnées séparées, tableau imbriqué en lignes.")).toBeVisible();
  await expect(page.getByText("photos.exemple.fr (1 image)")).toBeVisible();
  await expect(page.getByText("1 page : le site n'a pas de pages libres.")).toBeVisible();
  await expect(page.getByText("1er mai 2019")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Reprendre 1 texte" }).click();
  await expect(page.getByText("1 texte repris")).toBeVisible();

  await choose(page, { name: file, text: wordPress(slug) });
  await expect(page.getByText("tous ces textes sont déjà sur le site")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Reprendre \d/ })).toBeHidden();

  const takeBack = page.getByRole("button", { name: `Annuler la reprise : ${file}` });
  await takeBack.click();
  const question = page.getByRole("dialog", { name: "Annuler la reprise" });
  await question.getByRole("button", { name: "Garder les textes" }).click();
  await expect(takeBack).toBeFocused();
  await takeBack.click();
  await question.getByRole("button", { name: "Supprimer les textes" }).click();
  await expect(page.getByText("Reprise annulée : 1 texte supprimé")).toBeVisible();
  await choose(page, { name: file, text: wordPress(slug) });
  await expect(page.getByRole("button", { name: "Reprendre 1 texte" })).toBeVisible();
});

test("[NW-83] staff export the whole site, which is all known to it", async ({ page }) => {
  await signInAt(page, "/admin/reprise", "staff@demo.test");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter en ZIP" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^site-\d{4}-\d{2}-\d{2}\.zip$/);
  await page.locator('label > input[type="file"]').setInputFiles(await file.path());
  // Tests beside this one delete texts meanwhile.
  await expect(page.getByText(/\d\d textes déjà repris/)).toBeVisible();
});
