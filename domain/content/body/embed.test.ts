import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { embedOf, isEmbed } from "./embed.ts";

const shown = (address: string) => {
  const embed = embedOf(address);
  return embed && [embed.service, embed.kind, embed.id, ...(embed.start === undefined ? [] : [embed.start])].join(" ");
};
const video = "dQw4w9WgXcQ";
const snowflake = "1234567890123456789";
const record = "3lh5px6yngs26";

describe("an address", () => {
  it.each([
    [`https://youtu.be/${video}`, `youtube video ${video}`],
    [`https://youtu.be/${video}?si=abc&t=90`, `youtube video ${video} 90`],
    [`https://www.youtube.com/watch?v=${video}`, `youtube video ${video}`],
    [`http://m.youtube.com/watch?feature=x&v=${video}&t=1h2m3s#haut`, `youtube video ${video} 3723`],
    [`HTTPS://WWW.YouTube.com/watch?v=${video}`, `youtube video ${video}`],
    [`https://www.youtube.com/live/${video}?t=15s`, `youtube video ${video} 15`],
    [`https://www.youtube-nocookie.com/embed/${video}?start=30`, `youtube video ${video} 30`],
    [`https://youtube.com/shorts/${video}/`, `youtube short ${video}`],
    [`https://www.youtube.com/watch?v=${video}&t=<b>`.replace("<b>", "plus-tard"), `youtube video ${video}`],
    ["https://clips.twitch.tv/BeauTir-Gg_1", "twitch clip BeauTir-Gg_1"],
    [`https://www.youtube.com/watch?v=${video}#t=90`, `youtube video ${video} 90`],
    [`https://youtu.be/${video}#t=1m30s`, `youtube video ${video} 90`],
    ["https://m.twitch.tv/clip/BeauTir-Gg_1?desktop=1", "twitch clip BeauTir-Gg_1"],
    ["https://clips.twitch.tv/embed?clip=BeauTir-Gg_1&parent=club.example", "twitch clip BeauTir-Gg_1"],
    ["https://www.twitch.tv/club_fr/clip/BeauTir-Gg_1?filter=clips", "twitch clip BeauTir-Gg_1"],
    ["https://www.twitch.tv/videos/2098765432?t=0h1m30s", "twitch video 2098765432 90"],
    ["https://m.twitch.tv/club_fr/video/2098765432", "twitch video 2098765432"],
    ["https://twitch.tv/Club_FR", "twitch live Club_FR"],
    [`https://x.com/club/status/${snowflake}?s=20`, `x post ${snowflake}`],
    [`https://mobile.twitter.com/club/status/${snowflake}/photo/1`, `x post ${snowflake}`],
    [`https://x.com/i/web/status/${snowflake}`, `x post ${snowflake}`],
    [`https://bsky.app/profile/club.bsky.social/post/${record}`, `bluesky post club.bsky.social/${record}`],
    [
      `https://bsky.app/profile/did:plc:2jtyqespp2zfodukwvktqwe6/post/${record}`,
      `bluesky post did:plc:2jtyqespp2zfodukwvktqwe6/${record}`,
    ],
    ["https://www.instagram.com/p/C0ffee_-123/?igsh=x", "instagram post C0ffee_-123"],
    ["https://instagram.com/club.fr/reel/C0ffee_-123", "instagram reel C0ffee_-123"],
    ["https://www.tiktok.com/@club.fr/video/7123456789012345678?lang=fr", "tiktok video 7123456789012345678"],
  ])("[NW-50] [NW-210] %s is %s", (address, expected) => {
    expect(shown(address)).toBe(expected);
    expect(embedOf(address)?.address).toBe(address);
  });

  it.each([
    // Other hosts.
    `https://youtube.com.evil.example/watch?v=${video}`,
    `https://evil.example/https://youtu.be/${video}`,
    `https://notyoutube.com/watch?v=${video}`,
    `https://youtu.be.example/${video}`,
    `https://youtube.com@evil.example/watch?v=${video}`,
    `https://moi:secret@youtu.be/${video}`,
    `https://youtu.be:8443/${video}`,
    `https://youtu.be./${video}`,
    `https://yоutu.be/${video}`,
    `https://xn--youtu-2ve.be/${video}`,
    "https://player.twitch.tv/?channel=club",
    // Shapes that aren't known for sure.
    "https://clips.twitch.tv/embed",
    "https://clips.twitch.tv/embed?clip=",
    "https://clips.twitch.tv/create",
    "https://www.twitch.tv/clip/BeauTir-Gg_1",
    `https://bsky.app.evil.example/profile/a.bsky.social/post/${record}`,
    // Other schemes.
    `javascript://youtu.be/${video}`,
    `javascript:alert(1)//https://youtu.be/${video}`,
    `data:text/html,https://youtu.be/${video}`,
    `ftp://youtu.be/${video}`,
    `//youtu.be/${video}`,
    `youtu.be/${video}`,
    // Other letters.
    `https://youtu.be/${video.slice(1)}%41`,
    `https://youtu.be/${video}%2f..`,
    `https://www.youtube.com/%77atch?v=${video}`,
    `https://www.youtube.com/watch?v=${video}"onload=alert(1)`,
    `https://www.youtube.com/watch?v=${video}%22`,
    `https://youtu.be/${video}\\@evil.example`,
    `https://youtu.be/../${video}`,
    `https://youtu.be/${video} `,
    `https://youtu.be/${video}\u200b`,
    "https://www.twitch.tv/videos/12e4",
    "https://clips.twitch.tv/a%3Fparent=evil.example",
    "https://www.tiktok.com/@club/video/71234567890123456é",
    `https://x.com/club/status/${snowflake}abc`,
    // Other lengths.
    `https://youtu.be/${video}1`,
    `https://youtu.be/${video.slice(1)}`,
    `https://clips.twitch.tv/${"a".repeat(101)}`,
    `https://x.com/club/status/${"1".repeat(21)}`,
    `https://youtu.be/${video}?${"a=b&".repeat(600)}`,
    // Other pages.
    `https://www.youtube.com/watch?v=${video}&v=autreautres`,
    "https://www.youtube.com/@club",
    "https://www.youtube.com/playlist?list=PL123",
    "https://www.twitch.tv/directory",
    "https://www.twitch.tv/videos",
    "https://www.twitch.tv/",
    "https://x.com/club",
    "https://bsky.app/profile/club.bsky.social",
    `https://bsky.app/profile/localhost/post/${record}`,
    "https://www.instagram.com/club",
    "https://www.tiktok.com/@club",
    "",
  ])("[NW-50] %j shows nothing", (address) => {
    expect(embedOf(address)).toBeNull();
  });
});

