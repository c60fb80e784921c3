import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, refusedWith, signInAt } from "../page.ts";

test("[MO-5] [MO-7] [MO-9] [MO-13] the staff mutes a member, who reads why and contests it", async ({
  page,
  browser,
  baseURL,
  silence,
  own,
}) => {
  // Two browsers and many steps: the limit is for what hangs.
  test.slow();
  silence.allow(refusedWith(403));
  const reason = `Des insultes, encore ${Date.now()}`;
  const context = () => browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" });
  // The staff decides from the report of a comment.
  const name = `muet-${Date.now()}`;
  const email = await own.addMember(name);
  const stored = await own.addTip(`Surveillé ${crypto.randomUUID()}`);
  const words = `Un commentaire à signaler ${Date.now()}.`;
  const comment = await own.addComment(stored, name, words);
  const { data: reporter } = await own.club.from("member_cards").select("id").eq("username", "sarah").single();
  const report = { tip_comment_id: comment.id, user_id: reporter?.["id"], reason: "attack", content: "" };
  await own.add("reports", report);

  const staff = await (await context()).newPage();
  await signInAt(staff, "/admin/contenu/signalements", "staff@demo.test");
  const subject = staff.getByRole("listitem").filter({ hasText: words }).first();
  const act = /^Avertir ou suspendre/;
  await subject.getByRole("button", { name: act }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByRole("button", { name: "Prendre la mesure" }).click();
  await expect(dialog.getByText("Choisissez une mesure.")).toBeVisible();
  await dialog.getByLabel("Mesure").selectOption("day");
  await dialog.getByLabel("Raison").fill(reason);
  await expect(dialog.getByLabel("Masquer aussi le commentaire")).toBeChecked();
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
  await signInAt(page, `/tips/${stored.slug}`, email);
  await page.getByRole("button", { name: "Écrire un commentaire" }).click();
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
