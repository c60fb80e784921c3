import { newMember } from "../asClub.ts";
import { findings } from "../axe.ts";
import { expect, refusedWith, signInAt, test } from "../page.ts";

test("[MO-5] [MO-7] [MO-9] [MO-13] the staff mutes a member, who reads why and contests it", async ({
  page,
  browser,
  baseURL,
  silence,
}) => {
  // Two browsers and many steps: the limit is for what hangs.
  test.slow();
  silence.allow(refusedWith(403));
  const tip = "/tips/gagner-la-manche-d-apres";
  const reason = `Des insultes, encore ${Date.now()}`;
  const context = () => browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
  // A member of its own: others write meanwhile. The staff decides from the report of a comment.
  const name = `muet-${Date.now()}`;
  await signInAt(page, tip, await newMember(baseURL ?? "", name));
  const words = `Un commentaire à signaler ${Date.now()}.`;
  await page.getByRole("button", { name: "Écrire un commentaire" }).click();
  await page.getByLabel("Votre commentaire").fill(words);
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText(words)).toBeVisible();

  const staff = await (await context()).newPage();
  await signInAt(staff, tip, "staff@demo.test");
  const comment = staff.getByRole("article").filter({ hasText: words }).last();
  await comment.getByRole("button", { name: /^Signaler le commentaire/ }).click();
  const report = staff.getByRole("dialog");
  await report.getByLabel("Raison").selectOption("Insulte ou attaque");
  await report.getByRole("button", { name: "Envoyer" }).click();
  await expect(staff.getByText("Signalement envoyé")).toBeVisible();
  await staff.goto("/admin/contenu/signalements");
  const subject = staff.getByRole("listitem").filter({ hasText: words }).first();
  const act = /^Avertir ou suspendre/;
  await subject.getByRole("button", { name: act }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByRole("button", { name: "Prendre la mesure" }).click();
  await expect(dialog.getByText("Choisissez une mesure.")).toBeVisible();
  await dialog.getByLabel("Mesure").selectOption("day");
  await dialog.getByLabel("Raison").fill(reason);
  expect(await findings(staff)).toEqual([]);
  await staff.keyboard.press("Escape");
  // The member's page has the same act, and the text is kept.
  await staff.goto(`/membres/${name}`);
  await staff.getByRole("button", { name: act }).click();
  await expect(dialog.getByLabel("Raison")).toHaveValue(reason);
  await expect(dialog.getByLabel("Mesure")).toHaveValue("day");
  await dialog.getByRole("button", { name: "Prendre la mesure" }).click();
  await expect(staff.getByText("Écriture suspendue", { exact: true })).toBeVisible();

  // The form keeps the text, and says why.
  await page.getByLabel("Votre commentaire").fill("Encore un mot");
  await page.getByRole("button", { name: "Publier" }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByLabel("Votre commentaire")).toHaveValue("Encore un mot");

  await page.getByRole("link", { name: "Lire la mesure et la contester" }).click();
  await expect(page.getByRole("tab", { name: "Mesures" })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole("button", { name: "Contester" }).press("Enter");
  await expect(page.getByLabel("Votre contestation")).toBeFocused();
  await page.getByLabel("Votre contestation").fill("C'était une citation.");
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Contester" }).click();
  await expect(page.getByLabel("Votre contestation")).toHaveValue("C'était une citation.");
  await page.getByRole("button", { name: "Envoyer" }).press("Enter");
  await expect(page.getByText("Réponse du staff à venir")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Réponse du staff à venir" })).toBeFocused();

  await staff.goto("/admin/contenu/signalements");
  const appeal = staff.getByRole("listitem").filter({ hasText: "C’était une citation." }).first();
  expect(await findings(staff)).toEqual([]);
  await appeal.getByRole("button", { name: /^Refuser/ }).click();
  await expect(appeal.getByText("Dites pourquoi : la personne le lira.")).toBeVisible();
  await appeal.getByRole("button", { name: /^Accepter/ }).click();
  await expect(staff.getByText("Contestation acceptée", { exact: true })).toBeVisible();
  await staff.getByText("Journal : qui a fait quoi").click();
  await expect(staff.getByText(`sarah a accepté la contestation de ${name}.`).first()).toBeVisible();
  // The bars that stay in the window cover what is scrolled below them.
  await staff.evaluate(() => scrollTo(0, 0));
  expect(await findings(staff)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Contestation acceptée")).toBeVisible();
  await expect(page.getByText("Levée", { exact: true })).toBeVisible();
  await staff.context().close();
});
