import sharp from "sharp";
import { expect, it } from "vitest";
import { mailPhoto } from "./mailPhoto.ts";

const webp = (width: number, height: number, alpha: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 40, g: 160, b: 90, alpha } } })
    .webp()
    .toBuffer();
const kindOf = async (made: Uint8Array | undefined) => {
  const { format, width, height } = await sharp(made).metadata();
  return [format, width, height];
};

it.each([
  ["a wide one", 1_920, 1_080, 1, ["jpeg", 1_120, 630]],
  ["a small one", 300, 200, 1, ["jpeg", 300, 200]],
  ["one that can be seen through", 1_600, 800, 0.5, ["png", 1_120, 560]],
])("[LT-21] makes %s a picture that Outlook for Windows shows", async (_, width, height, alpha, made) => {
  expect(await kindOf(await mailPhoto(await webp(width, height, alpha)))).toEqual(made);
});

it("[LT-21] makes nothing of a file that is no picture", async () => {
  expect(await mailPhoto(new TextEncoder().encode("<svg/>"))).toBeUndefined();
});
