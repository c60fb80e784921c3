import type { Page } from "@playwright/test";
import { findings } from "../axe.ts";
import { test } from "../ownData.ts";
import { expect, served, untilHydrated } from "../page.ts";

const video = "https://youtu.be/dQw4w9WgXcQ?t=90";
const clip = "https://clips.twitch.tv/BeauTir-Gg_1";
const post = "https://bsky.app/profile/club.bsky.social/post/3lh5px6yngs26";

/** Answers for all other sites, and notes what they are asked. */
const otherSites = async (page: Page, site: string) => {
  const asked: { readonly url: string; readonly referer: string | undefined }[] = [];
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.origin !== new URL(site).origin,
    async (route) => {
      const headers = await route.request().allHeaders();
      asked.push({ url: route.request().url(), referer: headers["referer"] });
      await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Autre</title><p>Le cadre</p>" });
    },
  );
  return asked;
};

const plate = (page: Page, name: string) => page.getByRole("figure", { name });
/** The other site's document, inside the site's own one. */
const inFrame = (page: Page, name: string) => plate(page, name).frameLocator("iframe").frameLocator("iframe");

test(
  "[NW-51] [NW-52] [NW-55] an article's videos and posts open after a press",
  served,
  async ({ page, baseURL, browser, request, own }) => {
    const content = `<p>Le résumé.</p><p>${video}</p><p>Puis :</p><p><a href="${clip}">${clip}</a></p><p>${post}</p>`;
    const { slug } = await own.addArticle(`Résumé ${crypto.randomUUID()}`, { content });
    const path = `/news/${slug}`;
    const asked = await otherSites(page, baseURL ?? "");
    const youtube = plate(page, "Vidéo YouTube");

    await test.step("nothing is asked before a press", async () => {
      const answer = await page.goto(path);
      expect(answer?.headers()["content-security-policy"]).toContain("frame-src 'self';");
      await expect(youtube.getByRole("link", { name: "Ouvrir sur YouTube" })).toHaveAttribute("href", video);
      await expect(plate(page, "Publication Bluesky")).toBeVisible();
      await untilHydrated(page);
      await expect(youtube.getByRole("button")).toHaveAccessibleDescription("YouTube recevra votre adresse IP.");
      expect(await findings(page)).toEqual([]);
      expect(asked).toEqual([]);
    });

    await test.step("a press opens the frame in its place, and the focus goes there", async () => {
      const size = await youtube.boundingBox();
      await youtube.getByRole("button", { name: "Lire la vidéo" }).press("Enter");
      await expect(inFrame(page, "Vidéo YouTube").getByText("Le cadre")).toBeVisible();
      await expect(youtube.getByRole("group", { name: "Vidéo YouTube" })).toBeFocused();
      expect((await youtube.boundingBox())?.height).toBe(size?.height);
      expect(asked).toEqual([
        {
          url: expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1&start=90/),
          referer: `${baseURL}/`,
        },
      ]);
      const frame = await request.get((await youtube.locator("iframe").getAttribute("src")) ?? "");
      const policy = frame.headers()["content-security-policy"];
      expect(policy).toContain("frame-src https://www.youtube-nocookie.com;");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).not.toContain("script-src");
      expect((await request.get("/integrations/youtube/video/..%2f..%2f.html")).status()).toBe(404);
    });

    await test.step("a narrow page holds it, and paper has its address", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.emulateMedia({ media: "print" });
      await expect(youtube.getByText(video)).toBeVisible();
      await expect(youtube.getByRole("button")).toBeHidden();
    });

    await test.step("without a script it is a link", async () => {
      const visit = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
      const reader = await visit.newPage();
      await reader.goto(path);
      await expect(plate(reader, "Clip Twitch").getByRole("link")).toHaveAttribute("href", clip);
      await expect(reader.getByRole("main").getByRole("button", { name: /^(Lire|Afficher)/ })).toHaveCount(0);
      await visit.close();
    });
  },
);

test("[NW-53] a device always opens a service, until that is taken back", served, async ({ page, baseURL, own }) => {
  const content = `<p>Le résumé.</p><p>${video}</p><p>${clip}</p>`;
  const { slug } = await own.addArticle(`Clip ${crypto.randomUUID()}`, { content });
  const path = `/news/${slug}`;
  const asked = await otherSites(page, baseURL ?? "");
  const youtube = plate(page, "Vidéo YouTube");
  await page.goto(path);
  await untilHydrated(page);

  await test.step("a service that is always opened waits for a press to play", async () => {
    await plate(page, "Clip Twitch").getByRole("switch", { name: "Toujours afficher Twitch" }).press("Space");
    await expect(inFrame(page, "Clip Twitch").getByText("Le cadre")).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await expect(inFrame(page, "Clip Twitch").getByText("Le cadre")).toBeVisible();
    expect(asked.at(-1)?.url).toMatch(
      /^https:\/\/clips\.twitch\.tv\/embed\?clip=BeauTir-Gg_1&parent=127\.0\.0\.1&autoplay=false/,
    );
    await expect(youtube.getByRole("button", { name: "Lire la vidéo" })).toBeVisible();
  });

  await test.step("the choice is taken back on the privacy page", async () => {
    await page.goto("/privacy");
    await untilHydrated(page);
    const chosen = page.getByRole("switch", { name: "Toujours afficher Twitch" });
    await expect(chosen).toHaveAttribute("aria-checked", "true");
    await expect(page.getByRole("switch", { name: /^Toujours afficher/ })).toHaveCount(6);
    await chosen.press("Space");
    await page.goto(path);
    await untilHydrated(page);
    await expect(plate(page, "Clip Twitch").getByRole("button", { name: "Lire le clip" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});

test(
  "[NW-51] [NW-54] [NW-55] a tip shows them too, also when it is reached by a link",
  served,
  async ({ page, baseURL, own }) => {
    const title = `Vidéo ${crypto.randomUUID()}`;
    const content = `Voir https://club.example/a_(b).\n\n${video}\n\n- ${video}\n`;
    await own.addTip(title, { content });
    const asked = await otherSites(page, baseURL ?? "");
    await page.goto("/tips");
    await untilHydrated(page);
    await page.getByRole("link", { name: title }).first().click();
    await expect(plate(page, "Vidéo YouTube").getByRole("button", { name: "Lire la vidéo" })).toBeVisible();
    const text = page.getByRole("article");
    await expect(text.getByRole("link", { name: "https://club.example/a_(b)", exact: true })).toBeVisible();
    await expect(text.getByRole("listitem").getByRole("link", { name: video, exact: true })).toBeVisible();
    expect(asked).toEqual([]);
  },
);
