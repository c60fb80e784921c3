import { expect, it } from "vitest";
import { resultOf } from "../../../tests/matchOf.ts";
import { readLatestResults } from "./latestResults.ts";

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
