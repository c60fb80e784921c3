import { club } from "../club.ts";
import { core, expect, holdBack, refusedWith, siteForTwo, test, untilHydrated } from "./page.ts";

const links = ["Accueil", "À propos", "Shop", "Équipes", "Contenu", "Recrutement", "Partenaires", "Contact"];

test("[LY-1] [LY-10] has one sticky banner, one main part and one footer, in French", async ({ page }) => {
  await page.goto("/tips");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  for (const role of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("[LY-2] [LK-6] has its links in order, with two dropdowns", core, async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  const bar = page.getByRole("navigation", { name: "Navigation principale" });
  await expect(bar.locator(":scope > ul > li > :is(a, button)")).toHaveText(links);

  const teams = bar.getByRole("button", { name: "Équipes" });
  await expect(teams).toHaveAttribute("aria-expanded", "false");
  await teams.click();
  await expect(teams).toHaveAttribute("aria-expanded", "true");
  await expect(bar.getByRole("link", { name: /équipe/i })).toHaveText([
    "Nos équipes",
    "Équipe Valorant",
    "Équipe Rocket League",
  ]);
  await expect(bar.getByRole("link", { name: "Nos équipes" })).toHaveAttribute("href", "/teams");
  await expect(bar.getByRole("link", { name: "Équipe Valorant" })).toHaveAttribute("href", "/team-valorant");
  await expect(bar.getByRole("link", { name: "Équipe Rocket League" })).toHaveAttribute("href", "/teams/rocket-league");
  await expect(bar.getByRole("link", { name: "Matchs" })).toHaveAttribute("href", "/matches");
  await page.keyboard.press("Escape");
  await expect(teams).toHaveAttribute("aria-expanded", "false");
  await expect(teams).toBeFocused();

  await bar.getByRole("button", { name: "Contenu" }).click();
  await expect(bar.getByRole("link", { name: "Actualités" })).toHaveAttribute("href", "/news");
  await expect(bar.getByRole("link", { name: "Tips" })).toHaveAttribute("aria-current", "page");
});

test("[LY-3] marks the current page inside its dropdown, on a tip too, and the dropdown", async ({ page }) => {
  await page.goto(siteForTwo);
  await untilHydrated(page);
  const bar = page.getByRole("navigation", { name: "Navigation principale" });
  await expect(bar.getByRole("button", { name: "Contenu" })).toHaveAttribute("aria-current", "true");
  await bar.getByRole("button", { name: "Contenu" }).click();
  await expect(bar.getByRole("link", { name: "Tips" })).toHaveAttribute("aria-current", "page");

  const link = page.getByRole("contentinfo").getByRole("link", { name: "Nos équipes" });
  await link.click();
  await expect(link).toHaveAttribute("aria-current", "page");
  await expect(bar.locator("[aria-current]")).toHaveText(["Équipes", "Nos équipes"]);
});

test("[LY-5] leads visitors to the sign-in page", async ({ page }) => {
  await page.goto("/tips");
  await page.getByRole("banner").getByRole("link", { name: "Connexion" }).click();
  await expect(page).toHaveURL("/auth");
});

test("[LY-8] has its links and a newsletter field in the footer", async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Nos équipes" })).toHaveAttribute("href", "/teams");
  await expect(footer.getByRole("link", { name: "Confidentialité" })).toHaveAttribute("href", "/privacy");
  await expect(footer.getByRole("link", { name: "Conditions" })).toHaveAttribute("href", "/terms");
  await expect(footer.getByLabel("La lettre du club")).toBeVisible();
  await expect(footer.getByRole("button", { name: "S’inscrire" })).toBeVisible();
});

test("[LK-21] names the publisher, and leads to each page of the club, in the footer", async ({ page }) => {
  await page.goto("/tips");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(`© ${new Date().getUTCFullYear()} ${club.name}`)).toBeVisible();
  await expect(footer.getByRole("navigation", { name: "Lire" }).getByRole("link")).toHaveCount(2);
  await expect(footer.getByRole("navigation", { name: "Suivre" }).getByRole("link")).toHaveCount(club.links.length);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const letter = (await footer.locator("form").boundingBox())?.y ?? 0;
    const pages = (await footer.getByRole("navigation", { name: "Club" }).boundingBox())?.y ?? 0;
    expect([width, Math.sign(letter - pages)]).toEqual([width, { 320: -1, 768: 1, 1440: 0 }[width]]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("[LK-22] stills all motion by a switch, also before the app of the next page is there", async ({ page }) => {
  await page.goto("/partners");
  await untilHydrated(page);
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running").length);
  const calm = page.getByRole("switch", { name: "Calme" });
  await expect(calm).not.toBeChecked();
  expect(await moving()).toBeGreaterThan(0);
  await calm.press("Space");
  await expect(calm).toBeChecked();
  expect(await moving()).toBe(0);
  const app = await holdBack(page, "**/assets/*.js");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-calm", "");
  expect(await moving()).toBe(0);
  app.release();
  await untilHydrated(page);
  await expect(calm).toBeChecked();
  await calm.press("Space");
  await expect(calm).not.toBeChecked();
  expect(await moving()).toBeGreaterThan(0);
});

test("[NF-1] reports a missing page, and leads home", core, async ({ page, silence }) => {
  const answer = await page.goto("/nulle-part");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
  await untilHydrated(page);
  silence.allow(refusedWith(404));
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await expect(page.getByText("La page a perdu le nord.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /accueil/ })).toHaveAttribute("href", "/");
});

test("[AX-1] moves the focus and updates the title after a navigation", async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Gagner la manche d’après" }).first().click();
  await expect(page).toHaveTitle(`Gagner la manche d’après, ${club.name}`);
  await expect(page.getByRole("main")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("[AX-1] has a skip link to the content", async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("[LY-4] lists every link in a drawer, which closes on navigation", async ({ page }) => {
    await page.goto("/tips");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer).toBeVisible();
    for (const name of [
      "Accueil",
      "À propos",
      "Shop",
      "Équipe Valorant",
      "Actualités",
      "Tips",
      "Recrutement",
      "Partenaires",
      "Contact",
      "Nos équipes",
    ]) {
      await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();

    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await drawer.getByRole("link", { name: "Tips", exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL("/tips");
  });
});

test("[LK-38] on a phone the five faces are whole, and the ways of the predictions stand on one line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const faces = page.getByRole("list", { name: "Quelques visages du club" }).getByRole("img");
  const boxes = await faces.evaluateAll((all) => all.map((face) => face.getBoundingClientRect().toJSON() as DOMRect));
  // Only shoulders reach beyond the screen.
  expect(boxes).toHaveLength(5);
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThan(-12);
    expect(right).toBeLessThan(390 + 12);
  }
  await page.goto("/pronostics");
  const ways = page.getByRole("navigation", { name: "Classement par équipe" }).getByRole("link");
  const tops = await ways.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});
