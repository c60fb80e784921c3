import { expect, it, vi } from "vitest";
import { plainPictureEditor } from "../../adapters/browser/plainPictureEditor.ts";
import { camille, signedIn } from "../../tests/contracts/ports.ts";
import { memoryDevice } from "../../tests/devices.ts";
import { jpegOf, placeInIt, pngOf } from "../../tests/pictures.ts";
import { changeAvatar, removeAvatar } from "./changeAvatar.ts";
import { largestPicture } from "../shared/picture.ts";

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => ({ size: bytes.length, read: vi.fn(async () => bytes) });
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });
const size = { width: 30, height: 20 };

const club = (more: Partial<Parameters<typeof changeAvatar>[0]> = {}) => {
  const device = memoryDevice();
  const log = { failed: vi.fn() };
  return { device, log, change: changeAvatar({ ...device, editor: plainPictureEditor, log, ...more }) };
};

it("[AU-12] shows the picture from then on, without the place where it was taken", async () => {
  const { device, change } = club();
  const { id } = await signedIn(device, camille);
  const changed = await change(fileOf(jpegOf({ ...size, place: true })));
  if (!changed.ok) throw new Error("It was refused");
  expect((await device.profiles.of(id))?.avatar).toBe(changed.value);
  expect(Buffer.from(await (await fetch(changed.value)).arrayBuffer()).includes(placeInIt)).toBe(false);

  expect(await removeAvatar(device)()).toEqual({ ok: true });
  expect((await device.profiles.of(id))?.avatar).toBeNull();
});

it.each([
  ["no-picture", new TextEncoder().encode("<!doctype html>")],
  ["no-picture", new Uint8Array()],
  ["too-many-pixels", pngOf({ width: 20_000, height: 20 })],
])("[AU-12] is refused as %s, and the old picture stays", async (kind, bytes) => {
  const { device, change } = club();
  const { id } = await signedIn(device, camille);
  await device.profiles.saveAvatar(id, "data:,before");
  expect(await change(fileOf(bytes))).toEqual(refusal(kind));
  expect((await device.profiles.of(id))?.avatar).toBe("data:,before");
});

it("[AU-12] reads no file that is too large, nor any of a visitor's", async () => {
  const { device, change } = club();
  const file = { ...fileOf(pngOf(size)), size: largestPicture + 1 };
  expect(await change(file)).toEqual(refusal("signed-out"));
  await signedIn(device, camille);
  expect(await change(file)).toEqual(refusal("picture-too-large"));
  expect(file.read).not.toHaveBeenCalled();
});

it("[AU-12] forgets pictures of another type once the new one is shown; that one stays is only logged", async () => {
  const { device } = club();
  const { id } = await signedIn(device, camille);
  const log = { failed: vi.fn() };
  const keepOnly = vi.fn().mockRejectedValue(new Error("The storage is down"));
  const avatars = { ...device.avatars, keepOnly };
  const change = changeAvatar({ ...device, editor: plainPictureEditor, avatars, log });
  expect(await change(fileOf(pngOf(size)))).toMatchObject({ ok: true });
  expect(keepOnly).toHaveBeenCalledExactlyOnceWith(id, "png");
  expect(log.failed).toHaveBeenCalledTimes(1);
});
