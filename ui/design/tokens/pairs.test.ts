import { wcagContrast } from "culori";
import { expect, it } from "vitest";
import { colourPairs } from "./pairs.ts";
import { palette } from "./palette.ts";

it.each(colourPairs)("[AX-5] $front on $back has enough contrast on $ground", ({ shades: [front, back], least }) => {
  expect(wcagContrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
});
