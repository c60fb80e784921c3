import { expect, it } from "vitest";
import { resultOf } from "../../../tests/matchOf.ts";
import type { Slug } from "../../shared/slug.ts";
import { readNextMatches } from "./listMatches.ts";
import type { Match } from "./match.ts";
import type { Matches } from "./ports.ts";
import { readLatestResults } from "./latestResults.ts";

/** By their starts, as the backend gives them. */
const over = (...results: readonly Match[]) => {
  const finished = async () => results.toSorted((one, other) => other.start.localeCompare(one.start));
  return { coming: async () => [], finished, records: async () => [], teams: async () => [] } as unknown as Matches;
};

it("[MA-68] names one last result on home and in the bar: the one that ended last, not what began last or was entered late", async () => {
  const named = async (...results: readonly Match[]) => {
    const matches = over(...results);
    const [home] = await readLatestResults({ matches })();
    const { last } = await readNextMatches({ matches })({ now: Date.parse("2026-12-01T21:00:00Z"), count: 1 });
    return [home?.slug, last?.slug];
  };
  const won = (slug: string, start: string, finishedAt: string) =>
    resultOf([[13, 2]], { slug: slug as Slug, start, finishedAt });
  const played = won("played", "2026-12-01T18:00:00Z", "2026-12-01T20:00:00Z");
  const forfeit = won("forfeit", "2026-12-04T18:00:00Z", "2026-12-01T19:00:00Z");
  const late = won("late", "2026-11-20T18:00:00Z", "2026-12-01T20:30:00Z");
  expect(await named(forfeit, played)).toEqual(["played", "played"]);
  expect(await named(late, played)).toEqual(["played", "played"]);
  expect(await named({ ...forfeit, finishedAt: "2026-12-01T20:30:00Z" }, played)).toEqual(["forfeit", "forfeit"]);
});

it("[MA-53] gives the last five results, with what a short list tells of them", async () => {
  const results = await readLatestResults({
    matches: {
      finished: async ({ from, count }) =>
        Array.from({ length: 9 }, () => resultOf([[13, 2]], { format: "bo1", lineup: ["Kéva"] })).slice(
          from,
          from + count,
        ),
    },
  })();
  expect(results).toHaveLength(5);
  expect(results[0]).toMatchObject({ opponent: "Solstice", score: { ours: 13, theirs: 2 }, outcome: "won" });
  expect(results[0]).not.toHaveProperty("lineup");
});
