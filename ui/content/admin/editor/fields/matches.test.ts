import { expect, it } from "vitest";
import type { MatchChoice } from "../../../../../domain/club/matches/ports.ts";
import type { Slug } from "../../../../../domain/shared/slug.ts";
import { matchChoices, matchName } from "./matches.ts";

const match = (slug: string, opponent: string, competition: string): MatchChoice => ({
  slug: slug as Slug,
  game: "Rocket League",
  opponent,
  competition,
  start: "2026-11-28T20:00:00.000Z",
});
const all = [match("a", "Solstice", "Coupe de l'Été"), match("b", "Étoile", "Ligue"), match("c", "Huards", "Ligue")];
const slugs = (chosen: string, search: string) => matchChoices(all, chosen, search).choices.map(({ value }) => value);

it("[NW-10] offers all matches in their order, by opponent, day, game and competition", () => {
  expect(matchChoices(all, "", "").choices[0]).toEqual({
    value: "a",
    words: "Solstice, 28\u00a0novembre 2026, Rocket League, Coupe de l’Été",
  });
  expect(slugs("", "")).toEqual(["a", "b", "c"]);
});

it.each([
  ["ETOILE", ["b"]],
  ["ete", ["a"]],
  ["ligue  hu", ["c"]],
  ["  ligue ", ["b", "c"]],
  ["rien", []],
])("[NW-10] finds %j among opponents and competitions", (search, found) => {
  expect(slugs("", search)).toEqual(found);
  expect(matchChoices(all, "", search).found).toBe(found.length);
});

it("[NW-10] keeps the chosen match, found or not, known or not", () => {
  expect(slugs("a", "ligue")).toEqual(["a", "b", "c"]);
  expect(matchChoices(all, "a", "ligue").found).toBe(2);
  expect(slugs("vieux", "")).toEqual(["vieux", "a", "b", "c"]);
  expect(slugs("vieux", "rien")).toEqual(["vieux"]);
});

it("[NW-10] names a match, and by its slug one that isn't known", () => {
  expect(matchName(all, "b")).toContain("Étoile");
  expect(matchName(all, "vieux")).toBe("vieux");
});
