import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchFor } from "../../../tests/matchFor.ts";
import {
  type Format,
  formats,
  isDecided,
  type MapScore,
  mapsOf,
  mapsWon,
  type MatchScore,
  outcomeOf,
  scoreOf,
  stateOf,
} from "./match.ts";

const zone = "Europe/Paris";
const map = (ours: number, theirs: number): MapScore => ({ name: "", ours, theirs });
const finished = (...maps: readonly MapScore[]): MatchScore => ({ status: "finished", maps, forfeit: null });

describe("[MA-25] the state of a match", () => {
  // 21:00 in Paris.
  const { start } = matchFor("a");
  const at = (now: string, status: MatchScore["status"] = "scheduled") =>
    stateOf({ start, status }, { now: Date.parse(now), zone });

  it.each([
    ["2026-11-27T22:59:59Z", "announced"],
    ["2026-11-27T23:00:00Z", "today"],
    ["2026-11-28T19:59:59Z", "today"],
    ["2026-11-28T20:00:00Z", "live"],
    ["2026-11-28T21:59:59Z", "live"],
    ["2026-11-28T22:00:00Z", "to-score"],
    ["2027-11-28T22:00:00Z", "to-score"],
  ])("at %s by the clock: %s", (now, state) => {
    expect(at(now)).toBe(state);
  });

  it("is what the staff has set, at any time; a live one whose end was forgotten waits for its score after twelve hours", () => {
    for (const status of ["finished", "cancelled"] as const) {
      expect(at("2020-01-01T00:00:00Z", status)).toBe(status);
      expect(at("2030-01-01T00:00:00Z", status)).toBe(status);
    }
    expect(at("2020-01-01T00:00:00Z", "live")).toBe("live");
    expect(at("2026-11-29T07:59:59Z", "live")).toBe("live");
    expect(at("2026-11-29T08:00:00Z", "live")).toBe("to-score");
  });
});

describe("[MA-25] the score of a match", () => {
  it("counts the points of a single map, and the maps won of others; a level map counts for neither", () => {
    const told = (format: Format | null, ...maps: readonly MapScore[]) => scoreOf({ ...finished(...maps), format });
    expect(told("bo1", map(13, 13))).toEqual(map(13, 13));
    expect(told(null, map(13, 9))).toEqual(map(13, 9));
    expect(told("bo3", map(13, 9))).toEqual({ ours: 1, theirs: 0 });
    expect(told("bo2", map(13, 9), map(13, 13))).toEqual({ ours: 1, theirs: 0 });
    expect(told("bo3")).toBeNull();
    expect(scoreOf({ ...finished(map(1, 0)), forfeit: "ours", format: "bo1" })).toBeNull();
  });

  it("is none before the match has begun: its maps may be named ahead", () => {
    const ahead = { status: "scheduled", maps: [map(0, 0)], forfeit: null, format: "bo1" } as const;
    expect(scoreOf(ahead)).toBeNull();
    expect(scoreOf({ ...ahead, status: "cancelled" })).toBeNull();
    expect(scoreOf({ ...ahead, status: "live" })).toEqual(map(0, 0));
    expect(scoreOf({ ...ahead, status: "cancelled", maps: [map(1, 0)] })).toEqual(map(1, 0));
  });

  it("counts the last map of a match only when the match is finished: it is still played", () => {
    const live = { ...finished(map(13, 5), map(1, 0)), status: "live", format: "bo3" } as const;
    expect(scoreOf(live)).toEqual({ ours: 1, theirs: 0 });
    expect(scoreOf({ ...live, maps: [map(1, 0)] })).toEqual({ ours: 0, theirs: 0 });
    expect(scoreOf({ ...live, maps: [map(1, 0)], format: "bo1" })).toEqual(map(1, 0));
    expect(scoreOf({ ...live, status: "finished" })).toEqual({ ours: 2, theirs: 0 });
  });

  it("is decided once no further map can change who wins", () => {
    const decided = (format: Format | null, ...maps: readonly MapScore[]) => isDecided({ format, maps });
    expect(decided(null, map(13, 0), map(13, 0))).toBe(false);
    expect(decided("bo1", map(13, 13))).toBe(true);
    expect(decided("bo2", map(13, 0))).toBe(false);
    expect(decided("bo2", map(13, 0), map(0, 13))).toBe(true);
    expect(decided("bo3", map(13, 0), map(13, 13))).toBe(false);
    expect(decided("bo3", map(13, 0), map(13, 0))).toBe(true);
    expect(decided("bo5", map(0, 13), map(0, 13), map(13, 0))).toBe(false);
  });

  it("never counts more maps than were played, whatever their points", () => {
    const points = fc.nat(99);
    const maps = fc.array(fc.record({ name: fc.constant(""), ours: points, theirs: points }), { maxLength: 9 });
    fc.assert(
      fc.property(maps, fc.constantFrom(...formats), (played, format) => {
        const { ours, theirs } = mapsWon({ maps: played });
        expect(ours + theirs).toBeLessThanOrEqual(played.length);
        const isOver = Math.max(ours, theirs) * 2 > mapsOf(format) || played.length >= mapsOf(format);
        // Both maps of "bo2" are played.
        expect(isDecided({ format, maps: played })).toBe(format === "bo2" ? played.length >= 2 : isOver);
      }),
    );
  });
});

it("[MA-25] knows the outcome of finished matches alone; who forfeits has lost", () => {
  expect(outcomeOf(finished(map(13, 9)))).toBe("won");
  expect(outcomeOf(finished(map(9, 13)))).toBe("lost");
  expect(outcomeOf(finished(map(13, 13)))).toBe("drawn");
  expect(outcomeOf({ ...finished(map(13, 9)), forfeit: "ours" })).toBe("lost");
  expect(outcomeOf({ ...finished(), forfeit: "theirs" })).toBe("won");
  expect(outcomeOf({ ...finished(map(13, 9)), status: "live" })).toBeNull();
});
