import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { expect, signInAt, test } from "../page.ts";
import { table } from "../tablePanel.ts";

const list = (page: Page) => table(page, "Commentaires sur les tips");
const openerOf = (page: Page, at: number) => list(page).getByRole("heading").nth(at).getByRole("button");
const openTips = async (page: Page) => {
  await signInAt(page, "/admin/contenu/commentaires?type=tips", "staff@demo.test");
  await expect(openerOf(page, 0)).toBeVisible();
};

test("[AD-54] staff sort and filter the comments in the address, which a reload and Back keep", async ({ page }) => {
  await openTips(page);
  await page.getByRole("link", { name: "Auteur" }).click();
  await expect(page).toHaveURL(/type=tips&tri=auteur$/);
  await page.getByRole("link", { name: /^Visibles/ }).click();
  await expect(page).toHaveURL(/etat=visibles&tri=auteur$/);
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Auteur" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("link", { name: /^Visibles/ })).toHaveAttribute("aria-current", "true");
  await expect(openerOf(page, 0)).toBeVisible();
  // Capitals don't count. Accounts of other tests have some.
  const names = (await list(page).getByRole("heading").allInnerTexts()).map((name) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  await openerOf(page, 0).click();
  await page.getByRole("dialog").getByRole("link").click();
  await expect(page).toHaveURL(/\/tips\//);
  await page.goBack();
  await expect(page).toHaveURL(/etat=visibles&tri=auteur$/);
  await expect(openerOf(page, 0)).toBeVisible();
});

test("[AD-55] a comment opens beside its list by keys, is hidden and restored; on narrow screens it covers the list", async ({
  page,
}) => {
  await openTips(page);
  await page.keyboard.press("j");
  await expect(openerOf(page, 0)).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Commentaire/ });
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveAttribute("aria-modal", "false");
  await page.keyboard.press("j");
  const row = list(page).locator("[aria-current=true]");
  await expect(list(page).getByRole("row").nth(2)).toHaveAttribute("aria-current", "true");
  await expect(dialog.getByRole("link")).toHaveAttribute("href", /^\/tips\//);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("m");
  await expect(dialog.getByLabel("Raison")).toBeFocused();
  await page.keyboard.type("Hors sujet");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Commentaire masqué")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(openerOf(page, 1)).toBeFocused();
  await page.keyboard.press("r");
  await expect(page.getByText("Commentaire rétabli")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await openerOf(page, 0).click();
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveAttribute("aria-modal", "false");
  expect(await findings(page)).toEqual([]);
});
