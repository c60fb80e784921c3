import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";

test("[MO-1] [MO-3] a member reports a comment, and the staff settles the report", async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  const tip = await own.addTip(`Signalé ${crypto.randomUUID()}`);
  await own.addComment(tip, "lina", "Un commentaire à signaler.");
  await signInAt(page, `/tips/${tip.slug}`, "membre@demo.test");
  const report = page.getByRole("button", { name: /^Signaler le commentaire/ });
  const dialog = page.getByRole("dialog", { name: /^Signaler le commentaire/ });
  const words = `Il vise Noa ${Date.now()}.`;
  await report.click();
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialog.getByText("Choisissez une raison.")).toBeVisible();
  await dialog.getByLabel("Raison").selectOption("Insulte ou attaque");
  await dialog.getByLabel("Vos précisions").fill(words);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await report.click();
  await expect(dialog.getByLabel("Vos précisions")).toHaveValue(words);
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText("Signalement envoyé")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const staff = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" })).newPage();
  await signInAt(staff, "/admin/contenu/signalements", "staff@demo.test");
  const subject = staff.getByRole("listitem").filter({ hasText: words }).first();
  await expect(subject.getByRole("link")).toHaveAttribute("href", new RegExp(`^/tips/${tip.slug}#commentaire-`));
  expect(await findings(staff)).toEqual([]);
  await subject.getByRole("button", { name: /^Classer sans suite/ }).click();
  await expect(staff.getByText("Signalement classé")).toBeVisible();
  await expect(staff.getByText(words)).toHaveCount(0);
  await staff.getByRole("button", { name: "Annuler" }).click();
  await subject.getByRole("button", { name: /^Classer sans suite/ }).click();
  await expect(staff.getByText(words)).toHaveCount(0);
  await staff.context().close();
});
