import { expect, it } from "vitest";
import { orderChoices, sortedAddress, sortedBy } from "./orders.ts";

const columns = [
  { words: "Nom", to: "/admin/liste?tri=nom" },
  { words: "État" },
  { words: "Date", to: "/admin/liste?type=tips" },
];

it("[AD-60] offers both orders of each column that sorts, also of the one that is sorted downwards", () => {
  expect(orderChoices(columns, "?tri=-date")).toEqual([
    { value: "nom", words: "Nom, croissant" },
    { value: "-nom", words: "Nom, décroissant" },
    { value: "date", words: "Date, croissant" },
    { value: "-date", words: "Date, décroissant" },
  ]);
});

it("[AD-60] leads to the first page in the order, and keeps the filters", () => {
  expect(sortedAddress("/admin/liste", "?type=tips&page=4", "-nom")).toBe("/admin/liste?type=tips&tri=-nom");
  expect(sortedAddress("/admin/liste", "?tri=nom&page=2", "")).toBe("/admin/liste");
});

it("[AD-61] sorts what is known, and leaves the list's own order alone", () => {
  const compare = (one: number, other: number) => one - other;
  expect(sortedBy([2, 3, 1], { way: "ascending", compare })).toEqual([1, 2, 3]);
  expect(sortedBy([2, 3, 1], { way: "descending", compare })).toEqual([3, 2, 1]);
  expect(sortedBy([2, 3, 1], undefined)).toEqual([2, 3, 1]);
});
