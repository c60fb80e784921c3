import { expect, it } from "vitest";
import { jpegOf, pngOf, webpOf } from "../../tests/pictures.ts";
import { largestPicture, logoIn, pictureIn } from "./picture.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });

it.each([
  ["jpeg", jpegOf({ width: 640, height: 480 })],
  ["jpeg", jpegOf({ width: 640, height: 480, place: true })],
  ["png", pngOf({ width: 1, height: 1 })],
  ["webp", webpOf({ width: 64, height: 32 })],
])("[AU-12] knows a %s by what is in it", (type, bytes) => {
  expect(pictureIn(bytes)).toEqual({ ok: true, value: { type, bytes } });
});

it.each([
  ["nothing", new Uint8Array()],
  ["HTML, whatever its name", bytesOf("<!doctype html><script>alert(1)</script>")],
  ["a drawing that can hold scripts", bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a film", bytesOf("\u0000\u0000\u0000 ftypisom")],
  ["the beginning of a JPEG", jpegOf({ width: 640, height: 480 }).slice(0, 12)],
  ["the beginning of a PNG", pngOf({ width: 1, height: 1 }).slice(0, 20)],
  ["a PNG without width", pngOf({ width: 0, height: 10 })],
  ["a JPEG that never ends", Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0xff])],
  ["a JPEG whose segments have no length", Uint8Array.from([0xff, 0xd8, ...Array<number>(40).fill(0xff)])],
])("[AU-12] takes %s for no picture", (_, bytes) => {
  expect(pictureIn(bytes)).toEqual(refusal("no-picture"));
});

it.each([
  ["20,000 px wide", { width: 20_000, height: 10 }],
  ["20,000 px high", { width: 10, height: 20_000 }],
  ["of 64 million pixels", { width: 8_000, height: 8_000 }],
])("[AU-12] refuses a picture %s before it is unpacked", (_, size) => {
  for (const bytes of [pngOf(size), jpegOf(size)]) expect(pictureIn(bytes)).toEqual(refusal("too-many-pixels"));
});

it("[AU-12] takes 5 MB, and not a byte more", () => {
  const [whole, more] = [new Uint8Array(largestPicture), new Uint8Array(largestPicture + 1)];
  for (const bytes of [whole, more]) bytes.set(pngOf({ width: 1, height: 1 }));
  expect(pictureIn(whole)).toMatchObject({ ok: true });
  expect(pictureIn(more)).toEqual(refusal("picture-too-large"));
});

it.each([
  "<svg xmlns='http://www.w3.org/2000/svg'/>",
  '\uFEFF<?xml version="1.0"?>\n<!-- Un logo -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">\n<svg\n viewBox="0 0 1 1"/>',
  `<svg>${" ".repeat(499_995)}`,
])("[CF-13] knows a drawing for a logo by what is in it", (text) => {
  expect(logoIn(bytesOf(text))).toMatchObject({ ok: true, value: { type: "svg" } });
  expect(pictureIn(bytesOf(text))).toEqual(refusal("no-picture"));
});

it.each([
  ["a page with a drawing", "<html><svg/></html>", "no-picture"],
  ["a word that begins so", "<svgs/>", "no-picture"],
  ["nothing", "", "no-picture"],
  ["a drawing of 500 kB and one", `<svg>${" ".repeat(499_996)}`, "picture-too-large"],
])("[CF-13] refuses %s as a logo", (_, text, kind) => {
  expect(logoIn(bytesOf(text))).toEqual(refusal(kind));
});

it("[CF-13] takes a picture as a logo", () => {
  expect(logoIn(pngOf({ width: 1, height: 1 }))).toMatchObject({ ok: true, value: { type: "png" } });
});

it("[CF-13] reads a drawing behind hundreds of comments, and tells soon that there is none", () => {
  const comments = "<!---->".repeat(300);
  expect(logoIn(bytesOf(`${comments}<svg/>`))).toMatchObject({ ok: true, value: { type: "svg" } });
  expect(logoIn(bytesOf(`${comments}<html/>`))).toMatchObject({ ok: false, refusal: { kind: "no-picture" } });
});
