import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalQuery, listAddresses } from "./listAddress.ts";
import { failed, loading, ready } from "../loading/loaded.ts";

const { queryFrom, addressOf } = listAddresses("/news", ["date", "author"]);

describe("[TP-12] the address of a list", () => {
  it.each([
    ["", { sort: "date", page: 1 }],
    ["?page=3&tri=author&categorie=merch", { category: "merch", sort: "author", page: 3 }],
    ["?page=-1", { sort: "date", page: 1 }],
    ["?page=0", { sort: "date", page: 1 }],
    ["?page=2.5", { sort: "date", page: 1 }],
    ["?page=abc", { sort: "date", page: 1 }],
    ["?page=Infinity", { sort: "date", page: 1 }],
    ["?page=1e9", { sort: "date", page: 100_000 }],
    ["?page=99999999999999999999", { sort: "date", page: 100_000 }],
    ["?page=2&page=7", { sort: "date", page: 2 }],
    ["?tri=n-importe-quoi&tri=author", { sort: "date", page: 1 }],
    ["?categorie=", { sort: "date", page: 1 }],
    ["?categorie=a&categorie=b", { category: "a", sort: "date", page: 1 }],
    ["?categorie=a%00b%0A", { category: "ab", sort: "date", page: 1 }],
    ["?categorie=%E0%A4%A", { category: "\ufffd%A", sort: "date", page: 1 }],
    ["?autre=chose", { sort: "date", page: 1 }],
  ])("[NW-1] [NW-2] reads %j with defaults for invalid values", (search, query) => {
    expect(queryFrom(search)).toEqual(query);
  });

  it("cuts a long category between two characters", () => {
    const { category = "" } = queryFrom(`?categorie=${"a".repeat(99)}${encodeURIComponent("😀😀")}`);
    expect(category).toBe(`${"a".repeat(99)}😀`);
  });

  it("[NW-1] reads any query back from its address", () => {
    const text = fc.string({ unit: "binary", maxLength: 120 });
    fc.assert(
      fc.property(text, fc.oneof(text, fc.integer().map(String)), (categorie, page) => {
        const query = queryFrom(new URLSearchParams({ categorie, page }).toString());
        expect(queryFrom(addressOf(query).slice("/news".length))).toEqual(query);
        expect(decodeURIComponent(encodeURIComponent(query.category ?? ""))).toBe(query.category ?? "");
      }),
    );
  });

  it("omits default values", () => {
    expect(addressOf({})).toBe("/news");
    expect(addressOf({ sort: "date", page: 1 })).toBe("/news");
    expect(addressOf({ category: "Vie du club", sort: "author", page: 2 })).toBe(
      "/news?categorie=Vie+du+club&tri=author&page=2",
    );
  });
});

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
