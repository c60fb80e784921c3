import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sharp, { type Color } from "sharp";
import { afterAll, expect, it } from "vitest";
import { pngOf } from "../../../tests/pictures.ts";
import { jpegOf, pictureReader, sharePhoto } from "./sharePhoto.ts";

const picture = (width: number, height: number, background: Color = "#2a6") =>
  sharp({ create: { width, height, channels: 4, background } });
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#000", noise: { type: "gaussian", mean: 128, sigma: 90 } },
  });

/** A picture of two halves, the first one red, the second one blue. */
const halves = (width: number, height: number, isUpright: boolean) =>
  picture(width, height, "#00f").composite([
    {
      input: {
        create: {
          width: isUpright ? width : Math.floor(width / 2),
          height: isUpright ? Math.floor(height / 2) : height,
          channels: 3,
          background: "#f00",
        },
      },
      left: 0,
      top: 0,
    },
  ]);

const sizeOf = async (jpeg: Uint8Array | undefined) => {
  const { format, width, height } = await sharp(jpeg).metadata();
  return [format, width, height];
};
const colourAt = async (jpeg: Uint8Array | undefined, left: number, top: number) =>
  [...(await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].map((part) =>
    Math.round(part / 255),
  );

it.each([
  ["a photo of a phone", () => noise(2_400, 1_800).jpeg().toBuffer()],
  ["a wide banner", () => noise(2_400, 300).webp().toBuffer()],
  ["a small picture", () => picture(40, 30).png().toBuffer()],
])("[SH-8] makes %s a JPEG of 1200 × 630 and less than 300 kB", async (_, make) => {
  const made = await sharePhoto(await make());
  expect(await sizeOf(made)).toEqual(["jpeg", 1200, 630]);
  expect(made?.length).toBeLessThan(300_000);
});

it("[SH-8] keeps the middle of a picture, and the top of one that is taller than wide", async () => {
  const wide = await sharePhoto(await halves(1_200, 400, false).png().toBuffer());
  expect(await colourAt(wide, 500, 300)).toEqual([1, 0, 0]);
  expect(await colourAt(wide, 700, 300)).toEqual([0, 0, 1]);
  const tall = await sharePhoto(await halves(500, 600, true).png().toBuffer());
  expect(await colourAt(tall, 600, 5)).toEqual([1, 0, 0]);
  expect(await colourAt(tall, 600, 625)).toEqual([1, 0, 0]);
});

it("[NW-139] cuts a picture around its point", async () => {
  const wide = await halves(1_800, 600, false).png().toBuffer();
  for (const [x, colour] of [
    [0, [1, 0, 0]],
    [100, [0, 0, 1]],
  ] as const) {
    const cut = await sharePhoto(wide, { x, y: 50 });
    expect(await sizeOf(cut)).toEqual(["jpeg", 1200, 630]);
    expect(await colourAt(cut, 550, 300)).toEqual(colour);
    expect(await colourAt(cut, 650, 300)).toEqual(colour);
  }
  const tall = await sharePhoto(await halves(500, 601, true).png().toBuffer(), { x: 0, y: 100 });
  expect(await colourAt(tall, 600, 625)).toEqual([0, 0, 1]);
  // Resized whole, it would have 4 billion pixels.
  const flat = await sharePhoto(await halves(40_000, 4, false).png().toBuffer(), { x: 100, y: 50 });
  expect(await colourAt(flat, 600, 300)).toEqual([0, 0, 1]);
});

it("[SH-8] shows a picture with parts that can be seen through whole, on the card's ground", async () => {
  const logo = picture(300, 300, { r: 0, g: 0, b: 0, alpha: 0 }).composite([
    { input: { create: { width: 300, height: 40, channels: 3, background: "#f00" } }, left: 0, top: 0 },
  ]);
  const made = await sharePhoto(await logo.png().toBuffer());
  expect(await colourAt(made, 600, 20)).toEqual([1, 0, 0]);
  expect(await colourAt(made, 600, 400)).toEqual([0, 0, 0]);
  expect(await colourAt(made, 20, 20)).toEqual([0, 0, 0]);
});

it("[SE-56] makes nothing of a file that is no picture, is broken, or has too many pixels", async () => {
  const whole = await picture(300, 200).png().toBuffer();
  const refused = [
    Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
    Buffer.from("GIF89a\u0001"),
    whole.subarray(0, whole.length - 30),
    pngOf({ width: 20_000, height: 20_000 }),
    await picture(20_000, 1_000).png().toBuffer(),
    Buffer.alloc(0),
  ];
  for (const bytes of refused) expect(await sharePhoto(bytes)).toBeUndefined();
});

it("[SH-8] makes a drawn card a JPEG", async () => {
  expect(await sizeOf(await jpegOf(await picture(1_200, 630).png().toBuffer()))).toEqual(["jpeg", 1200, 630]);
});

const server = createServer((request, response) => {
  if (request.url === "/elsewhere") return response.writeHead(302, { location: "/small" }).end();
  if (request.url === "/small") return response.end("small");
  if (request.url === "/endless") {
    const more = () => response.writableEnded || response.destroyed || response.write(Buffer.alloc(500_000), more);
    return more();
  }
  return response.writeHead(404).end("nothing");
}).listen(0, "127.0.0.1");
await new Promise((listening) => server.once("listening", listening));
afterAll(() => server.close());
const read = pictureReader(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, fetch);

it("[SE-56] reads a picture of the storage, and follows it nowhere else, nor without end", async () => {
  expect(String(await read("/small"))).toBe("small");
  for (const path of ["/elsewhere", "/endless", "/gone"]) expect(await read(path)).toBeUndefined();
  expect(await pictureReader("http://127.0.0.1:9", fetch)("/small")).toBeUndefined();
});
