import { expect, it } from "vitest";
import { finalPlaces } from "./finalPlaces.ts";

it.each([
  ["Les quatre premiers jouent la phase finale.", 4],
  ["Les 8 premières équipes passent.", 8],
  ["Les Deux premiers passent, le dernier descend.", 2],
  ["Le premier est champion.", null],
  ["", null],
])("[MA-48] reads the places that lead on from a note: %s", (note, places) => {
  expect(finalPlaces(note)).toBe(places);
});
