import { expect, it } from "vitest";
import { cover as coverOf } from "./cover.ts";
import { dataAddress } from "./picture.ts";

const cover = (category: string, title: string) => coverOf([{ tone: "main", path: "M0-1 1 1H-1z" }], category, title);
const categories = ["Stratégie", "Aim Training", "Compétitif", "esport", "merch", "recrutement"];
const titles = Array.from({ length: 200 }, (_, nth) => `Titre ${nth}`);

it.each(categories)("[DS-3] draws the same %s for the same title, and another for another title", (category) => {
  expect(cover(category, "Tenir un site à deux")).toBe(cover(category, "Tenir un site à deux"));
  expect(new Set(titles.slice(0, 3).map((title) => cover(category, title))).size).toBeGreaterThan(1);
});

it("draws another picture for each category", () => {
  expect(new Set(categories.map((category) => cover(category, "Le maillot est là"))).size).toBe(categories.length);
});

it("draws a category without a drawing as esport", () => {
  expect(cover("Cuisine", "Un titre")).toBe(cover("esport", "Un titre"));
  expect(cover("constructor", "Un titre")).toBe(cover("esport", "Un titre"));
});

it("[LK-32] draws a tip's plan whatever its category and title, and these without a valid one", () => {
  const drawn = (plan: string | null, title = "Un titre") => coverOf([], "Stratégie", title, plan);
  expect(drawn("nous,1,2;eux,9,9", "Un autre")).toBe(drawn("nous,1,2;eux,9,9"));
  expect(drawn("nous,1,2;eux,9,8")).not.toBe(drawn("nous,1,2;eux,9,9"));
  for (const none of [null, "", "tour,1,2"]) expect(drawn(none)).toBe(coverOf([], "Stratégie", "Un titre"));
});

it("ignores the Unicode form of accents", () => {
  expect(cover("esport", "Montréal".normalize("NFD"))).toBe(cover("esport", "Montréal".normalize("NFC")));
});

it.each(categories)("keeps every %s under 12 kB, also as a data address", (category) => {
  for (const title of titles) expect(dataAddress(cover(category, title)).length).toBeLessThan(12_000);
});

it.each(["</svg><script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)", ""])(
  "lets nothing of a title into the picture: %s",
  (title) => {
    for (const category of [...categories, title]) {
      const drawing = cover(category, title);
      expect(drawing).toMatch(
        /^<svg [^<]*>(?:<(?:path|circle|polyline) [^<>]*\/>|<g transform="[^<>"]*">|<\/g>)+<\/svg>$/,
      );
      expect(drawing).not.toMatch(/script|onerror|alert|NaN|undefined/);
    }
  },
);
