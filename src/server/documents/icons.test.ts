import sharp from "sharp";
import { expect, it } from "vitest";
import { readClub } from "../../build/club/clubFile.ts";
import { clubFolder } from "../../build/folders.ts";
import { icons } from "./icons.ts";
import type { FileNeeds } from "./siteFile.ts";

const { club } = await readClub(clubFolder);
const image: FileNeeds["image"] = async (_, draw) => ({ type: "image/png", body: await draw() });
const iconAt = icons({ club, image });

const pngAt = async (path: string, of = iconAt) => {
  const file = await of(path);
  expect(file?.type).toBe("image/png");
  return Buffer.from(file?.body ?? "");
};

it.each([
  ["/icones/32.png", 32, 0],
  ["/icones/192.png", 192, 0],
  ["/icones/512.png", 512, 0],
  ["/icones/masque.png", 512, 255],
  ["/apple-touch-icon.png", 180, 255],
])(
  "[SH-6] draws the club's logo at %s, %i pixels a side, its corner with an opacity of %i",
  async (path, side, alpha) => {
    const drawn = sharp(await pngAt(path)).ensureAlpha();
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([side, side]);
    expect(data[3]).toBe(alpha);
    // The logo is on it: the middle has another colour than the corner.
    const middle = ((side / 2) * side + side / 2) * 4;
    expect(data.subarray(middle, middle + 4)).not.toEqual(data.subarray(0, 4));
  },
);

it("[SH-6] keeps the logo on the maskable icon within the circle that no device cuts off", async () => {
  const { data } = await sharp(await pngAt("/icones/masque.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.readUIntBE(0, 3);
  const farthest = Array.from({ length: 512 * 512 }, (_, at) => at)
    .filter((at) => data.readUIntBE(at * 3, 3) !== ground)
    .reduce((most, at) => Math.max(most, Math.hypot((at % 512) - 256, Math.floor(at / 512) - 256)), 0);
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThanOrEqual(0.4 * 512);
});

it("[SH-6] has a favicon of three sizes, each a PNG", async () => {
  const file = await iconAt("/favicon.ico");
  expect(file?.type).toBe("image/x-icon");
  const ico = Buffer.from(file?.body ?? "");
  expect([0, 2, 4].map((at) => ico.readUInt16LE(at))).toEqual([0, 1, 3]);
  const sides = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const entry = 6 + at * 16;
      const start = ico.readUInt32LE(entry + 12);
      const { format, width, height } = await sharp(
        ico.subarray(start, start + ico.readUInt32LE(entry + 8)),
      ).metadata();
      expect([format, width, height]).toEqual(["png", ico[entry], ico[entry + 1]]);
      return width;
    }),
  );
  expect(sides).toEqual([16, 32, 48]);
});

it("[SH-6] [OF-6] names them in a manifest, and draws each that it names", async () => {
  const file = await iconAt("/site.webmanifest");
  expect(file?.type).toBe("application/manifest+json");
  const manifest = JSON.parse(String(file?.body));
  expect(manifest).toMatchObject({ name: club.name, lang: "fr", start_url: "/", display: "standalone" });
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }: { readonly src: string }) => (await sharp(await pngAt(src)).metadata()).width),
  );
  expect(sizes).toEqual([192, 512, 512]);
});

it("[SH-6] draws another logo once the club has one, and nothing at other addresses", async () => {
  const drawn: string[] = [];
  const keeping: FileNeeds["image"] = (key, draw) => {
    drawn.push(key);
    return image(key, draw);
  };
  const crest = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#f00"/></svg>')}`;
  const before = await pngAt("/icones/32.png", icons({ club, image: keeping }));
  const after = await pngAt("/icones/32.png", icons({ club: { ...club, crest }, image: keeping }));
  expect(after.equals(before)).toBe(false);
  expect(new Set(drawn).size).toBe(2);
  for (const path of ["/icones/33.png", "/icones/toString", "/favicon.png"]) expect(await iconAt(path)).toBeUndefined();
});
