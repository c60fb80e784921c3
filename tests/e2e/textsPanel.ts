import type { Page } from "@playwright/test";
import { expect } from "./page.ts";

/** Where the panel lists the pages' texts. */
export const textsPanel = "/admin/pages";

export const line = (page: Page, name: string) =>
  page.getByRole("region", { name: "Textes", exact: true }).getByRole("listitem").filter({ hasText: name });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name: `Textes : ${name}` });
export const edit = async (page: Page, name: string) => {
  await page.getByRole("button", { name: `Modifier les textes : ${name}` }).click();
  return dialog(page, name);
};
export const save = async (page: Page, name: string) => {
  await dialog(page, name).getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Textes enregistrés")).toBeVisible();
  await expect(dialog(page, name)).toBeHidden();
};
/** Brings a section's first texts back. */
export const restore = async (page: Page, name: string) => {
  await (await edit(page, name)).getByRole("button", { name: "Textes d'origine" }).click();
  await page.getByRole("button", { name: "Revenir aux textes d'origine" }).click();
  await expect(page.getByText("Textes d'origine de retour")).toBeVisible();
  await expect(line(page, name)).toContainText("Textes d'origine");
};
