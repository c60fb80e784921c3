import { wcagContrast } from "culori";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { ClubColours } from "../../../domain/club/colours.ts";
import { palette, type Shade } from "./palette.ts";
import { recolour, shadeProperties } from "./adapt.ts";
import { demoColours, recoloured, themeColour } from "./recolour.ts";

const shades = Object.keys(palette) as readonly Shade[];
const red: ClubColours = {
  accent: "#ffb27a",
  field: "#5a1230",
  light: ["#ffd36b", "#ff9f6b", "#ff6bb5"],
};

it("leaves the demo club's palette unchanged", () => {
  expect(shades.map((shade) => recolour(shade, demoColours))).toEqual(shades.map((shade) => palette[shade]));
});

it("recolours every shade but those for success, waiting and failure", () => {
  const same = shades.filter((shade) => recolour(shade, red) === palette[shade]);
  expect(same.toSorted()).toEqual(["abyss", "amber400", "black", "green400", "green800", "red300", "red700", "red900"]);
});

it("uses the club's accent unchanged", () => {
  expect(recolour("acid400", red)).toBe(red.accent);
});

it("[CF-2] keeps secondary text readable with any tint of the field", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
      const colours = { ...demoColours, field: `#${colour.toString(16).padStart(6, "0")}` };
      const text = recolour("mist300", colours);
      expect(wcagContrast(text, recolour("ink950", colours))).toBeGreaterThan(4.5);
    }),
  );
});

it("[CF-14] names each shade of styles once, in the club's colours", () => {
  const properties = new Map(shadeProperties(red));
  expect(properties.size).toBe(shadeProperties(red).length);
  expect(properties.get("--acid400")).toBe(red.accent);
  expect(properties.get("--ink950")).toBe(themeColour(red));
  expect(properties.get("--red300")).toBe(palette.red300);
});

it("[CF-14] recolours the shades in a drawing's text, and nothing else", () => {
  const drawing = `<path fill="${palette.acid400}" stroke="${palette.auroraGreen}" d="M0 0"/><path fill="#123456"/>`;
  expect(recoloured(drawing, red)).toBe(
    `<path fill="${red.accent}" stroke="${red.light[1]}" d="M0 0"/><path fill="#123456"/>`,
  );
  expect(recoloured(drawing, demoColours)).toBe(drawing);
});
