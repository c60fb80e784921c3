import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { $club } from "../../../ui/lib/page/club.ts";
import { crestOf } from "./crest.ts";
import { logo } from "./shareCard.ts";
import { withUploadedLogo } from "./uploadedLogo.ts";

const path = "/storage/v1/object/public/contenus/images/logo.webp";
const club = { ...$club.defaultState, crest: path };
/** A red picture, twice as wide as high. */
const red = async () =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 32, channels: 3, background: "#ff0000" } })
      .webp({ lossless: true })
      .toBuffer(),
  );

it("[CF-13] draws an uploaded logo in the middle of the logo's picture, and reads it once", async () => {
  const read = vi.fn(red);
  const withLogo = withUploadedLogo(read);
  const drawn = await logo(await withLogo(club));
  await withLogo(club);
  expect(read.mock.calls).toEqual([[path]]);
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  expect([info.width, info.height]).toEqual([512, 512]);
  expect(at(256, 256)).toEqual([255, 0, 0, 255]);
  expect(at(256, 20)[3]).toBe(0);
});

it("[CF-13] draws the folder's logo while the uploaded one can't be read, and tries again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const answers = [async () => new Uint8Array([1, 2, 3]), async () => undefined, red];
  const withLogo = withUploadedLogo(() => answers.shift()?.() ?? Promise.reject(new Error("No more")));
  for (let times = 0; times < 2; times++) expect(crestOf(await withLogo(club))).toContain("<svg");
  expect(crestOf(await withLogo(club))).toMatch(/^data:image\/png;base64,/);
});
