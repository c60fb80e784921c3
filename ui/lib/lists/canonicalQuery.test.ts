import { expect, it } from "vitest";
import { canonicalQuery } from "./canonicalQuery.ts";
import { failed, loading, ready } from "../loading/loaded.ts";

const asked = { category: "merch", sort: "date", page: 9 } as const;

it("is the query of the shown page", () => {
  expect(canonicalQuery(asked, ready({ total: 12, page: 2 }))).toEqual({ ...asked, page: 2 });
});

it("is undefined for an empty category, and the list itself while there are no items", () => {
  expect(canonicalQuery(asked, ready({ total: 0, page: 1 }))).toBeUndefined();
  const all = { ...asked, category: undefined };
  expect(canonicalQuery(all, ready({ total: 0, page: 1 }))).toEqual({ ...all, page: 1 });
});

it.each([loading, failed])("is undefined while the list isn't ready: $status", (list) => {
  expect(canonicalQuery(asked, list)).toBeUndefined();
});
