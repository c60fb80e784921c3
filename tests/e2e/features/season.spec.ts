import { dayInParis } from "../../../domain/shared/parisDay.ts";
import { shortDay } from "../../../ui/design/components/text/format.ts";
import { matches } from "../../club.ts";
import { expect, test, untilHydrated } from "../page.ts";

const rays = "La saison, manche par manche";
const [won] = matches.teams.flatMap((team) => team.matches.filter(({ id }) => id === "ldr-j5"));
const day = shortDay(dayInParis(Date.parse(won?.start ?? "")));

test("[MA-61] a ray of the sky names its map by pointer and by keyboard, and leads to its match", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await expect(page.locator('main img[src^="data:image/svg"]').first()).toBeVisible();
  await untilHydrated(page);
  const sky = page.getByRole("navigation", { name: rays });
  const ray = sky.getByRole("link", {
    name: new RegExp(`^Haven 13\\s–\\s10, Les Huards, ${day.replace(/\s/, "\\s")}`),
  });
  // Its box also holds parts of its neighbours: the rays lean.
  const head = await ray.locator("path").evaluate((path: SVGPathElement) => {
    const middle = path.getPointAtLength(path.getTotalLength() * 0.25);
    const place = new DOMPoint(middle.x - 12, middle.y).matrixTransform(path.getScreenCTM() ?? undefined);
    return { x: place.x, y: place.y };
  });
  await page.mouse.move(head.x, head.y);
  await expect(sky.getByText(/^Haven 13\s–\s10$/)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(sky.getByText(/^Haven 13\s–\s10$/)).toBeHidden();

  await ray.focus();
  await expect(sky.getByText(/^Haven 13\s–\s10$/)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(sky.getByRole("link", { name: /^Bind 14\s–\s12, Les Huards/ })).toBeFocused();
  await page.keyboard.press("End");
  await expect(sky.getByRole("link").last()).toBeFocused();
  await expect(sky.getByRole("link").last()).toHaveAttribute("aria-label", /^À venir/);
  await page.keyboard.press("Home");
  await expect(sky.getByRole("link").first()).toBeFocused();
  await ray.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/matches/ldr-j5-valorant");
});

test("[MA-61] the season says the same in words, without scores for who hides them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Voir la saison" }).click();
  const list = page.getByRole("dialog", { name: rays });
  const huards = list.getByRole("listitem").filter({ hasText: "Les Huards" }).filter({ hasText: day }).first();
  await expect(huards).toContainText(/Haven\s13\s–\s10/);
  await expect(list.getByRole("listitem").filter({ hasText: "À venir" }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Voir la saison" })).toBeFocused();

  await page.goto("/matches");
  await untilHydrated(page);
  await page.getByRole("switch", { name: "Masquer les scores" }).click();
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Voir la saison" }).click();
  await expect(huards).toBeVisible();
  await expect(huards).not.toContainText("13");
  await huards.getByRole("button", { name: /Afficher le score/ }).click();
  await expect(huards).toContainText(/Haven\s13\s–\s10/);
});

test("[MA-61] without a script the season leads to the results", async ({ browser }, { project }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: project.use.baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/");
  await page.getByRole("link", { name: "Voir la saison" }).click();
  await expect(page).toHaveURL("/matches");
  await context.close();
});
