import { expect, it } from "vitest";
import { firstSize, isOrderedBySize, orderAddress } from "./offer.ts";

it("[HO-3] brings the size to an order page that asks for it", () => {
  expect(orderAddress("https://maille.example.org/maillot?taille={taille}", "XL")).toBe(
    "https://maille.example.org/maillot?taille=XL",
  );
});

it("leaves an address as it is that doesn't ask", () => {
  expect(orderAddress("https://maille.example.org/maillot", "XL")).toBe("https://maille.example.org/maillot");
});

it("[HO-3] writes a size with spaces and signs into an address", () => {
  expect(orderAddress("https://maille.example.org/?taille={taille}", "Taille & demie")).toBe(
    "https://maille.example.org/?taille=Taille%20%26%20demie",
  );
});

it("[PD-3] begins with the size M, or else with the first one", () => {
  const named = (...names: readonly string[]) => names.map((name) => ({ name, measures: null }));
  expect(firstSize(named("S", "M", "L"))).toBe(1);
  expect(firstSize(named("38", "40"))).toBe(0);
  const sizes = named("S");
  expect(isOrderedBySize({ sizes, orderLink: "https://maille.example.org/{taille}" })).toBe(true);
  expect(isOrderedBySize({ sizes, orderLink: "https://maille.example.org" })).toBe(false);
  expect(isOrderedBySize({ sizes: [], orderLink: "https://maille.example.org/{taille}" })).toBe(false);
});
