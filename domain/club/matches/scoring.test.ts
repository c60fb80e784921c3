import fc from "fast-check";
import { expect, it } from "vitest";
import { formats, type MapScore, mapsOf, type MatchScore } from "./match.ts";
import { checkScore, isSameScore, scoreIn } from "./scoring.ts";
import { canFinish, hasNextMap, type Tap, tapped } from "./taps.ts";

const map = (ours: number, theirs: number, name = ""): MapScore => ({ name, ours, theirs });
const score = (more: Partial<MatchScore> = {}): MatchScore => ({ status: "live", maps: [], forfeit: null, ...more });
const ended = (...maps: readonly MapScore[]) => ({ status: "finished", maps }) as const;
const problem = (format: (typeof formats)[number] | null, given: Partial<MatchScore>) => {
  const checked = checkScore(format, score(given));
  return checked.ok ? null : checked.refusal.problem;
};

it.each([
  ["points above 99", null, { maps: [map(999, 0)] }, "bad-points"],
  ["negative points", null, { maps: [map(-1, 0)] }, "bad-points"],
  ["half a point", null, { maps: [map(1.5, 0)] }, "bad-points"],
  ["letters", null, { maps: [map(Number("treize"), 0)] }, "bad-points"],
  ["a name of 41 characters", null, { maps: [map(1, 0, "é".repeat(41))] }, "long-name"],
  ["a map too many for the format", "bo3", { maps: [map(1, 0), map(0, 1), map(1, 0), map(0, 1)] }, "too-many-maps"],
  ["ten maps without a format", null, { maps: Array.from({ length: 10 }, () => map(1, 0)) }, "too-many-maps"],
  ["a map after the end", "bo3", { maps: [map(1, 0), map(1, 0), map(1, 0)] }, "map-after-end"],
  ["an end with a map of 0 to 0", "bo3", { status: "finished", maps: [map(1, 0), map(0, 0)] }, "unplayed-map"],
  ["an end without a score", "bo3", { status: "finished" }, "no-score"],
  ["an end of a bo3 after one map", "bo3", { status: "finished", maps: [map(13, 9)] }, "undecided"],
  ["an end of a bo3 at one map each", "bo3", { status: "finished", maps: [map(13, 9), map(9, 13)] }, "undecided"],
  ["a bo3 that a level map leaves without a winner", "bo3", ended(map(13, 9), map(9, 13), map(13, 13)), "undecided"],
  ["an end of a bo5 at two maps", "bo5", ended(map(1, 0), map(1, 0)), "undecided"],
  ["an end of a bo7 at three maps", "bo7", ended(map(1, 0), map(1, 0), map(1, 0)), "undecided"],
  ["an end of a bo2 after one map", "bo2", ended(map(13, 0)), "undecided"],
  ["the maps of a bo3 as points", "bo3", ended(map(2, 1)), "series-score"],
  ["the maps of a bo5 as points", "bo5", ended(map(1, 3)), "series-score"],
  ["the maps of a bo2 as points", "bo2", ended(map(1, 1)), "series-score"],
  ["a forfeit of a bo3 that is won", "bo3", { ...ended(map(1, 0), map(1, 0)), forfeit: "theirs" }, "forfeit-after-end"],
  ["a forfeit of a bo1 that is played", "bo1", { ...ended(map(13, 2)), forfeit: "ours" }, "forfeit-after-end"],
  ["a forfeit while it is played", "bo3", { forfeit: "ours" }, "open-forfeit"],
  ["a forfeit of a coming match", "bo3", { status: "scheduled", forfeit: "ours" }, "open-forfeit"],
  ["a forfeit of a cancelled match", null, { status: "cancelled", forfeit: "theirs" }, "open-forfeit"],
  ["a forfeit of a postponed match", null, { status: "postponed", forfeit: "theirs" }, "open-forfeit"],
  ["points of a coming match", "bo3", { status: "scheduled", maps: [map(13, 9)] }, "scheduled-score"],
  ["points of a cancelled match", null, { status: "cancelled", maps: [map(0, 0), map(1, 0)] }, "cancelled-score"],
  ["points of a postponed match", null, { status: "postponed", maps: [map(1, 0)] }, "postponed-score"],
] as const)("[MA-26] refuses %s", (_, format, given, expected) => {
  expect(problem(format, given)).toBe(expected);
});

it.each([
  ["13 to 13, also at the end", "bo1", { status: "finished", maps: [map(13, 13)] }],
  ["0 to 0 while it is played", "bo1", { maps: [map(0, 0)] }],
  ["a forfeit without a map", "bo3", { status: "finished", forfeit: "theirs" }],
  ["a forfeit after the first map", "bo3", { status: "finished", forfeit: "ours", maps: [map(13, 2)] }],
  ["a forfeit after a map, without a format", null, { ...ended(map(13, 2)), forfeit: "ours" }],
  ["two maps of a bo2 at one each", "bo2", ended(map(13, 2), map(2, 13))],
  ["a bo3 won after a level map", "bo3", ended(map(13, 13), map(2, 13), map(2, 13))],
  ["one map without a format, whatever its points", null, ended(map(2, 1))],
  ["one map each without a format", null, ended(map(13, 2), map(2, 13))],
  ["a map of a bo3 at 2 to 1 while it is played", "bo3", { maps: [map(2, 1)] }],
  ["named maps of a coming match", "bo3", { status: "scheduled", maps: [map(0, 0, "Ascent")] }],
  ["named maps of a cancelled match", "bo3", { status: "cancelled", maps: [map(0, 0, "Ascent")] }],
  ["named maps of a postponed match", "bo3", { status: "postponed", maps: [map(0, 0, "Ascent")] }],
  ["40 emoji", null, { maps: [map(1, 0, "🐙".repeat(40))] }],
] as const)("[MA-26] accepts %s", (_, format, given) => {
  expect(problem(format, given)).toBeNull();
});

