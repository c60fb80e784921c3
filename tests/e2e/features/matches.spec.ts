import { matches, shown } from "../../club.ts";
import { findings } from "../axe.ts";
import { core, expect, failedRequest, refusedWith, test, untilHydrated } from "../page.ts";

// The results of the club's folder are in the past, and its last matches far in the future, on any day of a test.

const all = matches.teams.flatMap(({ team, matches }) => matches.map((match) => ({ ...match, team })));
const [result] = all.filter(({ team, maps = [] }) => team === "valorant" && maps.length > 0);
if (!result) throw new Error("The club has no result");
const path = `/matches/${result.id}-${result.team}`;

const results = (page: import("@playwright/test").Page) =>
  page
    .getByRole("region", { name: "Résultats" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") });

test(
  "[MA-40] filters the matches by team and season, keeps them in the address, and goes back",
  core,
  async ({ page }) => {
    await page.goto("/matches");
    await untilHydrated(page);
    await expect(results(page).filter({ hasText: "Rocket League" }).first()).toBeVisible();
    await page.getByLabel("Équipe").selectOption("Valorant");
    await expect(page).toHaveURL("/matches?equipe=valorant");
    await expect(results(page).filter({ hasText: "Rocket League" })).toHaveCount(0);
    const season = (await page.getByLabel("Saison").locator("option").last().textContent()) ?? "";
    await page.getByLabel("Saison").selectOption(season);
    await expect(page).toHaveURL(`/matches?equipe=valorant&saison=${season}`);
    await expect(page.getByRole("list", { name: "Bilan" })).toContainText("manches gagnées");
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Équipe" })).toHaveValue("valorant");
    await expect(page.getByLabel("Saison")).toHaveValue(season);
    await untilHydrated(page);
    await page.getByLabel("Équipe").selectOption("Toutes");
    await expect(results(page).filter({ hasText: "Rocket League" }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("combobox", { name: "Équipe" })).toHaveValue("valorant");
    await expect(results(page).filter({ hasText: "Rocket League" })).toHaveCount(0);
  },
);

test("[MA-40] filters that find nothing lead to all matches", async ({ page }) => {
  await page.goto("/matches?equipe=echecs");
  await untilHydrated(page);
  await expect(page.getByRole("heading", { name: "Aucun match ne correspond" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Effacer les filtres" }).click();
  await expect(page).toHaveURL("/matches");
  await expect(results(page).first()).toBeVisible();
});

test("[MA-41] a result leads to its page, with its score, its maps and its line-up, and back", async ({ page }) => {
  await page.goto("/matches");
  await untilHydrated(page);
  await results(page).locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(shown(result.opponent));
  await expect(page.getByRole("table").first().getByRole("row")).toHaveCount(1 + (result.maps ?? []).length);
  for (const name of result.lineup ?? []) {
    await expect(page.getByRole("listitem").filter({ hasText: shown(name) })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Tous les matchs" }).click();
  await expect(page).toHaveURL("/matches");
});

for (const address of ["/matches", path]) {
  test(`[MA-40] [MA-41] ${address} has no axe violation, narrow or wide`, core, async ({ page }) => {
    await page.goto(address);
    await untilHydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `${width} px`).toEqual([]);
    }
  });
}

test("[MA-41] an unknown match has a page that leads to the others", async ({ page, silence }) => {
  silence.allow(refusedWith(404));
  expect((await page.goto("/matches/nulle-part"))?.status()).toBe(404);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Match introuvable ou non publié.");
  await page.getByRole("main").getByRole("link", { name: "Tous les matchs" }).click();
  await expect(page).toHaveURL("/matches");
});

test("[MA-40] reports that the backend doesn't answer, and tries again", async ({ page, silence }) => {
  // The first hint of changes makes the page read again by itself, at any moment: the button may be gone before its press.
  await page.route("/changements", (route) => route.abort());
  await page.goto("/matches");
  await untilHydrated(page);
  const request = /listMatches|rest\/v1\/matches/;
  await page.route(request, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.getByLabel("Équipe").selectOption("Valorant");
  await expect(page.getByRole("heading", { name: "Impossible de charger les matchs" })).toBeVisible();
  await page.unroute(request);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(results(page).first()).toBeVisible();
  silence.allow(failedRequest);
});

test("[MA-42] the teams' pages lead to the last results and to all of them", async ({ page }) => {
  for (const address of ["/teams", "/team-valorant"]) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { name: "Derniers résultats" }).first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Bilan" }).first()).toContainText(/victoires?/);
  }
  await page.getByRole("link", { name: "Tous les résultats" }).click();
  await expect(page).toHaveURL("/matches?equipe=valorant");
  await expect(page.getByRole("combobox", { name: "Équipe" })).toHaveValue("valorant");
});

test("[MA-43] a match has an entry in the sitemap, a share image and structured data", async ({ request }) => {
  expect(await (await request.get("/sitemap.xml")).text()).toContain(`${path}</loc>`);
  const html = await (await request.get(path)).text();
  expect(html).toContain('"@type":"SportsEvent"');
  const [image = ""] = /\/partage\/matches\/[a-z\d-]+\.png/.exec(html) ?? [];
  const answer = await request.get(image);
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await request.get("/partage/matches/nulle-part.png")).status()).toBe(404);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[MA-40] [MA-41] the filters are sent as a form, and a result leads to its page", async ({ page }) => {
    await page.goto("/matches");
    await page.getByLabel("Équipe").selectOption("Valorant");
    await page.getByRole("button", { name: "Filtrer" }).click();
    await expect(page).toHaveURL(/\/matches\?equipe=valorant&/);
    await expect(results(page).filter({ hasText: "Rocket League" })).toHaveCount(0);
    await page.locator(`a[href="${path}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(shown(result.opponent));
  });
});
