import { expect, it } from "vitest";
import type { ClubColours } from "../../../domain/club/colours.ts";
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

it.each(["#5b0f1a", "#204020", "#7a3cff", "#000000"])(
  "[CF-15] says how far the accent %s is from readable, and names the nearest that is",
  (accent) => {
    const { accent: fault, ...others } = contrastFaults({ ...colours, accent });
    expect(others).toEqual({});
    expect(fault?.contrast).toBeLessThan(fault?.least ?? 0);
    expect(fault?.nearest).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastFaults({ ...colours, accent: fault?.nearest ?? "" })).toEqual({});
  },
);
