import { expect, it } from "vitest";
import { pictureIn } from "../../domain/shared/picture.ts";
import { jpegOf, placeInIt, pngOf } from "../../tests/pictures.ts";
import { plainPictureEditor } from "./plainPictureEditor.ts";

const size = { width: 40, height: 30 };
const edited = async (bytes: Uint8Array<ArrayBuffer>) => {
  const picture = pictureIn(bytes);
  if (!picture.ok) throw new Error("It is no picture");
  const made = await plainPictureEditor.square(picture.value);
  return made.ok ? made.value.bytes : undefined;
};

it.each([
  ["a JPEG", jpegOf(size), jpegOf({ ...size, place: true })],
  ["a PNG", pngOf(size), pngOf({ ...size, place: true })],
])("[AU-12] removes the location from %s, and keeps the visible data", async (_, plain, told) => {
  expect(Buffer.from(told).includes(placeInIt)).toBe(true);
  expect(await edited(told)).toEqual(plain);
  expect(await edited(plain)).toEqual(plain);
});
