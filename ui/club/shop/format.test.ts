import { expect, it } from "vitest";
import { length, price } from "./format.ts";

it("[HO-3] [PD-3] formats prices as the shop does", () => {
  expect([3_500, 2_500, 5_000, 0].map(price)).toEqual(["35€", "25€", "50€", "Gratuit"]);
  expect(price(3_490)).toBe("34,90€");
  expect(price(124_990)).toBe("1\u202f249,90€");
});

it("formats lengths without needless decimals", () => {
  expect([53, 53.5].map(length)).toEqual(["53", "53,5"]);
});
