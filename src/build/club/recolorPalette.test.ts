import { readFileSync } from "node:fs";
import { wcagContrast } from "culori";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import * as palette from "../../../ui/design/tokens/palette.ts";
import { recolor, recolorPalette, demoColours } from "./recolorPalette.ts";

const source = readFileSync(new URL("../../../ui/design/tokens/palette.ts", import.meta.url), "utf8");
const red = {
  accent: "#ffb27a",
  field: "#5a1230",
  light: ["#ffd36b", "#ff9f6b", "#ff6bb5"] as [string, string, string],
};

it("leaves the demo club's palette unchanged", () => {
  expect(recolorPalette(source, demoColours)).toBe(source);
});

it("recolours every shade but those for success, waiting and failure", () => {
  const same = Object.entries(palette)
    .filter(([shade, hex]) => recolor(shade, hex, red) === hex)
    .map(([shade]) => shade);
  expect(same.toSorted()).toEqual(["abyss", "amber400", "black", "green400", "green800", "red300", "red700", "red900"]);
});

it("uses the club's accent unchanged", () => {
  expect(recolor("acid400", palette.acid400, red)).toBe(red.accent);
});

it("[CF-2] keeps secondary text readable with any tint of the field", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
      const colours = { ...demoColours, field: `#${colour.toString(16).padStart(6, "0")}` };
      const text = recolor("mist300", palette.mist300, colours);
      expect(wcagContrast(text, recolor("ink950", palette.ink950, colours))).toBeGreaterThan(4.5);
    }),
  );
});
