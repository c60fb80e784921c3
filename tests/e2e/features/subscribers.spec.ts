import { findings } from "../axe.ts";
import { core, expect, signInAt, test } from "../page.ts";

const view = "/admin/lettres/abonnements";

test(
  "[LT-9] [LT-10] [LT-11] [LT-12] an admin imports addresses with their consent, erases one, and no import brings it back",
  core,
  async ({ page }) => {
    const mark = crypto.randomUUID().slice(0, 8);
    const [lya, sam] = [`lya-${mark}@club.example`, `sam-${mark}@club.example`];
    await signInAt(page, view, "admin@demo.test");
    const open = () => page.getByRole("button", { name: "Importer" }).first().click();
    const dialog = page.getByRole("dialog");
    await open();
    await dialog.getByRole("button", { name: "Voir l'aperçu" }).click();
    const addresses = dialog.getByRole("textbox", { name: "Adresses" });
    await expect(addresses).toHaveAccessibleDescription(/Aucune adresse e-mail/);
    await expect(addresses).toBeFocused();
    await addresses.fill(`Lya <${lya}>\n${sam}\n${lya}\npas une adresse`);
    await dialog.getByRole("button", { name: "Voir l'aperçu" }).click();
    await expect(dialog.getByText("Ligne 4")).toBeVisible();
    await expect(dialog.getByText("1 doublon ignoré.")).toBeVisible();
    await dialog.getByRole("button", { name: "Inscrire 2 adresses" }).click();
    const source = dialog.getByRole("textbox", { name: /Où/ });
    await expect(source).toBeFocused();
    await source.fill("Carnet du tournoi de mai");
    await dialog.getByLabel("Quel jour ?").fill("2026-05-12");
    expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Inscrire 2 adresses" }).click();
    await expect(dialog).toBeHidden();
    const row = (email: string) => page.getByRole("row").filter({ hasText: email });
    await expect(row(lya)).toContainText("Carnet du tournoi de mai");
    await expect(row(sam)).toContainText("Confirmée");
    await page.getByRole("button", { name: `Effacer ${lya}` }).click();
    await dialog.getByRole("button", { name: "Effacer" }).click();
    await expect(row(lya)).toHaveCount(0);
    await open();
    await addresses.fill(`${lya}\n${sam}`);
    await dialog.getByRole("button", { name: "Voir l'aperçu" }).click();
    await expect(dialog.getByText("1 adresse désinscrite, qui ne sera pas reprise")).toBeVisible();
    await expect(dialog.getByText("1 adresse déjà inscrite")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /^Inscrire/ })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Fermer" }).first().click();
    await page.getByRole("searchbox", { name: "Rechercher" }).last().fill(lya);
    await expect(row(lya)).toContainText("Désinscrite");
    expect(await findings(page)).toEqual([]);
  },
);

test("[LT-9] the staff without the admin's right has no list of subscribers", async ({ page }) => {
  await signInAt(page, view, "staff@demo.test");
  await expect(page).toHaveURL(/\/admin$/);
});
