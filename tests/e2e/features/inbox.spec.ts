import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { core, expect, signInAt, untilHydrated } from "../page.ts";
import { table } from "../tablePanel.ts";

const newName = () => `Lya ${crypto.randomUUID()}`;

/** A visitor writes to the club by the form. */
const write = async (page: Page, name: string) => {
  await page.goto("/contact");
  await untilHydrated(page);
  const main = page.getByRole("main");
  await main.getByLabel("Nom").fill(name);
  await main.getByLabel("E-mail").fill("lya@exemple.fr");
  await main.getByLabel("Sujet").fill("Un scrim jeudi");
  await main.getByLabel("Message").fill(`Bonjour, on joue ? <b>${name}</b>`);
  await main.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
};

const opener = (page: Page, name: string) =>
  table(page, "Messages").getByRole("row").filter({ hasText: name }).getByRole("button");
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Un scrim jeudi" });
const openInbox = async (page: Page, name: string, email = "staff@demo.test") => {
  await signInAt(page, `/admin/messages?recherche=${encodeURIComponent(name)}`, email);
  await expect(opener(page, name)).toBeVisible();
};

test(
  "[NW-60] [NW-62] a visitor's message is read and answered by mail, from a draft that a reload keeps",
  core,
  async ({ page, own }) => {
    const name = newName();
    own.deletesAfterwards("contact_messages", "name", name);
    await write(page, name);
    await openInbox(page, name);
    await expect(table(page, "Messages").getByText("Non lu")).toBeAttached();
    await page.keyboard.press("j");
    await expect(opener(page, name)).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog).toBeFocused();
    await expect(dialog.getByText(`Bonjour, on joue ? <b>${name}</b>`)).toBeVisible();
    await expect(table(page, "Messages").getByText("Non lu")).toHaveCount(0);
    expect(await findings(page)).toEqual([]);

    await dialog.getByRole("button", { name: "Envoyer la réponse" }).click();
    const field = dialog.getByLabel("Votre réponse");
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Écrivez votre réponse\./);
    await field.fill("a".repeat(5_001));
    await expect(field).toHaveAccessibleDescription(/1 caractère de trop/);
    await field.fill("");
    await dialog.getByRole("button", { name: "Insérer un modèle" }).click();
    await page.getByRole("menuitem", { name: /^Merci/ }).click();
    await expect(field).toHaveValue(new RegExp(`^Bonjour ${name},`));
    await field.fill(`Avec plaisir, ${name} !`);
    await page.reload();
    await opener(page, name).click();
    await expect(field).toHaveValue(`Avec plaisir, ${name} !`);
    await field.press("Control+Enter");
    await expect(page.getByText("Réponse envoyée")).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Réponses" })).toContainText(`Avec plaisir, ${name}`);
    await expect(field).toHaveValue("");
    await expect(dialog.getByText("Répondu", { exact: true })).toBeVisible();

    await page.goto("/_dev/mail");
    const mail = page.getByRole("article").filter({ hasText: `Avec plaisir, ${name} !` });
    await expect(mail).toHaveCount(1);
    await expect(mail.getByRole("heading")).toHaveText("Re: Un scrim jeudi");
    await expect(mail).toContainText("lya@exemple.fr");
  },
);

test("[NW-61] [NW-63] staff assign, close and put away a message; a second one sees it and overwrites nothing", async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  const name = newName();
  const message = { name, email: "lya@exemple.fr", subject: "Un scrim jeudi", message: "Bonjour" };
  await own.add("contact_messages", message);
  await openInbox(page, name);
  await opener(page, name).click();
  const dialog = dialogOf(page);
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openInbox(other, name, "admin@demo.test");
  // A window that is looked at reads the list again every twenty seconds, and would know of the change.
  await other.evaluate(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  await opener(other, name).click();
  await dialogOf(other).getByLabel("Votre réponse").fill("Celle de trop");

  await dialog.getByLabel("Suivi par").selectOption({ index: 1 });
  await expect(page.getByText("Suivi changé")).toBeVisible();
  await dialogOf(other).getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(other.getByText(/Le message a changé entre-temps/)).toBeVisible();
  await expect(dialogOf(other).getByLabel("Votre réponse")).toHaveValue("Celle de trop");
  await expect(dialogOf(other).getByLabel("Suivi par")).not.toHaveValue("");
  await other.close();

  await dialog.getByRole("button", { name: "Clore" }).click();
  await expect(page.getByText("Message clos")).toBeVisible();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(dialog.getByText("À répondre", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole("button", { name: "Indésirable" }).click();
  await expect(dialog.getByText("effacés après 30 jours")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Aucun message trouvé" })).toBeVisible();
  await page.getByRole("link", { name: /^Indésirables/ }).click();
  await expect(page).toHaveURL(/etat=indesirables/);
  await expect(opener(page, name)).toBeVisible();
});
