import { parseFeed } from "htmlparser2";
import { expect, signInAt, siteForTwo, test } from "./page.ts";

// The files for search engines, feed readers and share cards.

const category = "esport";

test("robots.txt allows all pages and names the sitemap", async ({ request, baseURL }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test("[SH-1] the feeds of all articles and of a category link to existing articles", async ({ request, baseURL }) => {
  const feedAt = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    return parseFeed(await answer.text())?.items ?? [];
  };
  const all = await feedAt("/rss.xml");
  expect(all.length).toBeGreaterThanOrEqual(8);
  for (const { link = "" } of all) {
    expect(link).toContain(`${baseURL}/news/`);
    expect((await request.get(link)).status(), link).toBe(200);
  }
  const some = await feedAt(`/rss/${category}.xml`);
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  const ids = all.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(some.filter(({ id }) => !ids.includes(id))).toEqual([]);
  for (const path of ["/rss/cuisine.xml", "/rss/%E0%A4%A.xml", "/rss/%00.xml", "/rss/es%0Aport.xml"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("a path with a line break, which the router's patterns don't match, is answered 404", async ({ request }) => {
  for (const path of ["/nulle%0Apart", "/nulle%0Dpart", "/nulle%E2%80%A8part", "/news/nulle%0Apart"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test("[NW-1] the news list links its feeds in the head", async ({ request }) => {
  const html = await (await request.get("/news?categorie=merch")).text();
  const feeds = [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="([^"]+)"/g)];
  expect(feeds.map(([, path]) => path)).toEqual(["/rss.xml", "/rss/merch.xml"]);
  for (const [, path = ""] of feeds) expect((await request.get(path)).status(), path).toBe(200);
});

test("an unchanged feed is answered 304", async ({ request }) => {
  const { etag = "" } = (await request.get("/rss.xml")).headers();
  expect((await request.get("/rss.xml", { headers: { "if-none-match": etag } })).status()).toBe(304);
});

test("[NW-6] [SH-4] each page names an existing share picture of 1200 × 630", async ({ request, baseURL }) => {
  const article = parseFeed(await (await request.get("/rss.xml")).text())?.items[0]?.link ?? "";
  const addresses = new Set<string>();
  for (const page of ["/", "/shop", siteForTwo, article]) {
    const html = await (await request.get(page)).text();
    const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(address).toContain(`${baseURL}/partage/`);
    addresses.add(address);
    const picture = await request.get(address);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  expect(addresses.size).toBe(3);
});

test("[SH-6] each page names the club's icons, and each is there", async ({ request }) => {
  const html = await (await request.get("/shop")).text();
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="(\/[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(named).toEqual(["/icones/32.png", "/apple-touch-icon.png", "/site.webmanifest"]);
  const manifest = await (await request.get("/site.webmanifest")).json();
  const types = { ico: "image/x-icon", png: "image/png", webmanifest: "application/manifest+json" };
  for (const path of [...named, "/favicon.ico", ...manifest.icons.map(({ src }: { readonly src: string }) => src)]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const { "content-type": type, "cache-control": kept, etag = "" } = answer.headers();
    expect(type).toBe(types[path.split(".")[1] as keyof typeof types]);
    expect(kept).toBe("public, max-age=3600");
    expect((await request.get(path, { headers: { "if-none-match": etag } })).status()).toBe(304);
  }
});

test("[SH-6] the security policy lets a page load its manifest", async ({ page }) => {
  const manifest = page.waitForResponse("**/site.webmanifest");
  await page.goto("/shop");
  // A headless browser asks for no icons: the page loads the manifest as a browser with a window does.
  const devTools = await page.context().newCDPSession(page);
  const { url, errors } = await devTools.send("Page.getAppManifest");
  expect(url).toMatch(/\/site\.webmanifest$/);
  expect(errors).toEqual([]);
  expect((await manifest).status()).toBe(200);
});

for (const path of [
  "/partage/tips/nulle-part.png",
  "/partage/news/Nulle-Part.png",
  "/partage/autre/tenir-un-site-a-deux.png",
  "/partage/tips/..%2F..%2Fpackage.json.png",
  "/partage/tips/tenir-un-site-a-deux.svg",
  `/partage/tips/${"a".repeat(1_900)}.png`,
]) {
  test(`${path.slice(0, 60)} is no picture`, async ({ request, baseURL }) => {
    expect((await request.get(baseURL + path)).status()).toBe(404);
  });
}

test("the security policy reports nothing about structured data", async ({ page }) => {
  await page.goto(siteForTwo);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await signInAt(page, siteForTwo);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
});
