import { findings } from "../axe.ts";
import { bodyIn, create, dialog, openContentTab } from "../contentPanel.ts";
import { expect, test } from "../page.ts";

test("[NW-149] a diagram is drawn by the pointer and by keys", async ({ page }) => {
  await openContentTab(page);
  await create(page, `Schéma ${crypto.randomUUID().slice(0, 8)}`);
  await dialog(page).getByText("Tip", { exact: true }).click();
  await bodyIn(page).click();
  await page.keyboard.type("/schéma");
  await page.keyboard.press("Enter");
  const field = dialog(page).getByRole("application", { name: "Terrain du schéma" });
  await expect(field).toBeInViewport();

  await test.step("a press places a player, arrows and Enter a movement", async () => {
    const size = await field.boundingBox();
    await field.click({ position: { x: (size?.width ?? 0) / 4, y: (size?.height ?? 0) / 2 } });
    await expect(bodyIn(page)).toContainText("nous 24 24");
    await dialog(page).getByText("Trajet : eux", { exact: true }).click();
    await field.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: "Finir le trajet" }).press("Enter");
    await expect(bodyIn(page)).toContainText("trajet eux 24 24 > 30 23");
    await dialog(page).getByRole("button", { name: "Retirer : nous 24 24" }).press("Enter");
    await expect(field).toBeFocused();
    await expect(bodyIn(page)).not.toContainText("nous 24 24");
    await page.keyboard.press("Control+z");
    await expect(bodyIn(page)).toContainText("nous 24 24");
    await page.keyboard.press("Control+Shift+z");
    await expect(bodyIn(page)).not.toContainText("nous 24 24");
  });

  await test.step("Escape takes points back without leaving the form", async () => {
    await field.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(dialog(page).getByRole("button", { name: "Effacer les points" })).toBeHidden();
    await expect(field).toBeFocused();
  });

  await test.step("steps are told, and what is missing is said", async () => {
    await dialog(page).getByRole("button", { name: "Ajouter une étape" }).click();
    await expect(dialog(page).getByText(/reste du texte.*une deuxième étape/)).toBeVisible();
    await dialog(page).getByLabel("Ce qui se passe").fill("On attend.");
    await dialog(page).getByRole("button", { name: "Ajouter une étape" }).click();
    await dialog(page).getByLabel("Ce qui se passe").fill("On entre.");
    await expect(dialog(page).getByText(/Le schéma reste du texte/)).toBeHidden();
    await dialog(page).getByLabel("Légende du schéma").fill("Tenir la porte");
    await expect(bodyIn(page)).toContainText(/étape On attend\.\s+étape On entre\./);
    await expect(dialog(page).getByRole("region", { name: "Aperçu" }).getByText("Tenir la porte")).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
