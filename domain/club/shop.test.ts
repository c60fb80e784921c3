import { expect, it } from "vitest";
import { orderAddress } from "./shop.ts";

it("[HO-3] brings the size to an order page that asks for it", () => {
  expect(orderAddress("https://maille.example.org/maillot?taille={taille}", "XL")).toBe(
    "https://maille.example.org/maillot?taille=XL",
  );
});

it("leaves an address as it is that doesn't ask", () => {
  expect(orderAddress("https://maille.example.org/maillot", "XL")).toBe("https://maille.example.org/maillot");
});
