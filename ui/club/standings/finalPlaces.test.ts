import { expect, it } from "vitest";
import { finalPlaces } from "./finalPlaces.ts";

it.each([
  ["Les quatre premiers jouent la phase finale.", 4],
  ["Les 8 premières équipes passent.", 8],
  ["Les Deux premiers passent, le dernier descend.", 2],
  ["Saison régulière. Les trois premières se qualifient.", 3],
  ["Le premier est champion.", null],
  ["Un premier match est reporté.", null],
  ["Les trois premières journées sont jouées.", null],
  ["", null],
])("[MA-48] reads the places that lead on from a note: %s", (note, places) => {
  expect(finalPlaces(note)).toBe(places);
});
