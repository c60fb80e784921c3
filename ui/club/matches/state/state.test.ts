import { expect, it } from "vitest";
import { matchOf } from "../../../../tests/matchOf.ts";
import type { Match } from "../../../../domain/club/matches/match.ts";
import { marksOf } from "./state.ts";

const start = Date.parse(matchOf().start);
const hour = 3_600_000;

const marksAt = (hours: number, more: Partial<Match> = {}, zone = "Europe/Paris") =>
  marksOf(matchOf(more), { now: start + hours * hour, zone }).map(({ words }) => words);

it("[MA-40] says how a match stands, by the clock or as the staff has set it", () => {
  expect(marksAt(-48)).toEqual([]);
  expect(marksAt(-3)).toEqual(["Aujourd'hui"]);
  expect(marksAt(0)).toEqual(["En direct"]);
  expect(marksAt(3)).toEqual(["Résultat à venir"]);
  expect(marksAt(-48, { status: "live" })).toEqual(["En direct"]);
  expect(marksAt(3, { status: "finished" })).toEqual([]);
  expect(marksAt(-3, { status: "cancelled" })).toEqual(["Annulé"]);
  for (const hours of [-48, -3, 1, 3, 500]) expect(marksAt(hours, { status: "postponed" })).toEqual(["Reporté"]);
});

it("[MA-40] says that a match was moved until it begins", () => {
  const movedFrom = "2026-11-21T20:00:00.000Z";
  expect(marksAt(-48, { movedFrom })).toEqual(["Déplacé"]);
  expect(marksAt(-3, { movedFrom })).toEqual(["Aujourd'hui", "Déplacé"]);
  expect(marksAt(0, { movedFrom })).toEqual(["En direct"]);
  expect(marksAt(-3, { movedFrom, status: "cancelled" })).toEqual(["Annulé"]);
});

it("says today by the visitor's own day", () => {
  expect(marksAt(-6, {}, "Europe/Paris")).toEqual(["Aujourd'hui"]);
  expect(marksAt(-6, {}, "Asia/Tokyo")).toEqual([]);
});
