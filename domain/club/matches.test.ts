import { expect, it } from "vitest";
import { comingMatches, type Match, nextMatches, startOf, type TeamMatches } from "./matches.ts";

const match = (id: string, start: string, more: Partial<Match> = {}): Match => ({
  id,
  event: "Ligue",
  opponent: "Solstice",
  start,
  ...more,
});

const first = match("first", "2026-11-28T21:00+01:00");
const second = match("second", "2026-12-01T20:30+01:00");
const third = match("third", "2026-12-05T21:00+01:00");
const teams: readonly TeamMatches[] = [
  { team: "valorant", game: "Valorant", matches: [third, first] },
  { team: "rocket-league", game: "Rocket League", matches: [second] },
];
const ids = (matches: readonly Match[]) => matches.map(({ id }) => id);
const minute = 60_000;

it("finds the next match of all teams in any order, with its team", () => {
  const matches = nextMatches(teams, startOf(first) - minute);
  expect(ids(matches)).toEqual(["first", "second", "third"]);
  expect(matches[1]).toEqual({ ...second, team: "rocket-league", game: "Rocket League" });
});

it("compares instants, not clocks on different walls", () => {
  const inMontreal = match("montreal", "2026-11-28T14:59-05:00"); // 20:59 in Paris.
  const both = [{ team: "valorant", game: "Valorant", matches: [first, inMontreal] }];
  expect(ids(nextMatches(both, startOf(first) - 60 * minute))).toEqual(["montreal", "first"]);
});

it("keeps a match while it is played, and lets it go two hours after its start", () => {
  const start = startOf(first);
  expect(ids(nextMatches(teams, start + 120 * minute - 1))[0]).toBe("first");
  expect(ids(nextMatches(teams, start + 120 * minute))[0]).toBe("second");
});

it("passes over a cancelled match, which still stands among those to come", () => {
  const cancelled = [
    { team: "valorant", game: "Valorant", matches: [match("off", first.start, { isCancelled: true }), third] },
  ];
  expect(ids(nextMatches(cancelled, startOf(first) - minute))).toEqual(["third"]);
  expect(ids(comingMatches(cancelled, startOf(first) - minute))).toEqual(["off", "third"]);
});

it("finds none when all are over, or there never was one", () => {
  expect(nextMatches(teams, startOf(third) + 120 * minute)).toEqual([]);
  expect(nextMatches([], 0)).toEqual([]);
  expect(nextMatches([{ team: "valorant", game: "Valorant", matches: [] }], 0)).toEqual([]);
});
