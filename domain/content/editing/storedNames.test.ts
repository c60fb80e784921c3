import { expect, it } from "vitest";
import { webpOf, pngOf } from "../../../tests/pictures.ts";
import { keptWidths, ownPictures } from "../body/ownPicture.ts";
import { storedNames } from "./storedNames.ts";

const webp = (width: number, height: number) => ({ type: "webp", bytes: webpOf({ width, height }) }) as const;
const paths = (...pictures: Parameters<typeof storedNames>[1]) => storedNames("a", pictures).map(({ path }) => path);

it("[NW-127] names a picture by its size, and its other widths after it", () => {
  const names = paths(webp(1920, 1080), webp(960, 540), webp(480, 270));
  expect(names).toEqual(["images/a_1920x1080.webp", "images/a_1920x1080_960.webp", "images/a_1920x1080_480.webp"]);
  expect(paths(webp(700, 400), webp(480, 274))).toEqual(["images/a_700x400.webp", "images/a_700x400_480.webp"]);
  expect(keptWidths(ownPictures + names[0])).toEqual({
    width: 1920,
    height: 1080,
    all: names.map((name, at) => ({ address: ownPictures + name, width: [1920, 960, 480][at] })),
  });
});

it("[NW-127] has no width close to a picture's own, and none that is larger", () => {
  expect(paths(webp(1000, 10), webp(480, 5))).toEqual(["images/a_1000x10.webp", "images/a_1000x10_480.webp"]);
  expect(paths(webp(500, 500))).toEqual(["images/a_500x500.webp"]);
});

it.each([
  ["a width is missing", [webp(1920, 1080), webp(960, 540)]],
  ["a width has another type", [webp(700, 400), { type: "png", bytes: pngOf({ width: 480, height: 274 }) }]],
] as const)("[NW-127] stores its own width alone, without its size, when %s", (_, pictures) => {
  expect(storedNames("a", pictures).map(({ path }) => path)).toEqual(["images/a.webp"]);
});

it.each([
  `${ownPictures}images/a.webp`,
  `${ownPictures}images/a_0x5.webp`,
  `${ownPictures}images/a_1920x1080_960.webp`,
  "https://a.fr/a_1920x1080.webp",
  "/a_1920x1080.webp",
])("[NW-127] knows no widths of %s", (address) => expect(keptWidths(address)).toBeUndefined());
