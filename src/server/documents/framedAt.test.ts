import { expect, it } from "vitest";
import { type Framed, framePath } from "../../../ui/content/body/embed/framePath.ts";
import { framedAt } from "./framedAt.ts";

const all: readonly Framed[] = [
  { service: "youtube", kind: "video", id: "dQw4w9WgXcQ", start: 90, isPlayed: true },
  { service: "youtube", kind: "short", id: "-_-_-_-_-_-", isPlayed: false },
  { service: "twitch", kind: "live", id: "club_fr", isPlayed: true },
  { service: "bluesky", kind: "post", id: "club.bsky.social/3lh5px6yngs26", isPlayed: true },
  { service: "bluesky", kind: "post", id: "did:plc:2jtyqespp2zfodukwvktqwe6/3lh5px6yngs26", isPlayed: false },
];

it.each(all)("[NW-52] finds what a frame's document shows by its path: $service $kind", (framed) => {
  expect(framedAt(framePath(framed))).toEqual(framed);
});

it.each([
  "/integrations/youtube/video/court.html",
  "/integrations/youtube/post/dQw4w9WgXcQ.html",
  "/integrations/constructor/video/dQw4w9WgXcQ.html",
  "/integrations/twitch/live/a%22onload.html",
  '/integrations/x/post/1"><script>.html',
  "/integrations/bluesky/post/../../x.html",
  "/integrations/instagram/post/abcde/../../x.html",
  "/integrations/youtube/video/dQw4w9WgXcQ",
  "//integrations/youtube/video/dQw4w9WgXcQ.html",
])("[NW-52] has no frame's document at %s", (path) => {
  expect(framedAt(path)).toBeUndefined();
});
