import { expect, it } from "vitest";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { entryOf, tapOn } from "./entry.ts";
import { textAt, type TypedPoints, withoutMap, withTyped, wrongIn } from "./typedPoints.ts";

const match = matchFor("a", {
  status: "live",
  maps: [
    { name: "", ours: 13, theirs: 5 },
    { name: "", ours: 13, theirs: 99 },
  ],
});
const entry = entryOf(match);
const on = (map: number, side: "ours" | "theirs", text: string, points: number): TypedPoints => ({
  match: match.id,
  map,
  side,
  text,
  points,
});

it("[MA-29] keeps what isn't counted of each map and side, until it is mended", () => {
  const typed = withTyped(withTyped([], on(1, "theirs", "111", 99)), on(0, "ours", "12", 12));
  expect(wrongIn(typed, entry)).toEqual(on(1, "theirs", "111", 99));
  expect(textAt(typed, entry, { map: 1, side: "theirs" })).toBe("111");
  expect(textAt(typed, entry, { map: 0, side: "theirs" })).toBe("5");
  expect(wrongIn(withTyped(typed, on(1, "theirs", "11", 11)), entry)).toBeUndefined();
});

it("[MA-29] forgets what was typed when the points change otherwise, without its map, and in a forfeit", () => {
  const typed = [on(1, "theirs", "111", 99)];
  const pressed = tapOn(entry, { kind: "add", map: 1, side: "theirs", points: -1 });
  expect(wrongIn(typed, pressed)).toBeUndefined();
  expect(textAt(typed, pressed, { map: 1, side: "theirs" })).toBe("98");
  expect(wrongIn(typed, tapOn(entry, { kind: "forfeit", side: "theirs" }))).toBeUndefined();
  expect(wrongIn(typed, entryOf(matchFor("b")))).toBeUndefined();
  expect(wrongIn([on(2, "ours", "x", 0)], tapOn(entry, { kind: "next-map" }))).toBeDefined();
  expect(wrongIn([on(2, "ours", "x", 0)], entry)).toBeUndefined();
});

it("[MA-29] keeps it beside its map when another one is removed", () => {
  const typed = [on(0, "ours", "x", 13), on(1, "theirs", "111", 99)];
  expect(withoutMap(typed, match.id, 0)).toEqual([on(0, "theirs", "111", 99)]);
  expect(withoutMap(typed, match.id, 1)).toEqual([on(0, "ours", "x", 13)]);
});
