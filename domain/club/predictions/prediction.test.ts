import { expect, it } from "vitest";
import { matchOf, resultOf } from "../../../tests/matchOf.ts";
import type { Outcome, Score } from "../matches/match.ts";
import { arePublic, isOpen, outcomesOf, pointsOf, scoresOf } from "./prediction.ts";

const start = Date.parse(matchOf().start);

it("[PX-1] is open before the start of a scheduled match, and follows a moved start", () => {
  expect([isOpen(matchOf(), start - 1), isOpen(matchOf(), start)]).toEqual([true, false]);
  expect(isOpen(matchOf({ start: "2026-11-29T20:00:00.000Z" }), start)).toBe(true);
  for (const status of ["live", "finished", "postponed", "cancelled"] as const) {
    expect(isOpen(matchOf({ status }), start - 1)).toBe(false);
  }
});

it("[PX-3] shows the shares to all once the match has begun", () => {
  expect([arePublic(matchOf(), start - 1), arePublic(matchOf(), start)]).toEqual([false, true]);
  const at = (status: "live" | "postponed" | "cancelled") => arePublic(matchOf({ status }), start + 1);
  expect([at("live"), at("postponed"), at("cancelled")]).toEqual([true, false, false]);
});

it("[PX-1] offers the outcomes and the scores that the format has", () => {
  expect([outcomesOf("bo1"), outcomesOf("bo3"), outcomesOf("bo2"), outcomesOf(null)].map((all) => all.length)).toEqual([
    2, 2, 3, 3,
  ]);
  const told = (scores: readonly Score[]) => scores.map(({ ours, theirs }) => `${ours}-${theirs}`);
  expect(told(scoresOf("bo3", "won"))).toEqual(["2-0", "2-1"]);
  expect(told(scoresOf("bo5", "lost"))).toEqual(["0-3", "1-3", "2-3"]);
  expect([scoresOf("bo1", "won"), scoresOf("bo2", "won"), scoresOf(null, "lost")]).toEqual([[], [], []]);
});

it("[PX-4] gives 1 point for the outcome and 3 for the exact score, of finished matches alone", () => {
  const won = resultOf([
    [13, 4],
    [9, 13],
    [13, 11],
  ]);
  const of = (outcome: Outcome, score: Score | null = null, match = won) => pointsOf({ outcome, score }, match);
  expect([of("won"), of("won", { ours: 2, theirs: 0 }), of("won", { ours: 2, theirs: 1 }), of("lost")]).toEqual([
    1, 1, 3, 0,
  ]);
  expect(of("won", { ours: 2, theirs: 0 }, resultOf([], { forfeit: "theirs" }))).toBe(1);
  expect(of("drawn", null, resultOf([[12, 12]]))).toBe(1);
  for (const status of ["scheduled", "live", "postponed", "cancelled"] as const) {
    expect(of("won", null, matchOf({ status }))).toBeNull();
  }
});
