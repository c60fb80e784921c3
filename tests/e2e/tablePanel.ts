import { expect, type Locator, type Page } from "@playwright/test";

/** A table of the panel, by its name. */
export const table = (page: Page, name: string) => page.getByRole("table", { name });
/** The row of a record in a table of the panel. */
export const rowWith = (page: Page, text: string) =>
  page.getByRole("tabpanel").getByRole("row").filter({ hasText: text });

/** Opens the menu of a row, and chooses an act. */
export const chooseAct = async (row: Locator, act: string) => {
  await row.getByRole("button", { name: /^Autres actions/ }).click();
  await row.page().getByRole("menuitem", { name: act, exact: true }).click();
};

/** Deletes a record by the menu of its row. */
export const removeRow = async (row: Locator) => {
  await chooseAct(row, "Supprimer");
  await expect(row).toBeHidden();
};
