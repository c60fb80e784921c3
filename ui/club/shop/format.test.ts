import { expect, it } from "vitest";
import { length, price } from "./format.ts";

it("[HO-3] formats prices as the shop does", () => {
  expect([35, 25, 50, 0].map(price)).toEqual(["35€", "25€", "50€", "0€"]);
  expect(price(34.9)).toBe("34,90€");
  expect(price(1249.9)).toBe("1\u202f249,90€");
});

it("formats lengths without needless decimals", () => {
  expect([53, 53.5].map(length)).toEqual(["53", "53,5"]);
});
