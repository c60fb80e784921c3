import { expect, it } from "vitest";
import { dataAddress } from "../picture.ts";
import { portrait as portraitOf } from "./portrait.ts";
import { sky } from "../sky.ts";
import { paint } from "../../tokens/drawing.ts";

const portrait = (role: string, name: string) => portraitOf([{ tone: "main", path: "M0-1 1 1H-1z" }], { role, name });
const roles = ["Duelliste", "Initiateur", "Contrôleur", "Sentinelle", "Capitaine", "Membre"];

it.each(roles)("[DS-3] draws the same %s for the same name, and another for another name", (role) => {
  expect(portrait(role, "Brume")).toBe(portrait(role, "Brume"));
  expect(portrait(role, "Brume")).not.toBe(portrait(role, "Nival"));
  expect(dataAddress(portrait(role, "Brume")).length).toBeLessThan(12_000);
});

it("puts no text of a name into the picture", () => {
  expect(portrait("</svg><script>", '"><script>alert(1)</script>')).not.toMatch(/script|alert|NaN|undefined/);
});

it("keeps the sky under 12 kB", () => {
  expect(dataAddress(sky([])).length).toBeLessThan(12_000);
});

const brightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
};
const contrast = (one: string, other: string) => brightness(one) / brightness(other);

it("[LK-2] gives hair, hoods and headsets another colour than the ink behind the head", () => {
  for (const colour of [...paint.hoods, ...paint.hoodShades]) {
    expect(contrast(colour, paint.ink)).toBeGreaterThan(1.5);
  }
  expect(contrast(paint.band, paint.ink)).toBeGreaterThan(2);
  const worn = portrait("Fondateur", "Basile Morvan");
  expect(worn).toContain(`stroke="${paint.band}"`);
});
