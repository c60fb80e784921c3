import type { Page } from "@playwright/test";
import { test } from "../ownData.ts";
import { expect, untilHydrated } from "../page.ts";

/** The names of the scripts that a page loads, without their hashes. */
const scriptsOf = (page: Page) => {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return () => [...new Set(names)].toSorted();
};

// The second one is the helper of all files.
const looking = ["livePage", "rolldown", "views", "visitorChanges"];

test("[PF-41] the pages of a live match follow for a visitor who only looks, by a small script", async ({
  page,
  own,
}) => {
  const { id, slug } = await own.add("matches", {
    slug: `essai-${crypto.randomUUID()}`,
    team: "valorant",
    opponent: "Les Essais",
    competition: "Coupe des essais",
    format: "bo3",
    // After all others: it is on no other page.
    start: "2070-01-01T20:00:00Z",
    status: "live",
    maps: [{ name: "Ascent", ours: 3, theirs: 4 }],
  });
  const write = (change: object) => own.club.from("matches").update(change).eq("id", id).throwOnError();
  const scripts = scriptsOf(page);
  const main = page.getByRole("main");

  const heard = page.waitForRequest(/\/changements$/);
  await page.goto(`/matches/${slug}`);
  await heard;
  await expect(main.getByText("En direct", { exact: true }).first()).toBeVisible();
  const board = page.getByRole("heading", { level: 1 });
  const ascent = { name: "Ascent", ours: 13, theirs: 4 };
  await write({ maps: [ascent, { name: "Icebox", ours: 2, theirs: 9 }] });
  await expect(board).toContainText(/1\s–\s0/);
  const maps = [ascent, { name: "Icebox", ours: 13, theirs: 9 }];
  await write({ maps, status: "finished", vod: "https://video.example/vod" });
  await expect(board).toContainText(/2\s–\s0/);
  await expect(main.getByText("En direct", { exact: true })).toHaveCount(0);
  await expect(main.getByText("Victoire").first()).toBeVisible();
  expect(scripts()).toEqual(looking);

  // The app takes over what is shown: React would report a page that it doesn't expect.
  await untilHydrated(page);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  await write({ status: "live", maps: [ascent, { name: "Icebox", ours: 2, theirs: 9 }] });
  await expect(board).toContainText(/1\s–\s0/);
});

test("[PF-41] pages without a match listen to nothing", async ({ page }) => {
  const scripts = scriptsOf(page);
  const counted = page.waitForResponse(/count_page_view/);
  await page.goto("/contact");
  await counted;
  expect(scripts()).toEqual(["views"]);
});
