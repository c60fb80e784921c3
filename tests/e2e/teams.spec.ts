import type { Page } from "@playwright/test";
import { whenIs } from "../../ui/club/matches/state/when.ts";
import { matches, shown, teams } from "../club.ts";
import { expect, test, untilHydrated } from "./page.ts";

/** Three weeks ago: all matches to come are days ahead. */
const beforeAll = new Date(Date.now() - 21 * 24 * 3_600_000);
const afterAll = new Date("2100-01-01T12:00:00Z");

/** Which match comes next hangs on the day of the test: the server sends those to come by its own clock. */
const anyCompetition = new RegExp(
  matches.teams.flatMap((team) => team.matches.map(({ event }) => shown(event))).join("|"),
);

const openAt = async (page: Page, path: string, time: Date) => {
  await page.clock.setFixedTime(time);
  await page.goto(path);
  await untilHydrated(page);
};

const bar = (page: Page) => page.getByRole("region", { name: "Prochain match" });

/** The fill of a slanted plate, as red, green and blue. */
const fillOf = (page: Page, words: string) =>
  page
    .getByText(words, { exact: true })
    .first()
    .evaluate((plate) => (getComputedStyle(plate, "::before").backgroundColor.match(/\d+/g) ?? []).map(Number));

test("[HO-6] [HO-7] shows two active teams, the planned one, and the club's three figures", async ({ page }) => {
  await openAt(page, "/teams", beforeAll);
  for (const figure of ["2 équipes actives", "7 victoires majeures", "8 joueuses et joueurs pro"]) {
    const [value = "", words = ""] = figure.split(/ (.*)/);
    await expect(page.getByRole("term").filter({ hasText: words })).toBeVisible();
    await expect(page.locator("dl > div", { hasText: words }).getByRole("definition")).toHaveText(value);
  }
  await expect(page.getByText("Active", { exact: true })).toHaveCount(2);
  await expect(page.getByText("Recrutement ouvert")).toBeVisible();
  await expect(page.getByRole("link", { name: "Proposer une équipe" })).toHaveAttribute("href", "/contact");
  await expect(page.getByRole("list", { name: "Effectif, Valorant" }).getByRole("heading")).toHaveCount(5);
  await expect(page.getByRole("list", { name: "Effectif, Rocket League" }).getByRole("heading")).toHaveCount(3);
  for (const part of ["Staff", "Palmarès", "Prochains matchs"]) {
    await expect(page.getByRole("heading", { name: part })).toHaveCount(2);
  }
});

test("[HO-6] an active team is green, a planned one yellow", async ({ page }) => {
  await page.goto("/teams");
  const [red = 0, green = 0, blue = 0] = await fillOf(page, "Active");
  expect(green).toBeGreaterThan(Math.max(red, blue) + 60);
  const [strong = 0, middle = 0, weak = 0] = await fillOf(page, "En développement");
  expect(Math.min(strong, middle)).toBeGreaterThan(weak + 60);
});

