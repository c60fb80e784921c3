import { findings } from "./axe.ts";
import { core, expect, signInAt, siteForTwo, test, untilHydrated } from "./page.ts";

const widths = [390, 1440];

for (const path of [
  "/",
  "/about",
  "/partners",
  "/shop",
  "/teams",
  "/team-valorant",
  "/tips",
  "/tips?categorie=Cuisine",
  siteForTwo,
  "/news",
  "/news/montreal-notre-premier-plateau",
  "/search?q=equipe",
  "/auth",
  "/auth?onglet=inscription",
]) {
  test(`[AX-2] ${path} has no axe violation, narrow or wide`, core, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `${width} px`).toEqual([]);
    }
  });
}

for (const width of widths) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("a member's tip with the comment box and the menu open has no axe violation", core, async ({ page }) => {
      await signInAt(page, siteForTwo);
      await page.getByRole("button", { name: /Commentaires/ }).click();
      await page.getByRole("button", { name: "Mon compte" }).click();
      expect(await findings(page)).toEqual([]);
    });
  });
}
