import { expect, it } from "vitest";
import { nextSorting, sortingIn, sortingText } from "./sorting.ts";

const names = { start: "debut", opponent: "adversaire" } as const;
const inAddress = (text: string) => sortingIn(new URLSearchParams({ tri: text }), names);

it("[AD-50] finds an order again in its address, and takes none that it doesn't know", () => {
  for (const way of ["ascending", "descending"] as const) {
    const sorting = { by: "opponent", way } as const;
    expect(inAddress(sortingText(sorting, names))).toEqual(sorting);
  }
  expect(["", "-", "prix", "--debut", "opponent"].map(inAddress)).toEqual(Array(5).fill(undefined));
});

it("[AD-50] sorts upwards, then downwards, then as the list does by itself", () => {
  const up = nextSorting(undefined, "start");
  expect(up).toEqual({ by: "start", way: "ascending" });
  const down = nextSorting(up, "start");
  expect(down).toEqual({ by: "start", way: "descending" });
  expect(nextSorting(down, "start")).toBeUndefined();
  expect(nextSorting(down, "opponent")).toEqual({ by: "opponent", way: "ascending" });
});
