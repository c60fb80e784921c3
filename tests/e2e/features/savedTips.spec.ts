import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { type OwnData, test } from "../ownData.ts";
import { core, expect, failedRequest, refusedWith, signInAt, siteForTwo, untilHydrated } from "../page.ts";

// Each test has a member of its own, whose saved tips no other test changes.

const other = "/tips/dix-mots-d-annonce-suffisent";
const save = (page: Page) => page.getByRole("button", { name: "Garder ce tip" });
const saved = (page: Page) => page.getByRole("button", { name: "Gardé", exact: true });
/** Has the member keep no tip when the test begins, and when it ends. */
const keepNone = async (own: OwnData, username: string) => {
  const member = await own.memberId(username);
  const forget = () => own.club.from("saved_tips").delete().eq("user_id", member).throwOnError();
  await forget();
  own.after(forget);
};
const titles = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 });

test("[TP-20] the list reports that the backend doesn't answer; trying again by key keeps the place", async ({
  page,
  silence,
}) => {
  const request = /rest\/v1\/saved_tips/;
  await page.route(request, (route) => route.fulfill({ status: 500, body: "{}" }));
  await signInAt(page, "/profile?onglet=tips-gardes");
  await expect(page.getByRole("heading", { name: "Impossible de charger vos tips gardés" })).toBeVisible();
  await page.unroute(request);
  await page.getByRole("button", { name: "Réessayer" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Impossible de charger vos tips gardés" })).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  silence.allow(failedRequest);
});

test("[TP-20] keeps tips, finds them in the personal space, and takes them back", core, async ({ page, own }) => {
  await keepNone(own, "camille");
  await signInAt(page, siteForTwo);
  await save(page).click();
  await expect(saved(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Tip gardé", { exact: true })).toBeVisible();
  await page.goto(other);
  await untilHydrated(page);
  await save(page).focus();
  await page.keyboard.press("Enter");
  await expect(saved(page)).toBeFocused();
  await expect(page.getByText("Tip gardé", { exact: true })).toBeVisible();

  await page.goto("/profile");
  await page.getByRole("tab", { name: "Tips gardés" }).click();
  await expect(page).toHaveURL("/profile?onglet=tips-gardes");
  await expect(titles(page)).toHaveText(["Dix mots d’annonce suffisent", "Tenir un site à deux"]);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(titles(page)).toHaveCount(2);

  for (const title of ["Tenir un site à deux", "Dix mots d’annonce suffisent"]) {
    await page.getByRole("tabpanel").getByRole("link", { name: title }).click();
    await saved(page).click();
    await expect(page.getByText("Tip retiré de votre espace")).toBeVisible();
    await expect(save(page)).toHaveAttribute("aria-pressed", "false");
    await page.goBack();
    await expect(page.getByRole("link", { name: title })).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Aucun tip gardé pour le moment" })).toBeVisible();
  await page.getByRole("link", { name: "Voir les tips" }).click();
  await expect(page).toHaveURL("/tips");
});

test("[TP-20] asks a visitor to sign in, comes back to the tip, and keeps it", async ({ page, own }) => {
  await keepNone(own, "sarah");
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await save(page).click();
  await expect(page.getByText("Connectez-vous pour garder ce tip")).toBeVisible();
  await expect(save(page)).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("link", { name: "Se connecter" }).click();
  await expect(page.getByText(/Pour garder ce tip/)).toBeVisible();
  await page.getByLabel("E-mail").fill("staff@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await expect(page).toHaveURL(siteForTwo);
  await expect(saved(page)).toBeVisible();
});

test("[TP-20] takes a tip back that the backend didn't keep, and says so", async ({ page, silence }) => {
  silence.allow(refusedWith(500));
  await signInAt(page, siteForTwo, "admin@demo.test");
  await page.route("**/rest/v1/saved_tips*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await save(page).click();
  await expect(page.getByText("Votre choix n'est peut-être pas enregistré")).toBeVisible();
  await expect(save(page)).toHaveAttribute("aria-pressed", "false");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[TP-20] offers no button that can't do anything", async ({ page }) => {
    await page.goto(siteForTwo);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Garder ce tip")).toBeHidden();
  });
});
