import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { testThroughProxy } from "../throughProxy.ts";
import {
  account,
  expect,
  failedRequest,
  likeButton,
  signInAt,
  siteForTwo,
  test,
  unloadable,
  untilHydrated,
} from "../page.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the device keeps a page. */
const untilKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate((address) => caches.match(address).then(Boolean), path), { timeout: 20_000 })
    .toBe(true);

test("[OF-1] [OF-2] [OF-4] what was read stays readable without a network, and the rest says so", async ({
  page,
  context,
  silence,
}) => {
  silence.allow(failedRequest);
  silence.allow(unloadable);
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await untilKept(page, siteForTwo);
  // Opened by the app, without its document.
  await page.getByRole("contentinfo").locator("a[href='/matches']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matchs");
  await untilKept(page, "/matches");
  await page.goto("/auth");
  expect(await page.evaluate(() => caches.match("/auth").then(Boolean))).toBe(false);
  await page.goto("/matches");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matchs");
  await page.goto(siteForTwo);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tenir un site à deux");
  await untilHydrated(page);
  // Pages that are never kept.
  for (const path of ["/membres/x", "/profile", "/auth", "/search?q=mira", "/admin"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vous êtes hors ligne");
    await expect(page).toHaveURL(`/hors-ligne?${new URLSearchParams({ depuis: path })}`);
  }
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await page.getByRole("contentinfo").locator("a[href='/partners']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vous êtes hors ligne");
  expect(await findings(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Tenir un site à deux" }).click();
  await expect(page).toHaveURL(siteForTwo);
  await page.goBack();
  await context.setOffline(false);
  await expect(page.getByText("Le réseau est revenu.")).toBeVisible();
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page).toHaveURL("/partners");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Vous êtes hors ligne");
});

test("[OF-2] a page without a network lists what can be read, also where the worker came too late for the first page", async ({
  page,
  context,
  silence,
}) => {
  silence.allow(failedRequest);
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await untilKept(page, siteForTwo);
  // As when a visitor leaves before the worker is told of the page's files.
  await page.evaluate(() => caches.delete("assets"));
  await page.goto("/matches");
  await untilHydrated(page);
  const names = () => page.evaluate(async () => (await (await caches.open("assets")).keys()).map(({ url }) => url));
  await expect.poll(names, { timeout: 20_000 }).toContainEqual(expect.stringContaining("/OfflinePage-"));
  await context.setOffline(true);
  await page.goto("/partners");
  await expect(page.getByRole("main").getByRole("link", { name: "Tenir un site à deux" })).toBeVisible();
});

test("[OF-3] a like without a network is kept, and saved when the network is back", async ({
  page,
  context,
  silence,
}) => {
  silence.allow(failedRequest);
  await signInAt(page, siteForTwo, "staff@demo.test");
  // An answer that comes while the worker takes the page over isn't reported to the test.
  await untilKept(page, siteForTwo);
  const saved = () =>
    page.waitForResponse((answer) => answer.url().includes("tip_likes") && answer.request().method() !== "GET");
  const first = saved();
  await likeButton(page).click();
  await first;
  const liked = await likeButton(page).getAttribute("aria-pressed");
  const before = String(liked !== "true");
  await context.setOffline(true);
  await likeButton(page).click();
  await expect(page.getByText("au retour du réseau")).toBeVisible();
  await expect(likeButton(page)).toHaveAttribute("aria-pressed", before);
  const second = saved();
  await context.setOffline(false);
  await second;
  await page.reload();
  await untilHydrated(page);
  await expect(likeButton(page)).toHaveAttribute("aria-pressed", before);

  // A kept page doesn't know yet whether its reader is signed in: presses wait instead of asking for a sign-in.
  await context.setOffline(true);
  await page.reload();
  await untilHydrated(page);
  await likeButton(page).click();
  await expect(page.getByText("au retour du réseau")).toBeVisible();
  await expect(page.getByText("Vous devez être connecté")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Connexion" })).toHaveCount(0);
  await context.setOffline(false);
  await expect(account(page)).toBeVisible();
  await expect(likeButton(page)).toHaveAttribute("aria-pressed", "true");
});

test("[OF-8] without a network the staff stays in the panel, and opens another view", async ({
  page,
  context,
  silence,
}) => {
  silence.allow(/ERR_INTERNET_DISCONNECTED/);
  const views = page.waitForResponse(/FiguresView/);
  await signInAt(page, "/admin/matchs", "staff@demo.test");
  await (await views).finished();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await page.getByRole("tab", { name: "Terminés" }).click();
  await expect(page).toHaveURL("/admin/matchs?periode=termines");
  await page.getByRole("tab", { name: "Contenu", exact: true }).click();
  await expect(page).toHaveURL("/admin/contenu");
  await expect(page.getByText("Impossible de charger le contenu").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("table", { name: "Articles" })).toBeVisible();
});

testThroughProxy("[OF-5] a network that never answers leaves the copy to read", async ({ page, network, silence }) => {
  silence.allow(failedRequest);
  silence.allow(unloadable);
  silence.allow(/WebSocket/);
  await page.goto(siteForTwo);
  await untilHydrated(page);
  await untilKept(page, siteForTwo);
  network.falls();
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tenir un site à deux");
});
