import { expect, it } from "vitest";
import { headlineWidth } from "./Hero.tsx";

it("is wider for wide letters, and never too small for symbols", () => {
  expect(headlineWidth("on garde")).toBeCloseTo(6.87, 1);
  expect(headlineWidth("www")).toBeGreaterThan(headlineWidth("iii") * 3);
  expect(headlineWidth("é")).toBe(headlineWidth("e"));
  expect(headlineWidth("🐙")).toBeGreaterThan(1.2);
});
