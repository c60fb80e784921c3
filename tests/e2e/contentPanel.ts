import type { Locator, Page } from "@playwright/test";
import { expect, signInAt } from "./page.ts";

export const contentTab = "/admin/contenu";

export const openContentTab = async (page: Page) => {
  await signInAt(page, contentTab, "staff@demo.test");
  await expect(page.getByRole("tab", { name: /^Articles \(\d+\)$/ })).toBeVisible();
};
export const dialog = (page: Page) => page.getByRole("dialog").first();
export const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
/** The text of the open dialog: as a document, or as its source. */
export const bodyIn = (page: Page) => dialog(page).getByLabel("Contenu", { exact: true });
/** Opens the creation dialog and types a title. */
export const create = async (page: Page, title: string) => {
  await page.getByRole("button", { name: "Créer du contenu" }).click();
  await dialog(page)
    .getByRole("textbox", { name: /^Titre/ })
    .first()
    .fill(title);
};
/** Unfolds the fields of the open dialog that stand apart from title, excerpt and text. */
export const openSettings = (page: Page) => dialog(page).getByText("Réglages", { exact: true }).click();
export const submit = (page: Page) => dialog(page).getByRole("button", { name: "Créer", exact: true }).click();

type GivenFile = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

/** Pastes files into a text, or drops them at its beginning. */
export const giveFiles = (text: Locator, way: "paste" | "drop", files: readonly GivenFile[]) =>
  text.evaluate(
    (box, { way, given }) => {
      const data = new DataTransfer();
      for (const { name, type, bytes } of given) data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const init = { bubbles: true, cancelable: true };
      const { left, top } = box.getBoundingClientRect();
      box.dispatchEvent(
        way === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, dataTransfer: data, clientX: left + 30, clientY: top + 20 }),
      );
    },
    { way, given: files.map(({ bytes, ...file }) => ({ ...file, bytes: [...bytes] })) },
  );
