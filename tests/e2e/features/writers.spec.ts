import { findings } from "../axe.ts";
import { contentTab, dialog, openContentTab } from "../contentPanel.ts";
import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";

test("[NW-70] [NW-71] a second writer is told before typing, takes over, and both texts stay", async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  // Two people sign in, and the first one hears of the second within fifteen seconds.
  test.slow();
  const title = `À quatre mains ${crypto.randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
  const other = await context.newPage();
  const edit = { name: `Modifier, ${title}` };
  await own.addArticle(title, { is_published: false });
  await openContentTab(page);
  await page.getByRole("button", edit).click();
  await dialog(page).getByLabel("Extrait").fill("De Sarah");

  await signInAt(other, contentTab, "admin@demo.test");
  await other.getByRole("button", edit).click();
  await expect(dialog(other)).toContainText("sarah écrit dans ce texte");
  await expect(dialog(other).getByLabel("Extrait")).toHaveCount(0);
  await expect(dialog(other).getByRole("button", { name: "Mettre à jour" })).toHaveCount(0);
  expect(await findings(other)).toEqual([]);
  await dialog(other).getByRole("button", { name: "Prendre la main" }).press("Enter");
  await dialog(other).getByLabel("Extrait").fill("De Yanis");
  await expect(dialog(other)).toContainText("sarah a aussi ce texte ouvert");

  await expect(dialog(page)).toContainText("yanis a pris la main", { timeout: 30_000 });
  await expect(dialog(page).getByLabel("Extrait")).toHaveValue("De Sarah");
  expect(await findings(page)).toEqual([]);
  await dialog(page).getByRole("button", { name: "Reprendre la main" }).press("Enter");
  await expect(dialog(page)).toContainText("yanis a aussi ce texte ouvert");
  await dialog(page).getByRole("button", { name: "Mettre à jour" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  // The one who was taken over from meets the saved text as a conflict, not as a loss.
  await dialog(other).getByRole("button", { name: "Mettre à jour" }).click();
  await expect(other.getByRole("dialog", { name: "Quelqu'un a enregistré avant vous" })).toBeVisible();
  await context.close();
});
