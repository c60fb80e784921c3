import { expect, it } from "vitest";
import { club as demo } from "../../../src/club/club.ts";
import { club as neutral } from "../../../src/neutralClub/club.ts";
import type { Emblem } from "../../../domain/club/club.ts";
import { emblems } from "./emblem.ts";
import { extentOf } from "./emblemSize.ts";

const square: Emblem = [{ tone: "main", path: "M-1-1H1V1H-1z" }];
const curved: Emblem = [{ tone: "main", path: "M0-1Q.8-.5 .5 0A1 1 0 0 1 0 1z" }];

it("measures an emblem by its farthest points", () => {
  expect(extentOf(square)).toEqual({ x: 1, y: 1 });
  expect(extentOf(square, 45).x).toBeCloseTo(Math.SQRT2);
  expect(extentOf(curved)).toEqual({ x: 0.8, y: 1 });
  expect(extentOf(demo.emblem)).toEqual({ x: 0.34, y: 1 });
});

const scaleIn = (drawn: string) => Number(/scale\((\d+)\)/.exec(drawn)?.[1]);

it.each([
  ["sombre", 150, 0],
  ["acide", 150, 0],
  ["vif", 150, 0],
  ["404", 150, 118],
] as const)("draws any emblem whole, as %s", (pose, half, turned) => {
  for (const emblem of [square, neutral.emblem, demo.emblem]) {
    expect(scaleIn(emblems[pose](emblem)) * extentOf(emblem, turned).x).toBeLessThanOrEqual(half);
  }
  expect(scaleIn(emblems[pose](demo.emblem))).toBe({ sombre: 340, acide: 340, vif: 200, "404": 196 }[pose]);
});

it("begins at the top of a heading's drawing, whose upper part is shown", () => {
  for (const emblem of [square, neutral.emblem, demo.emblem]) {
    const drawn = emblems.sombre(emblem);
    const middle = Number(/translate\(150 ([\d.]+)\)/.exec(drawn)?.[1]);
    expect(middle - scaleIn(drawn) * extentOf(emblem).y).toBeCloseTo(10);
  }
});
