import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, signInAt } from "../page.ts";

test("[MP-4] [MP-6] a member blocks another, whose comments fold, and frees them in the settings", async ({
  page,
  browser,
  baseURL,
  own,
}) => {
  // Two browsers and many steps: the limit is for what hangs.
  test.slow();
  const name = `bloque-${Date.now()}`;
  const words = `Un commentaire de trop ${Date.now()}.`;
  const email = await own.addMember(name);
  const stored = await own.addTip(`Bloqué ${crypto.randomUUID()}`);
  await own.addComment(stored, name, words);
  const tip = `/tips/${stored.slug}`;

  await signInAt(page, tip, "membre@demo.test");
  const text = page.getByText(words);
  // The page is an article too.
  const folded = page.getByRole("article").filter({ hasText: "Commentaire d'un membre que vous bloquez" }).last();
  await page.getByRole("button", { name: `Bloquer ${name}`, exact: true }).click();
  await expect(folded).toBeFocused();
  await expect(text).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(text).toBeVisible();
  await page.getByRole("button", { name: `Bloquer ${name}`, exact: true }).click();
  await expect(page.getByText(`Vous bloquez ${name}`)).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Afficher ce commentaire" }).click();
  await expect(text).toBeVisible();
  await expect(page.getByRole("button", { name: `Ne plus bloquer ${name}` })).toBeVisible();
  await page.reload();
  await expect(folded).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await findings(page)).toEqual([]);
  // Who is blocked sees no difference.
  const other = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: "fr-FR" })).newPage();
  await signInAt(other, tip, email);
  await expect(other.getByText(words)).toBeVisible();
  await other.context().close();

  await page.goto(`/membres/${name}`);
  await expect(page.getByText("Vous bloquez ce membre")).toBeVisible();
  await expect(page.getByRole("button", { name: `Suivre ${name}` })).toHaveCount(0);
  await expect(text).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Afficher", exact: true }).click();
  await expect(text).toBeVisible();

  await page.goto("/profile?onglet=parametres");
  const list = page.getByRole("list", { name: "Membres que vous bloquez" });
  await expect(list.getByRole("link", { name })).toBeVisible();
  await list.getByRole("button", { name: `Ne plus bloquer ${name}` }).click();
  await expect(page.getByText(`Vous ne bloquez plus ${name}`)).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
  await page.goto(tip);
  await expect(text).toBeVisible();
});
