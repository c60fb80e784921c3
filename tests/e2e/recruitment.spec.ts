import type { Page } from "@playwright/test";
import { recruitment, shown } from "../club.ts";
import { core, expect, test } from "./page.ts";

const roles = [
  "Community manager",
  "Event manager",
  "Montage vidéo",
  "Responsable partenariats",
  "Création de contenu",
];

const apply = (page: Page, role: string) => page.getByRole("button", { name: `Postuler maintenant : ${role}` });

test("[RC-1] every position shows its description, its requirements, and how to apply", async ({ page }) => {
  await page.goto("/recruitment");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.getByRole("heading", { level: 3 }).allTextContents()).toEqual(roles);
  for (const name of roles) {
    const role = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(role.getByRole("paragraph")).not.toBeEmpty();
    expect(await role.getByRole("list", { name: "Compétences" }).getByRole("listitem").count()).toBeGreaterThan(0);
    await expect(apply(page, name)).toHaveText("Postuler maintenant");
  }
});

test("[RC-2] the strip of figures is shown", async ({ page }) => {
  await page.goto("/recruitment");
  expect(await page.getByRole("main").getByRole("term").allTextContents()).toEqual(
    recruitment.figures.map(({ words }) => shown(words)),
  );
  expect(await page.getByRole("main").getByRole("definition").allTextContents()).toEqual(
    recruitment.figures.map(({ value, spoken = "" }) => shown(value) + shown(spoken)),
  );
});

test("[RC-3] [HO-11] the invitation opens in a new tab without access to the first", async ({ page, context }) => {
  await context.route(recruitment.call.address, (route) => route.fulfill({ body: "Discord" }));
  await page.goto("/recruitment");
  const opened = context.waitForEvent("page");
  await page
    .getByRole("main")
    .getByRole("link", { name: shown(recruitment.call.button) })
    .click();
  const tab = await opened;
  await tab.waitForURL(recruitment.call.address);
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ""]);
});

test("[RC-4] a visitor who applies is asked to sign in, and returns to the application", core, async ({ page }) => {
  await page.goto("/recruitment");
  await apply(page, "Event manager").click();
  const said = page.getByRole("status").filter({ hasText: "Vous devez être connecté pour postuler" });
  await expect(page.getByRole("dialog", { name: "Postuler : Event manager" })).toHaveCount(0);
  await said.getByRole("link", { name: "Se connecter" }).click();
  await expect(page.getByRole("dialog", { name: "Connexion" })).toContainText(/Pour postuler\s: Event manager/);
  await page.getByLabel("E-mail").fill("membre@demo.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByRole("dialog", { name: "Postuler : Event manager" })).toBeVisible();
  await expect(page).toHaveURL(/\/recruitment$/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[RC-4] the link to apply leads to the sign-in page", async ({ page }) => {
    await page.goto("/recruitment");
    await expect(apply(page, "Event manager")).toBeHidden();
    await page.getByRole("link", { name: "Postuler maintenant : Event manager" }).click();
    await expect(page).toHaveURL(/\/auth\?retour=%2Frecruitment$/);
  });
});
