import { AxeBuilder } from "@axe-core/playwright";
import { expect, signInAt, siteForTwo, test, untilAlive } from "./page.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

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
      "/auth",
      "/auth?onglet=inscription",
    ]) {
      test(`${path} has no finding of axe`, async ({ page }) => {
        await page.goto(path);
        await untilAlive(page);
        const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }

    test("a member's tip with the comment box and the menu open has none either", async ({ page }) => {
      await signInAt(page, siteForTwo);
      await page.getByRole("button", { name: /Commentaires/ }).click();
      await page.getByRole("button", { name: "Mon compte" }).click();
      const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  });
}
