import { expect, it } from "vitest";
import { dataAddress } from "./dataAddress.ts";
import { portrait as portraitOf } from "./portrait.ts";
import { sky } from "./sky.ts";

const portrait = (role: string, name: string) => portraitOf([{ tone: "main", path: "M0-1 1 1H-1z" }], { role, name });
const roles = ["Duelliste", "Initiateur", "Contrôleur", "Sentinelle", "Capitaine", "Membre"];

it.each(roles)("[DS-3] draws the same %s for the same name, and another for another", (role) => {
  expect(portrait(role, "Brume")).toBe(portrait(role, "Brume"));
  expect(portrait(role, "Brume")).not.toBe(portrait(role, "Nival"));
  expect(dataAddress(portrait(role, "Brume")).length).toBeLessThan(12_000);
});

it("lets nothing of a name into the picture", () => {
  expect(portrait("</svg><script>", '"><script>alert(1)</script>')).not.toMatch(/script|alert|NaN|undefined/);
});

it("keeps the sky under 12 kB", () => {
  expect(dataAddress(sky).length).toBeLessThan(12_000);
});
