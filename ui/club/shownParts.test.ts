import { expect, it } from "vitest";
import { numberedParts } from "./shownParts.ts";

it("[LK-12] numbers the parts that are shown, in their order, and no others", () => {
  expect(numberedParts({ history: true, values: false, founders: true })).toEqual({ history: 1, founders: 2 });
  expect(numberedParts({ history: false })).toEqual({});
});
