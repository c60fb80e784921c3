import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { ClubColours } from "../../../domain/club/colours.ts";
import { recolour } from "./adapt.ts";
import { contrastFaults } from "./contrast.ts";

const colours: ClubColours = {
  accent: "#b8ff3d",
  field: "#0b0f14",
  light: ["#3df2e0", "#7dff9b", "#8b6bff"],
};

it("[CF-2] blames a club's colour for the pairs that have it", () => {
  expect(Object.keys(contrastFaults({ ...colours, light: ["#203020", "#7dff9b", "#8b6bff"] }))).toEqual(["light.0"]);
});

it("[CF-2] doesn't blame the aurora's green, which is in no pair, for a green that looks the same", () => {
  expect(contrastFaults({ ...colours, light: ["#3df2e0", "#203020", "#8b6bff"] })).toEqual({});
});

const accents = ["#ff5533", "#e0202c", "#c0392b", "#7a3cff", "#d4145a", "#00aa00", "#808080", "#ffee00", "#ffffff"];

it.each(accents)("[HO-22] leaves a club its accent %s, and adapts the text that stands with it", (accent) => {
  const own = { ...colours, accent };
  expect(contrastFaults(own)).toEqual({});
  expect(recolour("acid400", own)).toBe(accent);
});

it("[HO-22] blames an accent only where it is as dark as the page", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (colour) => {
      const accent = `#${colour.toString(16).padStart(6, "0")}`;
      const { accent: fault = { front: "mark", nearest: accent }, ...others } = contrastFaults({ ...colours, accent });
      expect(others).toEqual({});
      expect(["mark", "action"]).toContain(fault.front);
      expect(fault.nearest).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

it.each(["#5b0f1a", "#204020", "#1040ff", "#000000"])(
  "[CF-15] says how far the accent %s is from readable, and names the nearest that is",
  (accent) => {
    const { accent: fault, ...others } = contrastFaults({ ...colours, accent });
    expect(others).toEqual({});
    expect(fault?.contrast).toBeLessThan(fault?.least ?? 0);
    expect(fault?.nearest).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastFaults({ ...colours, accent: fault?.nearest ?? "" })).toEqual({});
  },
);
