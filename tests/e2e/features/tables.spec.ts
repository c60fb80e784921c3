import { findings } from "../axe.ts";
import { bodyIn, create, dialog, openContentTab } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect } from "../page.ts";

test("[NW-144] [NW-140] [NW-141] [NW-142] [NW-143] staff write a table and a call-out by keyboard, and readers scroll it", async ({
  page,
  own,
}) => {
  const slug = `tableau-${crypto.randomUUID().slice(0, 8)}`;
  own.deletesAfterwards("articles", "title", slug);
  const type = (text: string) => page.keyboard.type(text);
  const press = (key: string) => page.keyboard.press(key);
  await openContentTab(page);
  await create(page, slug);
  const body = bodyIn(page);

  await test.step("the menu adds a table, Tab goes through it and makes it longer", async () => {
    await body.focus();
    await type("/tabl");
    await press("Enter");
    await expect(dialog(page).getByRole("group", { name: "Tableau" })).toBeVisible();
    for (const words of ["Carte", "Nous", "Eux", "Nuke", "13", "9", "Mirage", "7", "13"]) {
      await type(words);
      await press("Tab");
    }
    await expect(body.getByRole("row")).toHaveCount(4);
    await type("Anubis");
    await press("Alt+Shift+ArrowRight");
    await expect(body.getByRole("columnheader")).toHaveText(["Carte", "", "Nous", "Eux"]);
    await dialog(page).getByRole("button", { name: "Ajouter une ligne au-dessous" }).press("Enter");
    await expect(body).toBeFocused();
    await body.getByRole("columnheader").nth(1).click();
    await type("Retransmission");
    await expect(dialog(page).getByText("5 lignes, 4 colonnes.")).toBeAttached();
    expect(await findings(page)).toEqual([]);
  });

  await test.step("Escape and Tab leave it", async () => {
    await press("Escape");
    await press("Tab");
    await expect(body).not.toBeFocused();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step("a line below it becomes a call-out", async () => {
    await body.focus();
    await press("Control+End");
    await type("[!WARNING] Résultats provisoires");
    await dialog(page).getByLabel("Nature de l'encadré").selectOption("Astuce");
  });

  await test.step("words are found and replaced in all blocks", async () => {
    await body.focus();
    await press("Control+f");
    const finding = dialog(page).getByRole("search", { name: "Rechercher et remplacer" });
    await expect(finding.getByLabel("Rechercher dans le texte")).toBeFocused();
    await type("NUKE");
    await expect(finding.getByRole("status")).toHaveText("1 sur 1");
    await press("Tab");
    await type("Inferno");
    expect(await findings(page)).toEqual([]);
    await press("Enter");
    await expect(finding.getByRole("status")).toHaveText("Aucun résultat");
    await press("Escape");
    await expect(body).toBeFocused();
    await expect(body.getByRole("cell", { name: "Inferno" })).toBeVisible();
  });

  await test.step("it is published", async () => {
    await dialog(page).getByLabel("Publier immédiatement").check();
    await dialog(page).getByRole("button", { name: "Créer", exact: true }).click();
    await expect(page.getByText("Article créé avec succès.")).toBeVisible();
  });

  await test.step("on a phone the table scrolls inside itself, by keyboard too", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/news/${slug}`);
    const region = page.getByRole("group", { name: "Tableau" });
    await expect(region.getByRole("columnheader", { name: "Nous" })).toBeAttached();
    await expect(page.getByRole("note")).toHaveText("AstuceRésultats provisoires");
    await region.focus();
    await press("ArrowRight");
    await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findings(page)).toEqual([]);
  });
});
