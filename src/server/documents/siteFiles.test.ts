import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { $club } from "../../../ui/lib/page/club.ts";
import { features } from "../../features.ts";
import { routesOf } from "../../routes.tsx";
import { siteFiles } from "./siteFiles.ts";

const common = {
  features,
  site: "http://site.test",
  findClub: async () => $club.defaultState,
  routes: routesOf(features),
  switchedOff: async () => [],
};
const id = "00000000-0000-4000-8000-000000000000";

it("[SH-8] cuts a picture around its own point, whatever point is asked for, and makes one image of it", async () => {
  const right = await sharp({ create: { width: 600, height: 630, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  const stored = await sharp({ create: { width: 2400, height: 630, channels: 3, background: "#f00" } })
    .composite([{ input: right, left: 1800, top: 0 }])
    .png()
    .toBuffer();
  const readPicture = vi.fn(async () => stored);
  const device = memoryDevice();
  const picturePoints = { of: async () => ({ x: 100, y: 50 }) };
  const fileAt = siteFiles({
    ...common,
    findPort: async (name) => ({ ...device, picturePoints })[name],
    readPicture,
  });
  for (const point of ["100,50", "0,50", "37,12"]) {
    const file = await fileAt(`/partage/club/${point}/images/${id}.jpg.jpg`);
    const { channels } = await sharp(file?.body as Uint8Array).stats();
    expect(channels[2]?.mean).toBeGreaterThan(100);
  }
  expect(readPicture).toHaveBeenCalledTimes(1);
});

it("[SH-8] shows no removed picture for long, and cuts one once until then", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const picture = { width: 600, height: 400, channels: 3, background: "#0f0" } as const;
  let stored: Uint8Array | undefined = await sharp({ create: picture }).jpeg().toBuffer();
  const readPicture = vi.fn(async () => stored);
  const device = memoryDevice();
  const fileAt = siteFiles({
    ...common,
    findPort: async (token) => device[token],
    readPicture,
  });
  const greenIn = async () => {
    const file = await fileAt("/partage/club/images/a.jpg.jpg");
    const { channels } = await sharp(file?.body as Uint8Array).stats();
    return channels[1]?.mean === 255 || (channels[1]?.mean ?? 0) - (channels[0]?.mean ?? 0) > 200;
  };
  for (let times = 0; times < 2; times++) expect(await greenIn()).toBe(true);
  expect(readPicture.mock.calls).toEqual([[`${ownPictures}images/a.jpg`]]);
  stored = undefined;
  vi.advanceTimersByTime(11 * 60_000);
  expect(await greenIn()).toBe(false);
});

it("[LT-21] has an uploaded picture as mails show it, made once, and none that is gone", async () => {
  const stored = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: "#0f0" } })
    .webp()
    .toBuffer();
  const readPicture = vi.fn(async (path: string) => (path === `${ownPictures}images/a.webp` ? stored : undefined));
  const device = memoryDevice();
  const fileAt = siteFiles({ ...common, findPort: async (token) => device[token], readPicture });
  for (let times = 0; times < 2; times++) {
    const file = await fileAt("/partage/lettres/images/a.webp.jpg");
    expect(file?.type).toBe("image/jpeg");
    expect(await sharp(file?.body as Uint8Array).metadata()).toMatchObject({
      format: "jpeg",
      width: 1_120,
      height: 630,
    });
  }
  expect(readPicture).toHaveBeenCalledTimes(1);
  expect(await fileAt("/partage/lettres/images/b.webp.jpg")).toBeUndefined();
  expect(await fileAt("/partage/lettres/../b.webp.jpg")).toBeUndefined();
});
