import type { Page } from "@playwright/test";
import { matches } from "../../club.ts";
import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { core, expect, holdBack, signIn, signInAt, untilHydrated } from "../page.ts";

const all = matches.teams.flatMap(({ team, matches }) => matches.map((match) => ({ ...match, team })));
const [result, other] = all.filter(({ team, maps = [] }) => team === "valorant" && maps.length > 1);
if (!result || !other) throw new Error("The club has no results");
const pathOf = ({ id, team }: { readonly id: string; readonly team: string }) => `/matches/${id}-${team}`;
const path = pathOf(result);

const toggle = (page: Page) => page.getByRole("switch", { name: "Masquer les scores" });
const hide = async (page: Page) => {
  await page.goto("/matches");
  await untilHydrated(page);
  await toggle(page).click();
  await expect(page.getByRole("button", { name: /^Afficher le score/ }).first()).toBeVisible();
};
/** Hides scores before the first page. Not twice: the test may choose otherwise. */
const beginHidden = (page: Page) =>
  page.addInitScript(() => {
    if (!localStorage.getItem("club-scores")) localStorage.setItem("club-scores", "hidden 1");
  });

/** What of the parts of a page that show matches anybody can see, hear or point at. */
const perceived = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true });
    const parts = document.querySelectorAll("main section:has([href^='/matches/']), main article, main header");
    const told: string[] = [
      document.title,
      document.querySelector<HTMLMetaElement>("[name=description]")?.content ?? "",
    ];
    for (const part of parts) {
      if (!(part instanceof HTMLElement) || !isShown(part)) continue;
      told.push(part.innerText);
      for (const element of part.querySelectorAll("*")) {
        if (!isShown(element)) continue;
        // Text for screen readers only isn't part of `innerText` everywhere.
        told.push([...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : "")).join(" "));
        for (const name of ["title", "alt", "aria-label", "aria-description"])
          told.push(element.getAttribute(name) ?? "");
      }
    }
    return told.join("\n").replace(/[\u00a0\u202f]/g, " ");
  });

/** What tells a score, but for the club's own words and trophies. Each is shown with the text before it, so that a failure says where. */
const toldIn = (text: string) =>
  text.match(
    /.{0,30}(?:\d ?– ?\d|\bvictoires?\b(?! majeures|, 20\d\d)|(?<!après une )\bdéfaites?\b|matchs? nuls?\b|forfait|manches? (?:gagnée|perdue)|Manche 1\b).{0,30}/gi,
  ) ?? [];

/** In how many ways the results of a list are drawn, at most. */
const drawings = (page: Page) =>
  page.locator("main ol:has(a[href^='/matches/'])").evaluateAll((lists) => {
    const drawnAs = (row: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, color } = getComputedStyle(row);
      return [borderTopStyle, borderTopWidth, borderTopColor, backgroundColor, color].join();
    };
    return Math.max(...lists.map((list) => new Set([...list.children].map(drawnAs)).size));
  });

const pages = ["/", "/matches", path, "/teams", "/team-valorant"];

for (const address of pages) {
  test(`[NS-3] ${address} tells no score while they are hidden, before and after hydration`, async ({ page }) => {
    await page.goto(address);
    // Home has a score while a match is live or just finished.
    if (address !== "/") expect(toldIn(await perceived(page))).not.toEqual([]);
    if (address === "/teams") expect(await drawings(page)).toBeGreaterThan(1);

    await beginHidden(page);
    const app = await holdBack(page, /\/assets\/client/);
    await page.goto(address);
    await expect(page.locator("html")).toHaveAttribute("data-scores", "");
    expect(toldIn(await perceived(page))).toEqual([]);
    if (address === "/teams") expect(await drawings(page)).toBe(1);
    app.release();
    if (address !== "/") await expect(page.getByRole("button", { name: /^Afficher le/ }).first()).toBeVisible();
    expect(toldIn(await perceived(page))).toEqual([]);
    if (address === "/teams") expect(await drawings(page)).toBe(1);
  });
}

test(
  "[NS-1] hides scores at a press, on the next pages too, after a reload and in another tab",
  core,
  async ({ page }) => {
    await hide(page);
    await page.locator(`main a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("contre");
    expect(toldIn(await perceived(page))).toEqual([]);
    await page.reload();
    await expect(toggle(page)).toBeChecked();
    expect(toldIn(await perceived(page))).toEqual([]);

    const tab = await page.context().newPage();
    await tab.goto("/matches");
    await expect(toggle(tab)).toBeChecked();
    await toggle(tab).click();
    await expect(toggle(page)).not.toBeChecked();
    await expect(page.getByRole("table").first()).toBeVisible();
    await toggle(page).click();
    await expect(tab.getByRole("button", { name: "Afficher le bilan" })).toBeVisible();
    expect(toldIn(await perceived(tab))).toEqual([]);
  },
);

test("[NS-2] shows one match by keyboard, keeps it shown on its page and its row, and the others hidden", async ({
  page,
}) => {
  await hide(page);
  const row = page.getByRole("listitem").filter({ has: page.locator(`a[href="${path}"]`) });
  await row.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(row).toBeFocused();
  await expect(row).toContainText(/\d\s–\s\d/);
  await expect(page.getByRole("listitem").filter({ hasText: /\d\s–\s\d/ })).toHaveCount(1);
  await row.getByRole("link").first().click();
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.goto(pathOf(other));
  await expect(page.getByRole("button", { name: /^Afficher le score/ })).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();

  await page.goto("/matches");
  await page.getByRole("button", { name: /^Afficher le bilan/ }).click();
  await expect(page.getByRole("list", { name: "Bilan" })).toContainText("manches gagnées");
});

test("[NS-1] the switch and the buttons have no axe violation, narrow or wide", async ({ page }) => {
  await beginHidden(page);
  for (const address of ["/matches", path, "/team-valorant"]) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: /^Afficher le/ }).first()).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page), `${address}, ${width} px`).toEqual([]);
    }
  }
});

test("[NS-4] follows a member to another device, and the newest choice wins", async ({ page, browser, own }) => {
  await own.restoresAfterwards("profiles", { username: "camille" }, "hides_scores");
  const settings = "/profile?onglet=parametres";
  await signInAt(page, "/");
  await page.goto(settings);
  const saved = () =>
    page.waitForResponse((answer) => /rest\/v1\/profiles/.test(answer.url()) && answer.request().method() === "PATCH");
  const first = saved();
  await toggle(page).click();
  await first;

  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL ?? "" });
  const device = await context.newPage();
  await signIn(device);
  await expect(device.getByRole("button", { name: "Mon compte" })).toBeVisible();
  await device.goto("/matches");
  await expect(toggle(device)).toBeChecked();
  expect(toldIn(await perceived(device))).toEqual([]);
  const second = device.waitForResponse(
    (answer) => /rest\/v1\/profiles/.test(answer.url()) && answer.request().method() === "PATCH",
  );
  await toggle(device).click();
  await second;
  await context.close();

  await page.reload();
  await expect(toggle(page)).not.toBeChecked();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("[NS-1] shows scores, and no switch that does nothing", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(toggle(page)).toBeHidden();
  });
});
