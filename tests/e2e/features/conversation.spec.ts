import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";

test("[TK-1] [TK-3] [TK-4] [TK-5] [TK-6] [TK-12] [TK-18] a member replies, likes, changes and deletes, and follows a link to a reply", async ({
  page,
  own,
}) => {
  const tip = await own.addTip(`Discuté ${crypto.randomUUID()}`);
  await own.addComment(tip, "lina", "Un premier commentaire.");
  const path = `/tips/${tip.slug}`;
  await signInAt(page, path, "membre@demo.test");
  const replyTo = page.getByRole("button", { name: /^Répondre à/ }).first();
  const reply = page
    .getByRole("group", { name: /^Réponses à/ })
    .getByRole("article")
    .filter({ hasText: "Une réponse à part." });
  await replyTo.click();
  await expect(page.getByLabel(/^En réponse à/)).toBeFocused();
  await page.keyboard.type("Une réponse à part.");
  await page.reload();
  await expect(page.getByLabel(/^En réponse à/)).toHaveValue("Une réponse à part.");
  await page.getByRole("button", { name: "Publier" }).press("Enter");
  await expect(reply).toBeFocused();

  await reply.getByRole("button", { name: /^Aimer/ }).click();
  await expect(reply.getByRole("button", { name: /^Aimer/ })).toHaveAttribute("aria-pressed", "true");
  await reply.getByRole("button", { name: "Modifier" }).press("Enter");
  const field = page.getByLabel("Votre commentaire modifié");
  await expect(field).toBeFocused();
  await expect(reply.getByRole("button", { name: "Supprimer" })).toHaveCount(0);
  await field.fill("Une réponse à part. Revue.");
  await page.getByRole("button", { name: "Enregistrer" }).press("Enter");
  await expect(reply.getByText("modifié")).toBeVisible();
  await expect(reply).toBeFocused();
  // The bars that stay in the window cover what is scrolled below them.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page)).toEqual([]);

  const id = await reply.getAttribute("id");
  await page.goto(`${path}?lien#${id}`);
  await expect(reply).toHaveAttribute("data-linked", "true");
  await expect(reply).toBeInViewport();
  await reply.getByRole("button", { name: "Supprimer" }).press("Enter");
  await expect(reply).toHaveCount(0);
  await expect(page.locator("article:focus, #comments-title:focus")).toHaveCount(1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(reply).toBeVisible();
  await reply.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Commentaire supprimé")).toBeVisible();

  // On a phone what is rarely pressed waits behind a button.
  await page.setViewportSize({ width: 390, height: 844 });
  const copy = page.getByRole("button", { name: "Copier le lien" }).first();
  await expect(copy).toBeHidden();
  const more = page.getByRole("button", { name: /^Autres actions/ }).first();
  await more.press("Enter");
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await expect(copy).toBeVisible();
});
