import { expect, it } from "vitest";
import { noFields } from "../editing/fields.ts";
import { batchFrom } from "./batch.ts";
import { mostAdded, type MovedItem } from "./ports.ts";

const itemOf = (length: number, pictures = 0) => ({
  item: { fields: { ...noFields, content: "a".repeat(length) } } as MovedItem,
  taken: Array.from({ length: pictures }, (_, at) => ({ address: `${at}`, use: "picture", isNeeded: false }) as const),
});
const lengths = (all: readonly number[]) => lengthsOf(all.map((length) => itemOf(length)));
const lengthsOf = (items: readonly ReturnType<typeof itemOf>[]): readonly number[] => {
  const batches: number[] = [];
  for (let at = 0; at < items.length; at += batches.at(-1) ?? 1) batches.push(batchFrom(items, at).length);
  return batches;
};

it("[NW-80] adds so many items at once, fewer of long ones, and always one", () => {
  expect(lengths(Array.from({ length: 60 }, () => 10))).toEqual([mostAdded, mostAdded, 60 - 2 * mostAdded]);
  expect(lengths([200_000, 10, 10, 149_990, 10, 200_000])).toEqual([1, 2, 2, 1]);
  expect(batchFrom([], 0)).toEqual([]);
  expect(lengthsOf([itemOf(1, 6), itemOf(1, 4), itemOf(1, 1), itemOf(1, 30), itemOf(1)])).toEqual([2, 1, 1, 1]);
});
