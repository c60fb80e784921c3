import { slugOfFirst } from "../../../domain/club/matches/firstMatches.ts";
import { seasonOf, seasonZone } from "../../../domain/club/matches/totals.ts";
import { dayInParis } from "../../../domain/shared/parisDay.ts";
import { shortDay } from "../../../ui/design/components/text/format.ts";
import { matches } from "../../club.ts";
import { expect, test, untilHydrated } from "../page.ts";

const rays = "La saison, manche par manche";
const isThisSeason = (start: string) =>
  seasonOf({ start }, seasonZone) === seasonOf({ start: new Date().toISOString() }, seasonZone);
/** Of this season, the latest match whose two maps have names; none on the first days of August. */
const latest = matches.teams
  .flatMap(({ team, matches: ofTeam }) => ofTeam.map((match) => ({ ...match, slug: slugOfFirst(match, team) })))
  .filter(({ start, maps }) => maps?.length === 2 && maps[0]?.name !== undefined && isThisSeason(start))
  .at(-1);
const { slug = "", opponent = "", start = "", maps = [] } = latest ?? {};
const day = shortDay(dayInParis(Date.parse(start)));
const scores = maps.map(({ ours, theirs }) => `${ours} – ${theirs}`);
const [first = "", second = ""] = maps.map(({ name }, at) => `${name} ${scores[at]}`);
/** A text as a page has it, whichever its spaces are. */
const spaced = (text: string) => text.replaceAll(/\s/g, "\\s");

test.skip(latest === undefined, "The season has just begun");

test("[MA-61] a ray of the sky names its map by pointer and by keyboard, and leads to its match", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(page.locator('main img[src^="data:image/svg"]').first()).toBeVisible();
  await untilHydrated(page);
  const firstMap = new RegExp(`^${spaced(first)}$`);
  const sky = page.getByRole("navigation", { name: rays });
  const ray = sky.getByRole("link", {
    name: new RegExp(`^${spaced(`${first}, ${opponent}, ${day}`)}`),
  });
  // Its box also holds parts of its neighbours: the rays lean.
  const head = await ray.locator("path").evaluate((path: SVGPathElement) => {
    const middle = path.getPointAtLength(path.getTotalLength() * 0.25);
    const place = new DOMPoint(middle.x - 12, middle.y).matrixTransform(path.getScreenCTM() ?? undefined);
    return { x: place.x, y: place.y };
  });
  await page.mouse.move(head.x, head.y);
  await expect(sky.getByText(firstMap)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(sky.getByText(firstMap)).toBeHidden();

  await ray.focus();
  await expect(sky.getByText(firstMap)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(sky.getByRole("link", { name: new RegExp(`^${spaced(`${second}, ${opponent}`)}`) })).toBeFocused();
  await page.keyboard.press("End");
  await expect(sky.getByRole("link").last()).toBeFocused();
  await expect(sky.getByRole("link").last()).toHaveAttribute("aria-label", /^À venir/);
  await page.keyboard.press("Home");
  await expect(sky.getByRole("link").first()).toBeFocused();
  await ray.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/matches/${slug}`);
});

test("[MA-61] the season says the same in words, without scores for who hides them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Voir la saison" }).click();
  const list = page.getByRole("dialog", { name: rays });
  const row = list.getByRole("listitem").filter({ hasText: opponent }).filter({ hasText: day }).first();
  await expect(row).toContainText(new RegExp(spaced(first)));
  await expect(list.getByRole("listitem").filter({ hasText: "À venir" }).first()).toBeVisible();
  // From the latest match back; what is to come is below.
  await expect(list.getByRole("listitem").first()).not.toContainText("À venir");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Voir la saison" })).toBeFocused();

  await page.goto("/matches");
  await untilHydrated(page);
  await page.getByRole("switch", { name: "Masquer les scores" }).click();
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Voir la saison" }).click();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(new RegExp(spaced(scores[0] ?? "")));
  await row.getByRole("button", { name: /Afficher le score/ }).click();
  await expect(row).toContainText(new RegExp(spaced(first)));
});

test("[MA-61] without a script the season leads to the results", async ({ browser }, { project }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: project.use.baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Voir la saison" }).click();
  await expect(page).toHaveURL("/matches");
  await context.close();
});
