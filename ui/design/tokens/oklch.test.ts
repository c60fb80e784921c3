import { clampChroma, converter, formatHex, wcagContrast } from "culori";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { contrastOf, hexOf, oklch } from "./oklch.ts";

const hexes = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, "0")}`);
const theirs = converter("oklch");

it("reads and writes each colour as it is", () => {
  fc.assert(
    fc.property(hexes, (hex) => {
      const read = oklch(hex);
      expect(read && hexOf(read)).toBe(hex);
    }),
  );
  expect(oklch("red")).toBeUndefined();
});

it("[AX-5] measures the contrast of two colours as the whole package does", () => {
  fc.assert(
    fc.property(hexes, hexes, (front, back) => {
      expect(contrastOf(front, back)).toBeCloseTo(wcagContrast(front, back), 9);
      expect(contrastOf(front, back)).toBe(contrastOf(back, front));
    }),
  );
});

it("gives what screens can't show less chroma, as the whole package does", () => {
  const part = fc.double({ min: 0.05, max: 0.95, noNaN: true });
  fc.assert(
    fc.property(
      part,
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (l, c, h) => {
        const [own, other] = [hexOf({ l, c, h }), formatHex(clampChroma({ mode: "oklch", l, c, h }, "oklch"))];
        const [one, two] = [theirs(own), theirs(other)];
        expect(Math.abs((one?.l ?? 0) - (two?.l ?? 0))).toBeLessThan(0.02);
        expect(Math.abs((one?.c ?? 0) - (two?.c ?? 0))).toBeLessThan(0.02);
      },
    ),
  );
});
