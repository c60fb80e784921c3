import { expect, it } from "vitest";
import { clubImagePath, partsOfCut, shareImageOf, shareImagePath } from "./shareImage.ts";

const folder = "/storage/v1/object/public/contenus/";
const drawn = shareImagePath("news", "montreal");

it.each([
  [[null, undefined, ""], drawn],
  [[`${folder}images/4f7c.png`], "/partage/news/montreal/images/4f7c.png.jpg"],
  [[null, `${folder}images/4f7c.png`], "/partage/news/montreal/images/4f7c.png.jpg"],
  [["https://images.example/a.jpg"], "https://images.example/a.jpg"],
  // Not loaded by the page, so not shared either.
  [["http://images.example/a.jpg"], drawn],
  [["javascript:alert(1)"], drawn],
])("[SH-8] of the pictures %j shares %j", (pictures, image) => {
  expect(shareImageOf(drawn, ...pictures)).toBe(image);
});

it("[NW-139] keeps the point of a picture in the address of its cut", () => {
  const picture = `${folder}images/4f7c.png#40,100`;
  expect(shareImageOf(drawn, picture)).toBe("/partage/news/montreal/40,100/images/4f7c.png.jpg");
  expect(partsOfCut(shareImageOf(drawn, picture))).toEqual({ drawn, picture });
  expect(partsOfCut("/partage/news/montreal/101,5/images/4f7c.png.jpg")).toBeUndefined();
});

it("[SH-8] finds the picture and the drawn image of an address again", () => {
  for (const card of [drawn, clubImagePath, shareImagePath("tips", "un-tip")]) {
    const picture = `${folder}images/4f7c.png`;
    expect(partsOfCut(shareImageOf(card, picture))).toEqual({ drawn: card, picture });
  }
});

it.each([
  "/partage/news/montreal.png",
  "/partage/news/montreal/.jpg",
  "/partage/news/montreal/../../avatars/a.jpg",
  "/partage/news/montreal/images/../../avatars/a.png.jpg",
  "/partage/news/montreal/images//a.png.jpg",
  "/partage/news/montreal/https://evil.example/a.jpg",
  "/partage/news/montreal/@evil.example/a.jpg",
  "/partage/news/montreal/a%2f..%2fb.jpg",
  "/partage/autre/montreal/images/a.png.jpg",
  "/partage/news/Mont réal/images/a.png.jpg",
  `/partage/club/${"a".repeat(2_000)}.jpg`,
])("[SE-56] takes no picture from %s", (path) => {
  expect(partsOfCut(path)).toBeUndefined();
});
