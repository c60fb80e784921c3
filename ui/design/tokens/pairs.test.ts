import { wcagContrast } from "culori";
import { expect, it } from "vitest";
import { colourPairs } from "./pairs.ts";

it.each(colourPairs)("[AX-5] $front on $back has enough contrast on $ground", ({ colours: [front, back], least }) => {
  expect(wcagContrast(front, back)).toBeGreaterThanOrEqual(least);
});
