import { describe, expect, it } from "vitest";
import type { Slug } from "../../shared/slug.ts";
import type { Match } from "./match.ts";
import { differenceOf, readSeason, readSeasonShape, shapeIn } from "./season.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

const match = (slug: string, start: string, more: Partial<Match> = {}) =>
  ({
    slug: slug as Slug,
    game: "Valorant",
    opponent: "Huards",
    start,
    status: "scheduled",
    maps: [],
    ...more,
  }) as Match;

const won = { name: "Haven", ours: 13, theirs: 2 };
const lost = { name: "Bind", ours: 11, theirs: 13 };

const matches = {
  finished: async ({ season }: { readonly season?: number | undefined }) =>
    season === 2026
      ? [
          match("second", "2026-11-14T20:00:00Z", { status: "finished", maps: [lost, { ...won, ours: 6, theirs: 6 }] }),
          match("forfeit", "2026-11-07T20:00:00Z", { status: "finished", forfeit: "theirs" }),
          match("first", "2026-10-10T20:00:00Z", { status: "finished", maps: [won] }),
        ]
      : [],
  coming: async () => [
    match("live", "2026-11-20T11:00:00Z"),
    match("cancelled", "2026-11-28T20:00:00Z", { status: "cancelled" }),
    match("next", "2026-11-28T20:00:00Z"),
  ],
};

describe("the season", () => {
  it("[MA-61] has its maps, the earliest first, and the matches to come", async () => {
    const season = await readSeason({ matches })({ now });
    expect(season.season).toBe(2026);
    expect(season.maps.map(({ slug, number, name }) => [slug, number, name])).toEqual([
      ["first", 1, "Haven"],
      ["second", 1, "Bind"],
      ["second", 2, "Haven"],
    ]);
    expect(season.coming.map(({ slug }) => slug)).toEqual(["next"]);
  });

  it("[MA-61] has a shape that tells how far apart the sides were", async () => {
    expect([won, lost].map(differenceOf)).toEqual([11, -2]);
    const shape = await readSeasonShape({ matches })({ now });
    expect(shape).toBe("kB0_");
    expect(shapeIn(shape)).toEqual([11, -2, 0, null]);
    expect(shapeIn("")).toEqual([]);
    for (const text of ["z", "_a", "a".repeat(73), "<svg>"]) expect(shapeIn(text)).toBeUndefined();
  });
});
