import { expect, refusedWith, signIn, signInAfreshAt, signInAt, siteForTwo, test, untilAlive } from "./page.ts";

test("[AU-4] [AU-1] signs a member in, and goes home", async ({ page }) => {
  await signIn(page);
  await expect(page.getByText("Connexion réussie !")).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("[AU-4] says when e-mail or password is wrong, and keeps what was typed", async ({ page, silence }) => {
  await signIn(page, "membre@demo.test", "pas-le-bon");
  await expect(page.getByText("Email ou mot de passe incorrect")).toBeVisible();
  silence.allow(refusedWith(400));
  await expect(page.getByLabel("E-mail")).toHaveValue("membre@demo.test");
  await expect(page.getByLabel("Mot de passe", { exact: true })).toHaveValue("pas-le-bon");
});

test("[AU-4] asks for what is missing", async ({ page }) => {
  await page.goto("/auth");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expect(page.getByText("Indiquez votre e-mail.")).toBeVisible();
  await expect(page.getByText("Indiquez un mot de passe.")).toBeVisible();
});

test("[AU-1] has two tabs, and is not for those who are signed in", async ({ page }) => {
  await page.goto("/auth");
  await expect(page.getByRole("tab", { name: "Connexion" })).toHaveAttribute("aria-selected", "true");
  await page.getByRole("tab", { name: "Inscription" }).click();
  await expect(page.getByRole("tab", { name: "Inscription" })).toHaveAttribute("aria-selected", "true");

  await signInAt(page, "/auth");
  await expect(page).toHaveURL("/");
});

test("[SE-34] never leads off the site after signing in", async ({ page }) => {
  await page.goto("/auth?retour=//evil.example/");
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL("/");
});

test("[LY-6] [LY-7] [AU-9] shows the member's menu after a reload, and signs out", async ({ page }) => {
  await signInAfreshAt(page, siteForTwo);
  await page.getByRole("button", { name: "Mon compte" }).click();
  const banner = page.getByRole("banner");
  await expect(banner.getByText("Camille Martin").last()).toBeVisible();
  await expect(banner.getByText("membre@demo.test")).toBeVisible();
  await expect(banner.getByRole("link", { name: "Mon espace personnel" })).toHaveAttribute("href", "/profile");
  await expect(banner.getByRole("link", { name: "Administration" })).toHaveCount(0);
  await expect(banner.getByText("Staff", { exact: true })).toHaveCount(0);
  await expect(banner.getByText("M", { exact: true }).first()).toBeVisible();

  await banner.getByRole("button", { name: "Déconnexion" }).click();
  await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();
  await page.reload();
  await expect(banner.getByRole("link", { name: "Connexion" })).toBeVisible();
});

for (const email of ["staff@demo.test", "admin@demo.test"]) {
  test(`[LY-6] shows ${email} as staff`, async ({ page }) => {
    await signInAt(page, "/tips", email);
    await page.getByRole("button", { name: "Mon compte" }).click();
    const banner = page.getByRole("banner");
    await expect(banner.getByText("Staff", { exact: true })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Administration" })).toHaveAttribute("href", "/admin");
  });
}

test("two tabs agree on who is signed in", async ({ page, context }) => {
  await page.goto("/tips");
  await untilAlive(page);
  const other = await context.newPage();
  await signIn(other);
  await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();

  await other.getByRole("button", { name: "Mon compte" }).click();
  await other.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toBeVisible();
});
