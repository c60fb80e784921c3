import { expect, it } from "vitest";
import { dataAddress } from "./picture.ts";
import { rival } from "./rival.ts";

const names = ["Solstice", "Banquise", "Vertex Nord", "Les Huards", "Cormorans", "Nuit Blanche", "Atlas", "Kraken"];

it("draws the same shield for the same name, and another for another name", () => {
  expect(rival("Solstice")).toBe(rival("Solstice"));
  expect(new Set(names.map(rival)).size).toBeGreaterThan(4);
});

it("puts no text of a name into the picture, and stays small", () => {
  expect(rival('"><script>alert(1)</script>')).not.toMatch(/script|alert|NaN|undefined/);
  for (const name of names) expect(dataAddress(rival(name)).length).toBeLessThan(800);
});