test("[HO-8] [HO-9] [HO-11] shows the five players, the three staff members, and links in new tabs", async ({
  page,
}) => {
  await page.goto("/team-valorant");
  const stats = page.getByRole("link", { name: /^Voir les Stats/ });
  await expect(stats).toHaveCount(5);
  await expect(page.getByRole("term").filter({ hasText: "Rôle en jeu" })).toHaveCount(5);
  await expect(page.getByRole("term").filter({ hasText: "Qualités" })).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Staff" }).getByRole("listitem")).toHaveCount(3);
  const ways = (teams.teams.find(({ slug }) => slug === "valorant")?.links ?? []).map(({ words }) =>
    page.getByRole("main").getByRole("link", { name: shown(words) }),
  );
  for (const way of [...(await stats.all()), ...ways]) {
    await expect(way).toHaveAttribute("target", "_blank");
    await expect(way).toHaveAttribute("rel", /noopener/);
    await expect(way).toHaveAttribute("href", /^https:\/\//);
  }
});

test("[MA-54] a card leads to its player wherever it is pressed, and its statistics elsewhere", async ({ page }) => {
  for (const [path, width] of [
    ["/teams", 390],
    ["/teams", 1440],
    ["/team-valorant", 390],
    ["/team-valorant", 768],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await untilHydrated(page);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Kéva" }) });
    // The portrait.
    await card.click({ position: { x: 48, y: 48 } });
    await expect(page).toHaveURL("/players/keva");
    await expect(page.getByRole("heading", { level: 1, name: "Kéva" })).toBeVisible();
  }
  await page.goto("/team-valorant");
  const stats = page.getByRole("link", { name: /^Voir les Stats/ }).first();
  const isOnTop = await stats.evaluate((link) => {
    link.scrollIntoView({ block: "center" });
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test("[HO-6] [LK-8] match times are shown in the visitor's time zone, which is named, without a layout shift", async ({
  browser,
}) => {
  const barIn = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId, locale: "fr-FR", viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await openAt(page, "/teams", beforeAll);
    return {
      context,
      page,
      time: bar(page).getByRole("time").first(),
      height: async () => (await bar(page).boundingBox())?.height,
    };
  };
  const paris = await barIn("Europe/Paris");
  const start = Date.parse((await paris.time.getAttribute("datetime")) ?? "");
  const timeIn = (zone: string) => {
    const { weekday, day, time } = whenIs(start, { now: beforeAll.getTime(), zone });
    return `${weekday}\u00a0${day}, ${time}`;
  };
  expect(timeIn("Europe/Paris")).not.toBe(timeIn("Asia/Tokyo"));
  await expect(paris.time).toHaveText(timeIn("Europe/Paris"));
  await expect(bar(paris.page).getByText("heure de Paris").last()).toBeAttached();
  const tokyo = await barIn("Asia/Tokyo");
  await expect(tokyo.time).toHaveText(timeIn("Asia/Tokyo"));
  await expect(bar(tokyo.page).getByText("à votre heure").first()).toBeVisible();
  expect(await tokyo.height()).toBe(await paris.height());
  await paris.context.close();
  await tokyo.context.close();
});

test("[LK-8] the bar of the next match names the game and the competition from 768 px up, and cuts nothing", async ({
  page,
}) => {
  for (const path of ["/", "/teams"]) {
    await openAt(page, path, beforeAll);
    for (const width of [768, 1024, 1240, 1300, 1500, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar(page).getByText(anyCompetition).filter({ visible: true }).first()).toBeVisible();
      const names = bar(page).locator("b");
      for (const name of await names.all()) {
        const lines = await name.evaluate(
          (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
        );
        expect(Math.round(lines), `${width} px: a name isn't broken`).toBe(1);
      }
      const cut = await bar(page)
        .locator("span, strong, time")
        .evaluateAll((texts) =>
          texts
            .filter((text) => text.checkVisibility() && getComputedStyle(text).overflowX !== "visible")
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 1)
            .map(({ textContent }) => textContent),
        );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("[HO-12] the bar of the next match is on home and on lists, and absent when there is none", async ({ page }) => {
  for (const path of ["/", "/tips", "/news", "/teams", "/team-valorant"]) {
    await openAt(page, path, beforeAll);
    await expect(bar(page), path).toHaveCount(1);
  }
  // The list of matches begins with it.
  await openAt(page, "/matches", beforeAll);
  await expect(bar(page)).toHaveCount(0);
  await openAt(page, "/teams", afterAll);
  await expect(page.getByText("Aucun match annoncé pour l’instant.")).toHaveCount(2);
  await expect(bar(page)).toHaveCount(0);
});

test("[HO-14] each team's calendar can be subscribed to, and each match downloaded", async ({ page, request }) => {
  await openAt(page, "/teams", beforeAll);
  const file = page.getByRole("link", { name: "Télécharger le calendrier (.ics) pour Valorant" });
  await expect(file).toHaveAttribute("href", "/calendrier/valorant.ics");
  const webcal = await page.getByRole("link", { name: "S’abonner au calendrier pour Valorant" }).getAttribute("href");
  expect(webcal).toMatch(/^webcal:\/\/[^/]+\/calendrier\/valorant\.ics$/);
  await expect(page.getByText("Les matchs dans votre agenda, mis à jour tout seuls.")).toHaveCount(1);

  const calendar = await request.get("/calendrier/valorant.ics");
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("UID:ldr-j8.valorant@");
  const address = await page
    .getByRole("link", { name: /^Ajouter à l’agenda : / })
    .first()
    .getAttribute("href");
  const match = await (await request.get(address ?? "")).text();
  expect(match.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect((await request.get("/calendrier/echecs.ics")).status()).toBe(404);
});

test("[HO-14] the calendar of all teams is linked where all matches are announced", async ({ page }) => {
  const all = /^webcal:\/\/[^/]+\/calendrier\.ics$/;
  await openAt(page, "/teams", beforeAll);
  await expect(page.getByRole("link", { name: "Calendrier de toutes les équipes" })).toHaveAttribute("href", all);
  await openAt(page, "/", beforeAll);
  await expect(bar(page).getByRole("link", { name: "S’abonner au calendrier" })).toHaveAttribute("href", all);
  await openAt(page, "/matches", beforeAll);
  const subscribe = page.getByRole("link", { name: "S’abonner au calendrier de toutes les équipes" });
  await expect(subscribe).toHaveAttribute("href", all);
  const file = page.getByRole("link", { name: "Télécharger le calendrier (.ics) de toutes les équipes" });
  await expect(file).toHaveAttribute("href", "/calendrier.ics");
  await openAt(page, "/matches?equipe=valorant", beforeAll);
  const ofTeam = page.getByRole("link", { name: "S’abonner au calendrier pour Valorant" });
  await expect(ofTeam).toHaveAttribute("href", /\/calendrier\/valorant\.ics$/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the teams are shown", async ({ page }) => {
    await page.goto("/teams");
    for (const { players, staff } of teams.teams)
      for (const { name } of [...players, ...staff]) await expect(page.getByText(shown(name)).first()).toBeVisible();
    await page.goto("/team-valorant");
    await expect(page.getByRole("link", { name: /^Voir les Stats/ })).toHaveCount(5);
  });
});
