import { expect, type Locator, type Page } from "@playwright/test";
import { signInAt } from "./page.ts";

export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;
export const button = (within: Page | Locator, name: string | RegExp) => within.getByRole("button", { name });
export const dialog = (page: Page) => page.getByRole("dialog").first();
/** An item of a public page, by its heading. */
export const entry = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

/** A tab of the panel with one list. */
export const listTab = (path: string, name: string) => {
  const list = (page: Page) => page.getByRole("tabpanel").getByRole("list", { name });
  return {
    list,
    row: (page: Page, text: string) => list(page).getByRole("listitem").filter({ hasText: text }),
    openTab: async (page: Page) => {
      await signInAt(page, path, "staff@demo.test");
      await expect(list(page)).toBeVisible();
    },
  };
};
