import { expect, it } from "vitest";
import { embedOf } from "../../../domain/content/body/embed.ts";
import { framePath } from "../../../ui/content/body/embed/framePath.ts";
import { embedFrame } from "./embedFrame.ts";

const site = "https://club.fr";

const documentOf = (address: string, isPlayed = true) => {
  const embed = embedOf(address);
  if (!embed) throw new Error(address);
  const file = embedFrame(framePath({ ...embed, isPlayed }), site);
  if (!file) throw new Error(framePath({ ...embed, isPlayed }));
  const src = /<iframe src="([^"]*)"/.exec(String(file.body))?.[1]?.replaceAll("&amp;", "&");
  return { file, src };
};

it.each([
  [
    "https://youtu.be/dQw4w9WgXcQ?t=90",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=90&hl=fr&rel=0",
  ],
  [
    "https://clips.twitch.tv/BeauTir-x_1",
    "https://clips.twitch.tv/embed?clip=BeauTir-x_1&parent=club.fr&autoplay=true",
  ],
  [
    "https://www.twitch.tv/videos/123456?t=1h1s",
    "https://player.twitch.tv/?video=123456&parent=club.fr&autoplay=true&time=3601s",
  ],
  ["https://www.twitch.tv/club_fr", "https://player.twitch.tv/?channel=club_fr&parent=club.fr&autoplay=true"],
  [
    "https://x.com/club/status/1234567890",
    "https://platform.twitter.com/embed/Tweet.html?id=1234567890&dnt=true&lang=fr",
  ],
  [
    "https://bsky.app/profile/club.bsky.social/post/3lh5px6yngs26",
    "https://embed.bsky.app/embed/club.bsky.social/app.bsky.feed.post/3lh5px6yngs26",
  ],
  ["https://www.instagram.com/reel/C0ffee_-123/", "https://www.instagram.com/reel/C0ffee_-123/embed/"],
  [
    "https://www.tiktok.com/@club/video/7123456789012345678",
    "https://www.tiktok.com/player/v1/7123456789012345678?autoplay=1",
  ],
])("[NW-52] frames %s by the service's own address, under a policy of that host alone", (address, frame) => {
  const { file, src } = documentOf(address);
  expect(src).toBe(frame);
  const { origin } = new URL(frame);
  expect(file.policy).toMatch(
    new RegExp(`^default-src 'none';.*;frame-src ${origin.replaceAll(".", String.raw`\.`)};`),
  );
  expect(file.policy).toContain("frame-ancestors 'self'");
  expect(file.policy).not.toMatch(/script-src|unsafe|\*/);
  expect(file.body).toContain('referrerpolicy="strict-origin"');
  expect(file.body).not.toMatch(/allow-top-navigation|allow-forms|allow-modals|allow-downloads/);
});

it("[NW-52] lets a video that the visitor hasn't pressed wait", () => {
  expect(documentOf("https://youtu.be/dQw4w9WgXcQ", false).src).toContain("autoplay=0");
  expect(documentOf("https://www.twitch.tv/club_fr", false).src).toContain("autoplay=false");
});

it("[NW-52] has no document at other paths", () => {
  expect(embedFrame("/integrations/youtube/video/x.html", site)).toBeUndefined();
  expect(embedFrame("/robots.txt", site)).toBeUndefined();
});
