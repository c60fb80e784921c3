import type { Page } from "@playwright/test";
import { core, expect, failedRequest, holdBack, signInAt, test, untilHydrated } from "./page.ts";

/** A search by the app: a visitor's asks the site's server, a member's the backend. */
const searches = /\/lectures\/[^/]+\/searchSite|\/rpc\/search_site/;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Rechercher sur le site" });
const fieldOf = (page: Page) => dialogOf(page).getByRole("combobox", { name: "Rechercher" });
const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Ouvrir la recherche" });
const field = (page: Page) => page.getByRole("main").getByRole("searchbox", { name: "Rechercher" });
const group = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name });

test("[SR-5] Ctrl K opens the search, arrows choose a suggestion and Enter opens it", core, async ({ page }) => {
  await page.goto("/about");
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type("rotat");
  const options = dialogOf(page).getByRole("option");
  await expect(options).toHaveText([/Lire une rotation avant qu’elle parte/, /./, /Tous les résultats/]);
  await expect(fieldOf(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(fieldOf(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/tips/lire-une-rotation-avant-qu-elle-parte");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("[SR-5] the header's button opens it, Escape closes it, and all results stand on their page", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await opener(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await fieldOf(page).fill("entrainement");
  await dialogOf(page).getByRole("option", { name: "Tous les résultats" }).click();
  await expect(page).toHaveURL("/search?q=entrainement");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Recherche");
  await expect(field(page)).toHaveValue("entrainement");
});

test("[SR-5] says in the dialog why nothing is suggested, and Enter searches without a choice", async ({ page }) => {
  await page.goto("/tips");
  await untilHydrated(page);
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("e");
  await expect(dialogOf(page).getByText("Une lettre ne suffit pas")).toBeVisible();
  await fieldOf(page).fill("zzzzqqqq");
  await expect(dialogOf(page).getByText("Aucun résultat pour « zzzzqqqq »")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=zzzzqqqq");
  await expect(page.getByRole("heading", { name: "Aucun résultat pour « zzzzqqqq »" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Lire les actualités" })).toBeVisible();
});

test("[SR-5] Ctrl K opens it before the app has come, and closes it", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(dialogOf(page)).toHaveCount(0);
});

test("[SR-5] keeps what is typed on a slow network and on one that fails, and asks again", async ({
  page,
  silence,
}) => {
  silence.allow(failedRequest);
  await page.goto("/about");
  await untilHydrated(page);
  const slow = await holdBack(page, searches);
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("rotation");
  await expect(dialogOf(page).getByText("Recherche en cours")).toBeVisible();
  slow.release();
  await expect(dialogOf(page).getByRole("option").first()).toBeVisible();
  await expect(dialogOf(page).getByText("Recherche en cours")).toHaveCount(0);

  await page.unroute(searches);
  await page.route(searches, (route) => route.abort());
  await fieldOf(page).fill("équipe");
  await expect(dialogOf(page).getByRole("alert")).toContainText("La recherche n'a pas pu se faire");
  await expect(dialogOf(page).getByRole("option")).toHaveCount(0);
  await expect(fieldOf(page)).toHaveValue("équipe");
  await page.unroute(searches);
  await dialogOf(page).getByRole("button", { name: "Réessayer" }).click();
  await expect(dialogOf(page).getByRole("option").first()).toBeVisible();
  await expect(fieldOf(page)).toBeFocused();
});

test("[SR-4] [SR-3] shows results by kind with marks, and filters them by the address", async ({ page }) => {
  await page.goto("/search?q=équipes");
  await untilHydrated(page);
  await expect(page).toHaveTitle(/^Recherche\s: équipes, /);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const kinds = page.getByRole("navigation", { name: "Types de résultats" });
  await expect(kinds.getByRole("link").first()).toHaveAttribute("aria-current", "true");
  await expect(group(page, "Pages").getByRole("link", { name: "Nos équipes" })).toHaveAttribute("href", "/teams");
  await expect(page.getByRole("main").locator("mark").first()).toHaveText(/équipe/i);

  await kinds.getByRole("link", { name: "Articles" }).click();
  await expect(page).toHaveURL("/search?q=%C3%A9quipes&type=articles");
  await expect(kinds.getByRole("link", { name: "Articles" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("main").getByRole("region")).toHaveCount(1);
  await expect(kinds.getByRole("link", { name: "Pages" })).toBeVisible();
  await page.goBack();
  await expect(group(page, "Pages")).toBeVisible();

  await field(page).fill("rotatoin");
  await field(page).press("Enter");
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
  ] as const;
  for (const [typed, answer] of answers) {
    await page.goto(`/search?${new URLSearchParams({ q: typed })}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(answer);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
  await untilHydrated(page);
  await field(page).fill(Array.from({ length: 500 }, (_, at) => `zqx${at}`).join(" "));
  await field(page).press("Enter");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText("« zqx0 zqx1 zqx2");
});

test("[SR-5] in the panel Ctrl K opens the panel's own", async ({ page }) => {
  await signInAt(page, "/admin", "staff@demo.test");
  await expect(page.getByRole("button", { name: "Chercher ou faire" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Chercher ou faire");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[SR-4] finds, filters and searches on", async ({ page }) => {
    await page.goto("/about");
    await opener(page).click();
    await expect(page).toHaveURL(/\/search\??$/);
    await field(page).fill("entrainements");
    await page.getByRole("button", { name: "Chercher", exact: true }).click();
    await expect(page).toHaveURL("/search?q=entrainements");
    await expect(page.getByRole("main").locator("mark").first()).toHaveText(/entraînement/i);
    const first = page.getByRole("navigation", { name: "Types de résultats" }).getByRole("link").nth(1);
    await first.click();
    await expect(page).toHaveURL(/\/search\?q=entrainements&type=/);
    await expect(page.getByRole("main").getByRole("region")).toHaveCount(1);
  });
});

test("[SR-13] [SR-14] shows the typed team first, and people with their role and team", async ({ page }) => {
  await page.goto("/search?q=rocketleague");
  await untilHydrated(page);
  const first = page.getByRole("main").getByRole("region").first();
  await expect(first.getByRole("heading", { level: 2, name: "Rocket League" })).toBeVisible();
  await expect(first.getByRole("link")).toHaveAttribute("href", "/teams/rocket-league");
  const people = group(page, "Personnes").getByRole("listitem");
  await expect(people.first()).toContainText(", Rocket League");
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("rocket-league");
  await expect(dialogOf(page).getByRole("option").first()).toHaveText("Rocket League");
});
