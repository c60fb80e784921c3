import { expect, it } from "vitest";
import { mergeRows } from "./mergeRows.ts";

const rowOf = (text: string) => ({ name: text.slice(0, 1), words: text });
const merge = (...[before, mine, theirs]: readonly [string, string, string]) => {
  const rows = (text: string) => text.split(" ").filter(Boolean).map(rowOf);
  return mergeRows(rows(before), rows(mine), rows(theirs))
    ?.map(({ words }) => words)
    .join(" ");
};

it.each([
  ["different rows changed", "a b c", "a1 b c", "a b c1", "a1 b c1"],
  ["the same change on both sides", "a b", "a1 b", "a1 b", "a1 b"],
  ["a row inserted, another one changed by the other", "a b", "a x b", "a1 b", "a1 x b"],
  ["a row changed, another one inserted by the other", "a b", "a1 b", "a x b", "a1 x b"],
  ["a row inserted first, the last one removed by the other", "a b", "x a b", "a", "x a"],
  ["rows inserted after one that the other removed", "a b c", "a b x y c", "a c", "a x y c"],
  ["rows inserted on both sides", "a b", "a x b", "a b y", "a x b y"],
  ["rows added on both sides", "a", "a b", "a c", "a c b"],
  ["rows inserted on both sides after the same one", "a b", "a x y b", "a z b", "a z x y b"],
  ["a row inserted, the order by the other", "a b c", "a x b c", "c b a", "c b a x"],
  ["a row added, another one removed", "a b", "a b c", "b", "b c"],
  ["a row changed, the order by the other", "a b c", "a1 b c", "c b a", "c b a1"],
  ["the order, a row changed by the other", "a b c", "c b a", "a b c1", "c1 b a"],
  ["the same row removed by both", "a b", "b", "b", "b"],
  ["all removed", "a", "", "", ""],
])("[RC-21] merges %s", (_, before, mine, theirs, merged) => {
  expect(merge(before, mine, theirs)).toBe(merged);
});

it.each([
  ["two changes of a row", "a b", "a1 b", "a2 b"],
  ["a row changed and removed", "a b", "a1 b", "b"],
  ["two rows of a name added", "a", "a b1", "a b2"],
  ["two orders", "a b c", "b a c", "a c b"],
])("[RC-21] merges nothing of %s", (_, before, mine, theirs) => {
  expect(merge(before, mine, theirs)).toBeUndefined();
});
