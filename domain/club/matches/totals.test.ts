import { expect, it } from "vitest";
import type { MapScore, MatchScore } from "./match.ts";
import { noTotals, seasonOf, streakOf, totalOf } from "./totals.ts";

const zone = "Europe/Paris";
const map = (ours: number, theirs: number): MapScore => ({ name: "", ours, theirs });
const finished = (...maps: readonly MapScore[]): MatchScore => ({ status: "finished", maps, forfeit: null });

it("[MA-25] counts a match to the season in which it begins in the club's zone", () => {
  // Midnight of 1 August in Paris.
  expect(seasonOf({ start: "2026-07-31T21:59:00.000Z" }, zone)).toBe(2025);
  expect(seasonOf({ start: "2026-07-31T22:00:00.000Z" }, zone)).toBe(2026);
  expect(seasonOf({ start: "2027-01-01T00:00:00.000Z" }, zone)).toBe(2026);
});

it("[MA-25] adds up records, and counts how long a streak is", () => {
  const one = { won: 1, drawn: 0, lost: 2, mapsWon: 3, mapsLost: 4 };
  expect(totalOf([])).toEqual(noTotals);
  expect(totalOf([one, one])).toEqual({ won: 2, drawn: 0, lost: 4, mapsWon: 6, mapsLost: 8 });
  const [won, lost] = [finished(map(13, 9)), finished(map(9, 13))];
  expect(streakOf([])).toBeNull();
  expect(streakOf([won, won, lost])).toEqual({ outcome: "won", matches: 2 });
  expect(streakOf([lost])).toEqual({ outcome: "lost", matches: 1 });
});
