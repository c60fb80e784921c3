import { expect, it } from "vitest";
import { centre, pointOf, tidyPoint, withoutPoint, withPoint } from "./focalPoint.ts";
import { isOwnPicture, keptWidths, ownPictures, pictureIdOf, smallestOf } from "./ownPicture.ts";

const id = "4f7c2c5e-3d2b-4a44-9a1b-0f6f3a1b2c3d";
const own = `${ownPictures}images/${id}_1600x900.webp`;

it("[NW-139] writes a picture's point at the end of its address, and none for the centre", () => {
  const pointed = withPoint(own, { x: 40, y: 100 });
  expect(pointed).toBe(`${own}#40,100`);
  expect(pointOf(pointed)).toEqual({ x: 40, y: 100 });
  expect(withPoint(pointed, { x: 0, y: 7 })).toBe(`${own}#0,7`);
  expect(withPoint(pointed, centre)).toBe(own);
  expect(withoutPoint(pointed)).toBe(own);
  expect(pointOf(own)).toBeUndefined();
});

it.each(["#101,5", "#5", "#-1,5", "#5,5 ", "#1000,5", "#5,5x"])("[NW-139] takes %j for no point", (end) => {
  expect(pointOf(own + end)).toBeUndefined();
  expect(isOwnPicture(own + end)).toBe(false);
});

it("[NW-139] knows an uploaded picture with its point, its id and its widths, whose addresses have none", () => {
  const pointed = withPoint(own, { x: 40, y: 20 });
  expect(isOwnPicture(pointed)).toBe(true);
  expect(pictureIdOf(pointed)).toBe(id);
  expect(keptWidths(pointed)).toEqual(keptWidths(own));
  expect(smallestOf(pointed)).toBe(`${ownPictures}images/${id}_1600x900_480.webp`);
});

it("[NW-139] keeps points inside the picture, in whole percent", () => {
  expect(tidyPoint({ x: -3, y: 100.4 })).toEqual({ x: 0, y: 100 });
  expect(tidyPoint({ x: 33.3, y: 66.6 })).toEqual({ x: 33, y: 67 });
});
