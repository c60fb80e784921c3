import type { Page } from "@playwright/test";
import { firstMatches } from "../../../domain/club/matches/firstMatches.ts";
import { matches } from "../../club.ts";
import { whenIs } from "../../../ui/club/matches/state/when.ts";
import { findings } from "../axe.ts";
import { type OwnData, test } from "../ownData.ts";
import { core, expect, failedRequest, refusedWith, signInAt, untilHydrated } from "../page.ts";

// Each test has a member or a team of its own, which no other test changes.

const tab = "/profile?onglet=equipes-suivies";
/** Three weeks ago: all matches to come are days ahead. */
const early = new Date(Date.now() - 21 * 24 * 3_600_000);

/** When a team's next match may begin: on the evening of a match it is moved by a day (tests/matchEvening.ts). */
const nextStarts = (slug: string): RegExp => {
  const { matches: all = [] } = matches.teams.find(({ team }) => team === slug) ?? {};
  const [next] = firstMatches({ teams: [{ team: slug, matches: all }] }).filter(({ status }) => status === "scheduled");
  const start = Date.parse(next?.start ?? "");
  return new RegExp([start, start + 24 * 3_600_000].map((time) => new Date(time).toISOString()).join("|"));
};

const follow = (page: Page) => page.getByRole("button", { name: /^Suivre l.équipe$/ });
const stop = (page: Page) => page.getByRole("main").getByRole("button", { name: "Ne plus suivre", exact: true });
/** Has the member follow no team when the test begins, and when it ends. */
const followNone = async (own: OwnData, username: string) => {
  const member = await own.memberId(username);
  const forget = () => own.club.from("follows").delete().eq("user_id", member).throwOnError();
  await forget();
  own.after(forget);
};
const names = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 3 });

test(
  "[TE-27] follows teams, finds their next matches in the personal space, and stops",
  core,
  async ({ page, own }) => {
    await followNone(own, "camille");
    await page.clock.setFixedTime(early);
    await signInAt(page, "/team-valorant");
    await follow(page).click();
    await expect(stop(page)).toBeVisible();
    await expect(page.getByText("Équipe suivie", { exact: true })).toBeVisible();
    await page.goto("/teams/rocket-league");
    await untilHydrated(page);
    await follow(page).focus();
    await page.keyboard.press("Enter");
    await expect(stop(page)).toBeFocused();
    await expect(page.getByText("Équipe suivie", { exact: true })).toBeVisible();

    await page.goto("/profile");
    await page.getByRole("tab", { name: "Équipes suivies" }).click();
    await expect(page).toHaveURL(tab);
    await expect(names(page)).toHaveText(["Équipe Valorant", "Équipe Rocket League"]);
    expect(await findings(page)).toEqual([]);
    const list = page.getByRole("list", { name: "Équipes suivies" });
    const nextOf = (team: string) =>
      list.getByRole("listitem").filter({ has: page.getByRole("heading", { name: team }) });
    for (const [team, slug] of [
      ["Équipe Valorant", "valorant"],
      ["Équipe Rocket League", "rocket-league"],
    ] as const) {
      const time = nextOf(team).getByRole("time");
      await expect(time).toHaveAttribute("datetime", nextStarts(slug));
      await expect(time).toHaveText(/^(?:1er|\d+)\s.+\s\d+\sh(?:\s30)?$/);
    }
    await expect(page.getByRole("tabpanel").getByText("heure de Paris")).toBeVisible();
    await nextOf("Équipe Valorant").getByRole("link", { name: "Équipe Valorant" }).click();
    await expect(page).toHaveURL("/team-valorant");
    await page.goBack();

    await page.getByRole("button", { name: "Ne plus suivre : Équipe Rocket League" }).press("Enter");
    await expect(page.getByText("Vous ne suivez plus l'équipe")).toBeVisible();
    await expect(names(page)).toHaveText(["Équipe Valorant"]);
    await expect(page.getByRole("main")).toBeFocused();
    await page.route(/rest\/v1\/matches/, (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByText("Aucun match annoncé pour l’instant.")).toBeVisible();
    await page.getByRole("button", { name: "Ne plus suivre : Équipe Valorant" }).click();
    await expect(page.getByRole("heading", { name: "Aucune équipe suivie pour le moment" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole("link", { name: "Voir les équipes" }).click();
    await expect(page).toHaveURL("/teams");
  },
);

test.describe("elsewhere", () => {
  test.use({ timezoneId: "America/Montreal" });

  test("[TE-27] asks a visitor to sign in, comes back to the team, and follows it", async ({ page, own }) => {
    await followNone(own, "sarah");
    await page.clock.setFixedTime(early);
    await page.goto("/teams/rocket-league");
    await untilHydrated(page);
    await follow(page).click();
    await expect(page.getByText("Connectez-vous pour suivre l'équipe")).toBeVisible();
    await expect(follow(page)).toBeVisible();
    await page.getByRole("link", { name: "Se connecter" }).click();
    await expect(page.getByText(/Pour suivre l.équipe/)).toBeVisible();
    await page.getByLabel("E-mail").fill("staff@demo.test");
    await page.getByLabel("Mot de passe", { exact: true }).fill("demo-1234");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByRole("button", { name: "Mon compte" })).toBeVisible();
    await expect(page).toHaveURL("/teams/rocket-league");
    await expect(stop(page)).toBeVisible();

    await page.goto(tab);
    const time = page.getByRole("tabpanel").getByRole("time");
    const start = Date.parse((await time.getAttribute("datetime")) ?? "");
    await expect(time).toContainText(whenIs(start, { now: start, zone: "America/Montreal" }).time);
    await expect(page.getByRole("tabpanel").getByText("à votre heure")).toBeVisible();
  });
});

test("[TE-27] takes back what the backend didn't keep, and says so", async ({ page, silence }) => {
  silence.allow(refusedWith(500));
  await signInAt(page, "/team-valorant", "admin@demo.test");
  await page.route("**/rest/v1/follows*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await follow(page).click();
  await expect(page.getByText("Votre choix n'est peut-être pas enregistré")).toBeVisible();
  await expect(follow(page)).toBeVisible();
});

test("[TE-27] the list reports that the backend doesn't answer; trying again by key keeps the place", async ({
  page,
  silence,
}) => {
  const request = /rest\/v1\/rpc\/read_followed/;
  await page.route(request, (route) => route.fulfill({ status: 500, body: "{}" }));
  await signInAt(page, tab, "admin@demo.test");
  const failed = page.getByRole("heading", { name: "Impossible de charger vos équipes suivies" });
  await expect(failed).toBeVisible();
  await page.unroute(request);
  await page.getByRole("button", { name: "Réessayer" }).focus();
  await page.keyboard.press("Enter");
  await expect(failed).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  silence.allow(failedRequest);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[TE-27] offers no button that can't do anything", async ({ page }) => {
    await page.goto("/team-valorant");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(follow(page)).toBeHidden();
  });
});
