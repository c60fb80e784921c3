import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, likeButton, likes, siteForTwo, test, untilHydrated } from "./page.ts";

const opener = (page: Page) => page.getByRole("button", { name: /^Atelier/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Atelier" });

/** Opens a page and waits for the panel, which is loaded after the page. */
const arriveAt = async (page: Page, path: string) => {
  await page.goto(path);
  await untilHydrated(page);
  await opener(page).waitFor();
};

/** Opens a page with the panel open. */
const openAt = async (page: Page, path: string) => {
  await arriveAt(page, path);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
};

const choose = (page: Page, name: RegExp) => panel(page).getByRole("radio", { name }).check();

const firstCard = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).first();
const retry = (page: Page) => page.getByRole("main").getByRole("button", { name: "Réessayer" });
const failing = [/^Hors ligne/, /^Refuse/, /^Illisible/];

test("[QA-6] is opened, used and closed by keyboard alone", async ({ page }) => {
  await arriveAt(page, "/tips");
  const banner = page.getByRole("banner");
  await page.keyboard.press("Alt+Shift+D");
  await expect(panel(page).getByRole("radio", { name: "Visite" })).toBeFocused();
  for (const name of ["Camille Martin", "Sarah Lenoir", "Yanis Morel"]) {
    await page.keyboard.press("ArrowDown");
    await expect(banner.getByRole("button", { name: "Mon compte" })).toContainText(name);
  }
  await expect(panel(page).getByRole("status")).toHaveText(/admin@demo\.test/);
  await page.keyboard.press("ArrowDown");
  await expect(panel(page).getByRole("radio", { name: "Visite" })).toBeChecked();
  await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test("shows a list in each fault mode, and normal again after it", async ({ page }) => {
  await openAt(page, "/tips");
  for (const faultMode of failing) {
    await choose(page, faultMode);
    await expect(page.getByText("Impossible de charger les articles")).toBeVisible();
    await expect(retry(page)).toBeVisible();
  }
  await choose(page, /^Vide/);
  await expect(page.getByText("Aucun tip pour le moment")).toBeVisible();
  await choose(page, /^Calme/);
  await expect(firstCard(page)).toHaveText("Tenir un site à deux");
});

test("shows a tip in each fault mode, and normal again after it", async ({ page }) => {
  await openAt(page, siteForTwo);
  const main = page.getByRole("main");
  for (const faultMode of failing) {
    await choose(page, faultMode);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Impossible de charger l’article");
    await expect(retry(page)).toBeVisible();
  }
  await choose(page, /^Vide/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Article introuvable/);
  await choose(page, /^Lent/);
  await expect(main.getByText("Chargement de l'article...")).toBeAttached();

  // A list that is opened for the first time is as slow.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Contenu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Tips" }).click();
  await expect(main.getByRole("status", { name: "Chargement des tips" })).toBeAttached();
  await page.goBack();
  await opener(page).click();
  await choose(page, /^Calme/);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Tenir un site à deux");
});

test("injects faults into a loaded page, where no act loses typed text", async ({ page }) => {
  await openAt(page, siteForTwo);
  await choose(page, /^Membre/);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await panel(page).getByRole("checkbox").uncheck();
  const before = await likes(page);
  for (const [faultMode, like, comment] of [
    [/^Hors ligne/, "Erreur lors de l'action", "Erreur lors de l'ajout du commentaire"],
    [/^Refuse/, "Vous devez être connecté pour liker", /Votre session a pris fin/],
  ] as const) {
    if (await panel(page).isHidden()) await opener(page).click();
    await choose(page, faultMode);
    await page.keyboard.press("Escape");
    await likeButton(page).click();
    await expect(page.getByText(like)).toBeVisible();
    expect(await likes(page)).toBe(before);

    const box = page.getByLabel("Votre commentaire");
    if (await box.isHidden()) await page.getByRole("button", { name: /^Commentaires/ }).click();
    await box.fill("Essayé ce soir.");
    await page.getByRole("button", { name: "Publier" }).click();
    await expect(page.getByRole("main").getByText(comment)).toBeVisible();
    await expect(box).toHaveValue("Essayé ce soir.");
  }
});

test("[AU-9] moves the clock: an ended session is announced once, and a mail's link expires", async ({ page }) => {
  await openAt(page, siteForTwo);
  await choose(page, /^Membre/);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Faire expirer la session" }).click();
  await expect(page.getByText(/^Votre session a expiré/)).toBeVisible();
  await page.keyboard.press("Escape");
  await likeButton(page).click();
  const asked = page.getByRole("status").filter({ hasText: "Se connecter" });
  await expect(asked).toHaveCount(1);
  await expect(asked).toContainText(/^Vous devez être connecté pour likerVotre session a expiré/);

  await page.goto("/auth/forgot");
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByRole("main").getByText("membre@demo.test")).toBeVisible();
  await opener(page).click();
  await panel(page).getByRole("button", { name: "Périmer les liens des e-mails" }).click();
  await page.goto("/_dev/mail");
  await page.getByRole("article").getByRole("link").first().click();
  await page.getByLabel("Nouveau mot de passe").fill("grand-froid-du-nord");
  await page.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(page.getByText("Ce lien ne marche plus")).toBeVisible();
});

test("empties the data and restores them, with a message", async ({ page }) => {
  await openAt(page, "/tips");
  await choose(page, /^Membre/);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Vider les données" }).click();
  await expect(panel(page).getByRole("status")).toHaveText(/^Données vidées/);
  await expect(page.getByText("Aucun tip pour le moment")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();

  await openAt(page, "/tips");
  await expect(page.getByText("Aucun tip pour le moment")).toBeVisible();
  await panel(page).getByRole("button", { name: "Remettre les données de démo" }).click();
  await expect(panel(page).getByRole("status")).toHaveText(/^Données de démo remises/);
  await expect(firstCard(page)).toHaveText("Tenir un site à deux");
});

test("names the fault mode after a reload and in other tabs, also while it is collapsed", async ({ page, context }) => {
  await openAt(page, "/tips");
  await panel(page).getByRole("button", { name: "Réduire le bouton" }).click();
  await page.keyboard.press("Escape");
  await expect(opener(page)).toHaveText("");

  const other = await context.newPage();
  await openAt(other, "/auth");
  await choose(other, /^Vide/);
  await expect(opener(page)).toHaveText(/vide/);
  await page.reload();
  await opener(page).waitFor();
  await expect(opener(page)).toHaveText(/vide/);
  await expect(page.getByText("Aucun tip pour le moment")).toBeVisible();
});

test("is accessible, open and closed", async ({ page }) => {
  await arriveAt(page, "/tips");
  expect(await findings(page)).toEqual([]);
  await opener(page).click();
  await choose(page, /^Hors ligne/);
  await expect(retry(page)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