it("[NW-50] an id consists of letters that need no escaping, whatever the address", () => {
  const hosts = ["youtu.be", "www.youtube.com", "clips.twitch.tv", "www.twitch.tv", "x.com", "bsky.app"];
  const paths = ["/", "/watch?v=", "/shorts/", "/videos/", "/club/clip/", "/club/status/", "/profile/club.fr/post/"];
  const signs = fc.stringMatching(/^[\w\-.~%&=#?/:@"'<> é]{0,40}$/);
  const address = fc
    .tuple(fc.constantFrom(...hosts), fc.constantFrom(...paths), signs)
    .map(([host, path, rest]) => `https://${host}${path}${rest}`);
  fc.assert(
    fc.property(fc.oneof(address, fc.webUrl({ withQueryParameters: true }), fc.string()), (text) => {
      const embed = embedOf(text);
      if (!embed) return;
      expect(embed.id).toMatch(/^[\w.:/-]{1,300}$/);
      expect(embed.id).not.toContain("..");
      expect(isEmbed(embed)).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

it("[NW-50] takes no long time for a long address", () => {
  const labels = `${"a-".repeat(30)}.`.repeat(30);
  expect(embedOf(`https://bsky.app/profile/${labels}/post/${record}`)).toBeNull();
  expect(embedOf(`https://youtu.be/${"/".repeat(1_900)}`)).toBeNull();
});
