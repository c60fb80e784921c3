import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { ownPictures } from "../../../domain/content/body/ownPicture.ts";
import { memoryDevice } from "../../../tests/devices.ts";
import { $club } from "../../../ui/lib/page/club.ts";
import { features } from "../../features.ts";
import { routesOf } from "../../routes.tsx";
import { siteFiles } from "./siteFiles.ts";

it("[SH-8] shows no removed picture for long, and cuts one once until then", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const picture = { width: 600, height: 400, channels: 3, background: "#0f0" } as const;
  let stored: Uint8Array | undefined = await sharp({ create: picture }).jpeg().toBuffer();
  const readPicture = vi.fn(async () => stored);
  const device = memoryDevice();
  const fileAt = siteFiles({
    features,
    findPort: async (token) => device[token],
    site: "http://site.test",
    findClub: async () => $club.defaultState,
    routes: routesOf(features),
    switchedOff: async () => [],
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