it("[MA-26] stores names without marks that change the order of the text around them", () => {
  const checked = checkScore(null, score({ maps: [map(1, 0, "  \u202eAscent \n 2 ")] }));
  expect(checked).toEqual({ ok: true, value: score({ maps: [map(1, 0, "Ascent 2")] }) });
});

const sides = fc.constantFrom("ours" as const, "theirs" as const);
const taps: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({
    kind: fc.constant("add" as const),
    map: fc.nat(9),
    side: sides,
    points: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({
    kind: fc.constant("set" as const),
    map: fc.nat(9),
    side: sides,
    points: fc.oneof(fc.integer(), fc.double()),
  }),
  fc.record({
    kind: fc.constant("name" as const),
    map: fc.nat(9),
    name: fc.string({ unit: "grapheme", maxLength: 60 }),
  }),
  fc.record({ kind: fc.constant("remove-map" as const), map: fc.nat(9) }),
  fc.record({ kind: fc.constantFrom("next-map" as const, "start" as const, "finish" as const, "reopen" as const) }),
  fc.record({ kind: fc.constant("forfeit" as const), side: fc.option(sides) }),
);
const format = fc.option(fc.constantFrom(...formats));

it("[MA-26] keeps points and names within their limits, whatever is tapped, and needs no more than the removal of a map or a reopening", () => {
  fc.assert(
    fc.property(fc.array(taps, { maxLength: 30 }), format, (all, given) => {
      const end = all.reduce((now, tap) => tapped(now, tap, given), score({ status: "scheduled" }));
      const checked = checkScore(given, end);
      const ofMaps = ["too-many-maps", "map-after-end", "unplayed-map", "no-score", "forfeit-after-end"];
      const problems = [...ofMaps, "undecided", "series-score"];
      expect(checked.ok || problems.includes(checked.refusal.problem)).toBe(true);
      // Saved once is saved: what is stored is checked again without a change.
      const again = checked.ok ? checkScore(given, checked.value) : checked;
      expect(again).toEqual(checked);
    }),
  );
});

it("[MA-26] offers only a next map and an end that can be stored", () => {
  fc.assert(
    fc.property(fc.array(taps, { maxLength: 30 }), format, (all, given) => {
      // A member who presses only what is offered.
      const end = all.reduce((now, tap) => {
        if (tap.kind === "next-map" && !hasNextMap({ ...now, format: given })) return now;
        if (tap.kind === "finish" && !canFinish({ ...now, format: given })) return now;
        const next = tapped(now, tap, given);
        return checkScore(given, next).ok || tap.kind === "next-map" || tap.kind === "finish" ? next : now;
      }, score());
      expect(checkScore(given, end).ok).toBe(true);
      expect(end.maps.length).toBeLessThanOrEqual(given ? mapsOf(given) : 9);
    }),
  );
});

it("[MA-26] begins a scheduled match with its first points", () => {
  const scheduled = score({ status: "scheduled" });
  const named = tapped(scheduled, { kind: "name", map: 0, name: "Ascent" }, null);
  expect(named.status).toBe("scheduled");
  expect(tapped(named, { kind: "add", map: 0, side: "ours", points: 1 }, null).status).toBe("live");
  expect(tapped(scheduled, { kind: "set", map: 0, side: "theirs", points: 3 }, null).status).toBe("live");
});

it("[MA-26] ends a match without the maps that nobody began, and takes a forfeit back", () => {
  const played = score({ maps: [map(13, 5), map(0, 0)] });
  expect(tapped(played, { kind: "finish" }, null)).toEqual(score({ status: "finished", maps: [map(13, 5)] }));
  const forfeited = tapped(score({ status: "scheduled" }), { kind: "forfeit", side: "theirs" }, null);
  expect(forfeited).toEqual(score({ status: "finished", forfeit: "theirs" }));
  expect(tapped(forfeited, { kind: "forfeit", side: null }, null)).toEqual(score({ status: "scheduled" }));
  expect(tapped(forfeited, { kind: "reopen" }, null)).toEqual(score());
});

it("[MA-26] puts a forfeit beside the maps that were played, and in the place of those that have decided the match", () => {
  const forfeit = { kind: "forfeit", side: "theirs" } as const;
  const [begun, won] = [score({ maps: [map(13, 5)] }), score({ maps: [map(13, 5), map(13, 9)] })];
  expect(tapped(begun, forfeit, "bo3")).toEqual({ ...begun, status: "finished", forfeit: "theirs" });
  expect(tapped(won, forfeit, "bo3")).toEqual({ status: "finished", forfeit: "theirs", maps: [] });
});

it("[MA-26] tells scores apart by status, forfeit, maps, names and points", () => {
  const one = score({ maps: [map(13, 5, "Ascent")] });
  expect(isSameScore(one, scoreIn({ ...one, maps: [map(13, 5, "Ascent")] }))).toBe(true);
  const others: readonly Partial<MatchScore>[] = [
    { status: "finished" },
    { forfeit: "ours" },
    { maps: [] },
    { maps: [map(13, 5, "Bind")] },
    { maps: [map(12, 5, "Ascent")] },
    { maps: [map(13, 4, "Ascent")] },
    { maps: [map(13, 5, "Ascent"), map(0, 0)] },
  ];
  for (const other of others) expect(isSameScore(one, { ...one, ...other })).toBe(false);
});
