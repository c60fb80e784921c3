import type { Page } from "@playwright/test";
import { core, expect, failedRequest, signInAt, test } from "./page.ts";

// Each test has its own member and position: only one application of a pair may be pending.

const sarah = "staff@demo.test";
const yanis = "admin@demo.test";

const wizard = (page: Page) => page.getByRole("dialog", { name: /^Postuler/ });
const step = (page: Page) => wizard(page).locator("[aria-current=step]");
const field = (page: Page, name: string | RegExp) => wizard(page).getByRole("textbox", { name });
const next = (page: Page) => wizard(page).getByRole("button", { name: "Suivant" }).click();

const openWizard = async (page: Page, role: string, verb = "Postuler maintenant") => {
  await page.getByRole("button", { name: `${verb} : ${role}` }).click();
  await expect(wizard(page)).toBeVisible();
};

test(
  "[RC-5] [RC-6] [RC-7] [RC-10] a member applies in four steps, sees the pending application, and withdraws it",
  core,
  async ({ page }) => {
    await signInAt(page, "/recruitment");
    await openWizard(page, "Community manager");
    await expect(step(page)).toHaveText(/1\. Vous/);
    await expect(wizard(page).getByRole("button", { name: "Précédent" })).toBeDisabled();
    await expect(field(page, "Prénom")).toHaveValue("Camille");
    await expect(field(page, /^Nom/)).toHaveValue("Martin");
    await expect(field(page, "Pseudo en jeu")).toHaveValue("camille");
    await expect(field(page, /Pseudo Discord/)).toHaveAttribute("required");
    await field(page, "Âge").fill("26");
    await next(page);
    for (const question of ["Expérience", "Réseaux sociaux", "Projets", "Connaissance de l'esport"]) {
      await field(page, question).fill("@everyone");
    }
    await next(page);
    await field(page, "Disponibilités").fill("Le soir");
    await next(page);
    await field(page, "Motivation").fill("Bonjour");
    await expect(wizard(page).getByText("Il manque votre pseudo Discord")).toBeVisible();
    await expect(wizard(page).getByRole("listitem").first()).toHaveText("Vous, à revoir");
    await wizard(page).getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Candidature envoyée !")).toBeVisible();
    await expect(
      page.getByText("Votre candidature a été transmise avec succès. Nous vous recontacterons bientôt."),
    ).toBeVisible();
    await expect(wizard(page)).toHaveCount(0);

    await page.getByRole("button", { name: "Postuler maintenant : Community manager" }).click();
    const said = page.getByRole("alert").filter({ hasText: "Vous avez déjà une candidature en attente pour ce poste" });
    await expect(said.getByRole("link")).toHaveAttribute("href", "/profile?onglet=candidatures");
    await expect(wizard(page)).toHaveCount(0);

    await said.getByRole("link").click();
    const mine = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Community manager" }) });
    await expect(mine.getByText("En attente", { exact: true })).toBeVisible();
    await mine.getByRole("button", { name: /Retirer ma candidature/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirer", exact: true }).click();
    await expect(page.getByText("Candidature retirée")).toBeVisible();
    await expect(mine.first().getByRole("heading", { name: "Community manager" })).toBeFocused();
    await expect(mine.first().getByText("Retirée").first()).toBeVisible();
  },
);

test("[RC-5] [RC-7] the wizard works by keyboard alone, and tells that a position has no questions of its own", async ({
  page,
}) => {
  await signInAt(page, "/recruitment", sarah);
  await page.getByRole("button", { name: "Postuler maintenant : Event manager" }).focus();
  await page.keyboard.press("Enter");
  await expect(field(page, "Prénom")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(step(page)).toHaveText(/2\. Compétences/);
  await expect(wizard(page).getByRole("textbox")).toHaveCount(0);
  await expect(wizard(page).getByText("Pas de question propre à ce poste.")).toBeVisible();
  await wizard(page).getByRole("button", { name: "Suivant" }).press("Enter");
  await expect(field(page, "Disponibilités")).toBeFocused();
  await wizard(page).getByRole("button", { name: "Suivant" }).press("Enter");
  await expect(field(page, "Motivation")).toBeFocused();
  await wizard(page).getByRole("button", { name: "Précédent" }).press("Enter");
  await expect(step(page)).toHaveText(/3\. Disponibilités/);
  await page.keyboard.press("Escape");
  await expect(wizard(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Postuler maintenant : Event manager" })).toBeFocused();
});

test("[RC-17] invalid input is reported at its field, at its step and before sending", async ({ page }) => {
  await signInAt(page, "/recruitment", sarah);
  await openWizard(page, "Community manager");
  for (const [name, typed, mended] of [
    ["Âge", "-3", "23"],
    ["Pseudo Discord", "zoé bad#x", "zoe.bad"],
  ] as const) {
    const place = field(page, new RegExp(name));
    await place.fill(typed);
    await expect(place).toHaveAttribute("aria-invalid", "true");
    for (let at = 0; at < 3; at++) await next(page);
    await expect(wizard(page).getByRole("listitem").first()).toHaveText("Vous, à revoir");
    await expect(wizard(page).getByText(new RegExp(`À revoir.: ${name}`))).toBeVisible();
    await wizard(page).getByRole("button", { name: "Revoir" }).click();
    await expect(place).toBeFocused();
    await expect(place).toHaveValue(typed);
    await place.fill(mended);
    await expect(place).not.toHaveAttribute("aria-invalid");
  }
  await next(page);
  await expect(wizard(page).getByRole("listitem").first()).toHaveText("Vous, terminé");
});

test("[LK-4] the steps keep their full labels and the dialog its height, also with errors", async ({ page }) => {
  await signInAt(page, "/recruitment", sarah);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openWizard(page, "Community manager");
    const heights: number[] = [];
    for (const name of ["Vous", "Compétences", "Disponibilités", "Motivation"]) {
      if (name !== "Vous") await next(page);
      await expect(step(page)).toContainText(name);
      heights.push((await wizard(page).boundingBox())?.height ?? 0);
      const cut = await wizard(page)
        .getByRole("list", { name: "Étapes" })
        .locator("li > span:first-of-type")
        .evaluateAll((names) =>
          names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((name) => name.textContent),
        );
      expect(cut, `${width} px, ${name}`).toEqual([]);
    }
    if (width === 1440) {
      await field(page, "Motivation").fill("x".repeat(6000));
      await wizard(page).getByRole("button", { name: "Envoyer" }).click();
      await expect(field(page, "Motivation")).toHaveAttribute("aria-invalid", "true");
      heights.push((await wizard(page).boundingBox())?.height ?? 0);
    }
    expect(new Set(heights.map(Math.round)).size, `${width} px: ${heights}`).toBe(1);
    await page.keyboard.press("Escape");
    await expect(wizard(page)).toHaveCount(0);
  }
});

test("[RC-12] typed text survives closing and a reload, until it is discarded", async ({ page }) => {
  await signInAt(page, "/recruitment", sarah);
  await openWizard(page, "Montage vidéo");
  await field(page, /Pseudo Discord/).fill("sarah#1");
  await page.keyboard.press("Escape");
  await openWizard(page, "Création de contenu");
  await expect(field(page, /Pseudo Discord/)).toHaveValue("");
  await page.reload();
  await openWizard(page, "Montage vidéo", "Reprendre ma candidature");
  await expect(step(page)).toHaveText(/1\. Vous/);
  await expect(field(page, /Pseudo Discord/)).toHaveValue("sarah#1");

  await wizard(page).getByRole("button", { name: "Effacer mes réponses" }).click();
  await page
    .getByRole("dialog", { name: /Effacer/ })
    .getByRole("button", { name: "Effacer", exact: true })
    .click();
  await openWizard(page, "Montage vidéo");
  await expect(field(page, /Pseudo Discord/)).toHaveValue("");
});

test("[RC-11] typed text survives a failure, which is shown", async ({ page, silence }) => {
  await signInAt(page, "/recruitment", yanis);
  await openWizard(page, "Responsable partenariats");
  for (let at = 0; at < 3; at++) await next(page);
  await field(page, "Motivation").fill("À garder");
  await page.route("**/rest/v1/applications*", (route) => route.abort());
  await wizard(page).getByRole("button", { name: "Envoyer" }).click();
  const said = page.getByRole("alert").filter({ hasText: "Erreur" });
  await expect(said).toContainText("Une erreur est survenue lors de l'envoi de votre candidature.");
  await expect(field(page, "Motivation")).toHaveValue("À garder");
  silence.allow(failedRequest);
  for (const [width, height] of [
    [1440, 900],
    [1440, 600],
    [1024, 1300],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ["Précédent", "Envoyer"])
      await wizard(page).getByRole("button", { name }).click({ trial: true });
    await expect(said, `${width} × ${height} px`).toBeInViewport({ ratio: 1 });
  }
  await said.getByRole("button", { name: "Fermer" }).click();
  await expect(wizard(page)).toBeVisible();
});
