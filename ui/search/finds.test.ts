import { describe, expect, it } from "vitest";
import type { Find, SiteFinds } from "../../domain/search/searchSite.ts";
import { queryFrom, searchAddress } from "./address.ts";
import { exactFirst, exactOf, findAddress, groupsOf, groupsWithout } from "./finds.ts";

const find = (kind: Find["kind"], slug: string, feature?: string): Find => ({
  kind,
  slug,
  title: [{ text: slug, isMarked: false }],
  passage: [],
  at: null,
  ...(feature && { feature }),
});
const found: Extract<SiteFinds, { readonly kind: "found" }> = {
  kind: "found",
  finds: [
    find("tip", "un-tip"),
    find("match", "un-match"),
    find("person", "lina"),
    find("page", "/shop", "shop"),
    find("page", "/contact", "contact"),
    find("page", "/about", "about"),
  ],
  totals: { article: 0, tip: 9, match: 1, team: 0, person: 1, page: 3 },
  near: [],
  isCut: false,
};
const shown = (features: readonly string[], most = 5) =>
  groupsOf(found, features, most).map(({ kind, total, finds }) => [kind, total, finds.map(findAddress)]);

describe("[SR-6] what is found", () => {
  it("stands in groups with the number of each", () => {
    expect(shown(["tips", "matches", "teams", "shop", "contact", "about"], 2)).toEqual([
      ["tip", 9, ["/tips/un-tip"]],
      ["match", 1, ["/matches/un-match"]],
      ["person", 1, ["/players/lina"]],
      ["page", 3, ["/shop", "/contact"]],
    ]);
  });

  it("has nothing of features that the site lacks", () => {
    expect(shown(["tips", "contact"])).toEqual([
      ["tip", 9, ["/tips/un-tip"]],
      ["page", 1, ["/contact"]],
    ]);
    expect(shown([])).toEqual([]);
  });
});

describe("[SR-4] the address of a search", () => {
  it.each([
    ["", { typed: "" }],
    ["?q=smoke", { typed: "smoke" }],
    ["?q=%20smoke%0Autile%20&type=tips", { typed: "smoke utile", kind: "tip" }],
    ["?q=a&type=autre", { typed: "a" }],
    ["?q=a&q=b", { typed: "a" }],
    ["?q=%E0%A4%A", { typed: "\ufffd%A" }],
    [`?q=${"a".repeat(199)}${encodeURIComponent("😀")}`, { typed: "a".repeat(199) }],
  ])("is read from %j", (search, query) => {
    expect(queryFrom(search)).toEqual(query);
  });

  it("gives the query back", () => {
    for (const query of [
      { typed: "" },
      { typed: "un « mot » & un autre" },
      { typed: "été", kind: "person" as const },
    ]) {
      expect(queryFrom(searchAddress(query).slice("/search".length))).toEqual(query);
    }
    expect(searchAddress({ typed: "" })).toBe("/search");
  });
});

it("[SR-13] has the exact find apart, and its group first among suggestions", () => {
  const find = (kind: "article" | "team", slug: string) => ({ kind, slug, title: [], passage: [], at: null });
  const exact = { ...find("team", "valorant"), isExact: true as const };
  const groups = [
    { kind: "article" as const, total: 1, finds: [find("article", "a")] },
    { kind: "team" as const, total: 1, finds: [exact] },
  ];
  expect(exactOf(groups)).toBe(exact);
  expect(groupsWithout(groups, exact)).toEqual([groups[0]]);
  expect(exactFirst(groups).map(({ kind }) => kind)).toEqual(["team", "article"]);
  expect(exactOf(groups.slice(0, 1))).toBeUndefined();
});
