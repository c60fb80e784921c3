import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listAddress, queryFrom } from "./address.ts";

const all = { page: 1, isWhole: false };

describe("[MA-40] the address of the matches", () => {
  it.each([
    ["", all],
    [
      "?equipe=valorant&competition=Coupe&saison=2026-2027&page=3",
      { ...all, team: "valorant", competition: "Coupe", season: 2026, page: 3 },
    ],
    ["?equipe=&competition=&saison=", all],
    ["?equipe=%C3%89checs%00", { ...all, team: "Échecs" }],
    ["?saison=2026", all],
    ["?saison=2026-2028", all],
    ["?saison=9999-10000", all],
    ["?saison=1e3-1001", all],
    ["?page=-1", all],
    ["?a-venir=tous", { ...all, isWhole: true }],
    ["?a-venir=peut-etre&autre=chose", all],
  ])("reads %j with defaults for invalid values", (search, query) => {
    expect(queryFrom(search)).toEqual(query);
  });

  it("omits default values", () => {
    expect(listAddress({})).toBe("/matches");
    expect(listAddress({ team: "valorant", competition: "Coupe d'Hiver", season: 2026, page: 2 })).toBe(
      "/matches?equipe=valorant&competition=Coupe+d%27Hiver&saison=2026-2027&page=2",
    );
    expect(listAddress({ page: 1, isWhole: true })).toBe("/matches?a-venir=tous");
  });

  it("reads any query back from its address", () => {
    const text = fc.string({ unit: "binary", maxLength: 120 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1990, max: 2110 }), fc.integer(), (equipe, competition, year, page) => {
        const asked = { equipe, competition, saison: `${year}-${year + 1}`, page: String(page) };
        const query = queryFrom(new URLSearchParams(asked).toString());
        expect(queryFrom(listAddress(query).slice("/matches".length))).toEqual(query);
      }),
    );
  });
});
