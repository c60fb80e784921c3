import { expect, it } from "vitest";
import { shop as written } from "../../../../tests/otherClub/shop.ts";
import { shop } from "./shop.ts";

const ours = { ...written, jersey: written.jersey as NonNullable<typeof written.jersey> };
const placesOf = (file: unknown) => shop.safeParse(file).error?.issues.map(({ path }) => path.join(".")) ?? [];
const { XXL: _, ...tooFew } = ours.jersey.measures;
const sleeves = ours.others[0];

it("accepts a shop with one jersey that isn't on sale yet, and no other product", () => {
  expect(ours.jersey).not.toHaveProperty("order");
  expect(placesOf({ ...ours, others: [] })).toEqual([]);
});

it.each([
  ["a size without measures", { ...ours, jersey: { ...ours.jersey, measures: tooFew } }, "jersey.measures.XXL"],
  ["a price in words", { ...ours, jersey: { ...ours.jersey, price: "35€" } }, "jersey.price"],
  ["a price below nothing", { ...ours, jersey: { ...ours.jersey, price: -1 } }, "jersey.price"],
  ["an order that runs", { ...ours, jersey: { ...ours.jersey, order: "javascript:alert(1)" } }, "jersey.order"],
  ["an unknown drawing", { ...ours, others: [{ ...sleeves, drawing: "mug" }] }, "others.0.drawing"],
])("refuses %s", (_, file, place) => {
  expect(placesOf(file)).toContain(place);
});
