import { expect, refusedWith, siteForTwo, test, untilHydrated } from "./page.ts";

// Runs on a site that is built without these features: shop, partners, matches, newsletter, contact, legal pages, live updates.
const pages = ["/", "/about", "/teams", "/team-valorant", "/tips", siteForTwo, "/news", "/recruitment", "/auth"];
const gone = [
  "/shop",
  "/partners",
  "/contact",
  "/privacy",
  "/terms",
  "/newsletter/confirmer",
  "/matches",
  "/calendrier/valorant.ics",
];

test("[QA-12] navigation and footer lead to the pages that are left, and fit every screen", async ({
  page,
  request,
}) => {
  const led = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width} px: nothing to scroll sideways`).toBeLessThanOrEqual(width);
    }
    const links = await page
      .locator("header a[href^='/'], nav a[href^='/'], footer a[href^='/']")
      .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(links.length, path).toBeGreaterThan(8);
    for (const link of links) led.add(link);
  }
  for (const path of led) expect((await request.get(path)).status(), path).toBe(200);
  expect([...led].filter((path) => gone.includes(path))).toEqual([]);
});

test("[QA-12] [SR-6] the search finds nothing of the removed pages", async ({ page }) => {
  for (const [typed, path] of [
    ["boutique", "/shop"],
    ["partenaires", "/partners"],
    ["confidentialité", "/privacy"],
    ["ligue", "/matches"],
  ]) {
    await page.goto(`/search?${new URLSearchParams({ q: typed ?? "" })}`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole("main").locator(`a[href^="${path}"]`)).toHaveCount(0);
  }
  await page.goto("/search?q=équipes");
  await expect(page.getByRole("main").getByRole("link", { name: "Nos équipes" })).toHaveAttribute("href", "/teams");
});

test("[QA-12] a link opens its page in place", async ({ page }) => {
  await page.goto("/news");
  await untilHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same-document", ""));
  await page.locator("footer a[href='/recruitment']").click();
  await expect(page).toHaveURL(/\/recruitment$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html[data-same-document]")).toBeAttached();
});

test("[QA-12] the removed pages, calendars and functions are gone, also from the sitemap", async ({
  page,
  request,
  silence,
}) => {
  for (const path of gone) expect((await request.get(path)).status(), path).toBe(404);
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).toContain("/tips/");
  expect(gone.filter((path) => sitemap.includes(`${path}<`))).toEqual([]);
  for (const name of ["send-contact-email", "subscribe-newsletter", "confirm-newsletter", "unsubscribe-newsletter"]) {
    expect((await request.post(`/functions/v1/${name}`, { data: {} })).status(), name).toBe(404);
  }
  silence.allow(refusedWith(404));
  await page.goto("/shop");
  await expect(page.getByRole("contentinfo")).toBeVisible();

  silence.allow(/^WebSocket connection to .* failed/);
  const isOpen = await page.evaluate(
    () =>
      new Promise<boolean>((found) => {
        const { backend } = JSON.parse(document.getElementById("page-state")?.textContent ?? "");
        const socket = new WebSocket(`ws://${location.host}/realtime/v1/websocket?apikey=${backend.anonKey}&vsn=1.0.0`);
        socket.addEventListener("open", () => found(true));
        socket.addEventListener("error", () => found(false));
      }),
  );
  expect(isOpen).toBe(false);
});
