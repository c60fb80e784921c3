import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";

test("[MO-10] [MO-12] [NT-39] a comment with a word of the club's list waits until the staff publishes it, which its author is told", async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  const stored = await own.addTip(`Retenu ${crypto.randomUUID()}`);
  const tip = `/tips/${stored.slug}`;
  // Of this test alone: others comment meanwhile.
  const word = `arnaque${Date.now()}`;
  own.after(async () => {
    const { data } = await own.club.from("holding_rules").select("held_words").single().throwOnError();
    const held_words = data["held_words"].filter((one: string) => one !== `${word}*`);
    await own.club.from("holding_rules").update({ held_words }).eq("id", true).throwOnError();
  });
  const context = () => browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR", serviceWorkers: "block" });
  const staff = await (await context()).newPage();
  await signInAt(staff, "/admin/contenu/commentaires?type=tips", "staff@demo.test");
  const opener = staff.getByRole("button", { name: "Règles d'attente" });
  await opener.click();
  const rules = staff.getByRole("dialog");
  await rules.getByRole("button", { name: "Ajouter" }).click();
  await expect(rules.getByText("Écrivez un mot, une expression ou une adresse.")).toBeVisible();
  await rules.getByLabel("Mot, expression ou adresse").fill(`${word}*`);
  await rules.getByLabel("Mot, expression ou adresse").press("Enter");
  await expect(rules.getByText(`${word}*`, { exact: true })).toBeVisible();
  await expect(rules.getByLabel("Mot, expression ou adresse")).toHaveValue("");
  expect(await findings(staff)).toEqual([]);
  await staff.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await signInAt(page, tip, await own.addMember(`bavard-${Date.now()}`));
  const said = `Une ${word.toUpperCase()}S de plus`;
  await page.getByRole("button", { name: "Écrire un commentaire" }).click();
  await page.getByLabel("Votre commentaire").fill(said);
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText("Votre commentaire attend le staff")).toBeVisible();
  const comment = page.getByRole("article").filter({ hasText: said }).last();
  await expect(comment.getByText("En attente : le staff le lit avant de le publier.")).toBeVisible();
  const visitor = await (await context()).newPage();
  await visitor.goto(tip);
  await expect(visitor.getByText(said)).toHaveCount(0);

  await staff.goto("/admin");
  await staff.getByRole("link", { name: "Vérifier les commentaires en attente" }).click();
  await expect(staff).toHaveURL(/etat=en-attente/);
  await staff.goto("/admin/contenu/commentaires?type=tips&etat=en-attente");
  await staff
    .getByRole("row")
    .filter({ hasText: said })
    .getByRole("button", { name: /^Lire le commentaire/ })
    .click();
  const one = staff.getByRole("dialog");
  await expect(one.getByText("un mot de la liste du club y est")).toBeVisible();
  expect(await findings(staff)).toEqual([]);
  await one.getByRole("button", { name: /^Publier/ }).click();
  await expect(staff.getByText("Commentaire publié")).toBeVisible();
  await expect(staff.getByRole("row").filter({ hasText: said }).getByText("En attente")).toHaveCount(0);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(said)).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.reload();
  await page.getByRole("button", { name: /^Notifications, 1 non lue/ }).click();
  await page.getByRole("link", { name: /Votre commentaire est en ligne/ }).click();
  await expect(page).toHaveURL(/#commentaire-/);
  await expect(comment).toBeVisible();

  await opener.click();
  await rules.getByRole("button", { name: `Retirer « ${word}* »` }).click();
  await expect(rules.getByText(`${word}*`, { exact: true })).toHaveCount(0);
  for (const opened of [staff, visitor]) await opened.context().close();
});
