import { expect, it } from "vitest";
import { colourComplaints } from "./contrast.ts";

const colours = {
  accent: "#b8ff3d",
  field: "#0b0f14",
  light: ["#3df2e0", "#7dff9b", "#8b6bff"] as [string, string, string],
};

it("[CF-2] blames a club's colour for the pairs that have it", () => {
  const dark = colourComplaints({ ...colours, light: ["#203020", "#7dff9b", "#8b6bff"] });
  expect(dark.some((complaint) => complaint.startsWith("colours.light.0:"))).toBe(true);
});

it("[CF-2] doesn't blame the aurora's green, which is in no pair, for a green that looks the same", () => {
  const dark = colourComplaints({ ...colours, light: ["#3df2e0", "#203020", "#8b6bff"] });
  expect(dark.filter((complaint) => complaint.startsWith("colours.light.1:"))).toEqual([]);
});
