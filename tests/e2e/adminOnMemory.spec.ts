import { expect, signInAt, test, untilHydrated } from "./page.ts";
import { textsPanel } from "./textsPanel.ts";

// The cases of admin.spec.ts that work with the data of one browser: member and staff sign in alternately.

const staff = "staff@demo.test";

test("[AD-3] [AD-4] [AD-5] [AD-16] [AD-17] staff see pending applications, decide, and undo the decision", async ({
  page,
}) => {
  await signInAt(page, "/admin", staff);
  const panel = page.getByRole("tabpanel");
  for (const words of ["Articles publiés", "Tips en ligne", "Candidatures en attente", "Action requise"]) {
    await expect(panel.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(panel.getByRole("heading", { name: "Tips par catégorie" })).toBeVisible();

  await page.getByRole("tab", { name: /^Candidatures/ }).click();
  const row = page.getByRole("row").filter({ hasText: "noctua.lya" });
  await row.getByRole("button", { name: /Détails/ }).click();
  const dialog = page.getByRole("dialog", { name: "noctua.lya" });
  await expect(dialog.getByText("le dimanche matin")).toBeVisible();
  await dialog.getByLabel("Mot joint à la décision").fill("Bienvenue");
  await dialog.getByRole("button", { name: "Accepter" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Candidature acceptée" })).toBeVisible();
  await expect(row.getByText("Acceptée", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: /Annuler la décision/ }).click();
  await expect(row.getByText("En attente", { exact: true })).toBeVisible();
});

test("[AD-31] staff hide a comment, and restore it", async ({ page }) => {
  await signInAt(page, "/admin/contenu", staff);
  await page.getByRole("link", { name: "Commentaires" }).click();
  const view = page.getByRole("tabpanel");
  const hide = view.getByRole("button", { name: /^Masquer le commentaire/ }).first();
  const restore = (await hide.getAttribute("aria-label"))?.replace("Masquer", "Rétablir") ?? "";
  await hide.click();
  const dialog = page.getByRole("dialog", { name: /^Commentaire/ });
  await dialog.getByLabel("Raison").fill("Une attaque, pas un avis");
  await dialog.getByRole("button", { name: "Masquer" }).click();
  await expect(page.getByText("Commentaire masqué")).toBeVisible();
  await view.getByRole("button", { name: restore }).first().click();
  await expect(page.getByText("Commentaire rétabli")).toBeVisible();
});

test("[AD-1] an admin gives and takes the staff right", async ({ page }) => {
  await signInAt(page, "/admin/acces", "admin@demo.test");
  const team = page.getByRole("tabpanel");
  await team.getByRole("searchbox", { name: "Rechercher un membre" }).fill("camille");
  await page.keyboard.press("Enter");
  await team.getByRole("button", { name: "Donner le rôle staff à camille" }).click();
  await expect(page.getByText("Rôle staff donné")).toBeVisible();
  await team.getByRole("button", { name: "Retirer le rôle staff à camille" }).click();
  await expect(page.getByText("Rôle staff retiré")).toBeVisible();
});

test("[PS-10] a view of a hidden part says so, and shows the part", async ({ page }) => {
  await signInAt(page, textsPanel, staff);
  await page.getByRole("button", { name: "Masquer : Partenaires" }).click();
  await page.getByRole("tab", { name: "Partenaires" }).click();
  const hidden = page.getByText("Cette partie du site est masquée : Partenaires");
  await expect(hidden).toBeVisible();
  await page.getByRole("button", { name: "Nouveau partenaire" }).click();
  const visibility = page.getByRole("dialog").getByLabel("Visibilité");
  await expect(visibility.getByRole("option").first()).toHaveText(
    "Publié : visible une fois la partie du site affichée",
  );
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Afficher la partie" }).click();
  await expect(page.getByText("Partie affichée")).toBeVisible();
  await expect(hidden).toBeHidden();
  await page.goto("/partners");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[NW-90] [NW-93] staff see what this browser has read, and searched in vain", async ({ page }) => {
  await page.goto("/privacy");
  await untilHydrated(page);
  // The view is stored once the page is painted: going on before would lose it.
  await page.waitForFunction(() => Object.values(localStorage).some((stored) => String(stored).includes('"/privacy"')));
  for (let at = 0; at < 2; at++) {
    await page.goto("/search?q=zqkmemoire");
    await untilHydrated(page);
    await expect(page.getByRole("heading", { name: "Aucun résultat pour « zqkmemoire »" })).toBeVisible();
  }
  await signInAt(page, "/admin/chiffres", staff);
  const next = page.getByRole("region", { name: "De quoi écrire la suite" });
  await expect(next.getByRole("listitem").filter({ hasText: "zqkmemoire" })).toContainText("2 recherches");
  const read = page.getByRole("region", { name: "Les plus lus" });
  await expect(read.getByRole("link", { name: "Confidentialité" })).toHaveAttribute("href", "/privacy");
});
