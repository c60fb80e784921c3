import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./page.ts";

const group = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });

test("[SR-4] [SR-3] shows results by kind with marks, and filters them by the address", async ({ page }) => {
  await page.goto("/search?q=équipes");
  await untilHydrated(page);
  await expect(page).toHaveTitle(/^Recherche : équipes, /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const kinds = page.getByRole("navigation", { name: "Types de résultats" });
  await expect(kinds.getByRole("link").first()).toHaveAttribute("aria-current", "true");
  await expect(group(page, "Pages").getByRole("link", { name: "Nos équipes" })).toHaveAttribute("href", "/teams");
  await expect(page.getByRole("main").locator("mark").first()).toHaveText(/équipe/i);

  await kinds.getByRole("link", { name: "Articles" }).click();
  await expect(page).toHaveURL("/search?q=%C3%A9quipes&type=articles");
  await expect(kinds.getByRole("link", { name: "Articles" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(1);
  await page.goBack();
  await expect(group(page, "Pages")).toBeVisible();

  await page.getByLabel("Rechercher").fill("rotatoin");
  await page.getByLabel("Rechercher").press("Enter");
  await expect(page).toHaveURL("/search?q=rotatoin");
  await expect(page.getByText("Rien ne contient « rotatoin ». Voici des mots qui s’en approchent.")).toBeVisible();
  await expect(group(page, "Tips").locator("mark").first()).toHaveText("rotation");
});

test("[SR-2] answers each wrong input in a sentence", async ({ page }) => {
  const answers = [
    ["", "Que cherchez-vous ?"],
    ["x", "Une lettre ne suffit pas"],
    ["le la les", "Ces mots sont partout"],
    ["« & | ! » 🎮", "Que cherchez-vous ?"],
    ["ニュース速報", "Aucun résultat pour « ニュース速報 »"],
    ["אימון", "Aucun résultat pour « אימון »"],
    ["<script>alert(1)</script>", "Aucun résultat pour « <script>alert(1)</script> »"],
    [Array.from({ length: 60 }, (_, at) => `mot${at}`).join(" "), /^Aucun résultat pour « mot0 /],
  ] as const;
  for (const [typed, answer] of answers) {
    await page.goto(`/search?${new URLSearchParams({ q: typed })}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(answer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[SR-4] finds, filters and searches on", async ({ page }) => {
    await page.goto("/search");
    await page.getByLabel("Rechercher").fill("entrainements");
    await page.getByRole("button", { name: "Chercher", exact: true }).click();
    await expect(page).toHaveURL("/search?q=entrainements");
    await expect(page.getByRole("main").locator("mark").first()).toHaveText(/entraînement/i);
    const first = page.getByRole("navigation", { name: "Types de résultats" }).getByRole("link").nth(1);
    await first.click();
    await expect(page).toHaveURL(/\/search\?q=entrainements&type=/);
    await expect(page.getByRole("main").getByRole("region")).toHaveCount(1);
  });
});
