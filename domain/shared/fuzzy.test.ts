import { expect, it } from "vitest";
import { fuzzyFilter, fuzzyScore } from "./fuzzy.ts";

it.each([
  ["equipe", "Équipes et personnes"],
  ["ÉQUIPE", "equipes"],
  ["candidtaures", "Candidatures"],
  ["candidature", "Candidatures"],
  ["categroie", "Catégories"],
  ["nouv mat", "Nouveau match"],
  ["solstice score", "Saisir le score, Valorant – Solstice"],
  ["solstcie", "Valorant – Solstice"],
  ["cvrt", "cvrt"],
  ["", "Tout"],
])("[AD-44] finds by %j the text %j", (typed, text) => {
  expect(fuzzyScore(typed, text)).not.toBeNull();
});

it.each([
  ["tip", "Pages"],
  ["tps", "Tips"],
  ["partenaire", "Pages et parties"],
  ["match xyz", "Nouveau match"],
  // Words are found from their beginning.
  ["vert", "Postes ouverts"],
])("[AD-44] [AD-70] doesn't find by %j the text %j", (typed, text) => {
  expect(fuzzyScore(typed, text)).toBeNull();
});

it("[AD-44] has the same word first, then a beginning, and typing errors", () => {
  const texts = ["Le matin", "Mtach", "Matchs", "Match"];
  expect(fuzzyFilter("match", texts, (text) => text)).toEqual(["Match", "Matchs", "Mtach"]);
});

it("keeps the order of texts that fit as well", () => {
  expect(fuzzyFilter("a", ["a 2", "a 1"], (text) => text)).toEqual(["a 2", "a 1"]);
});

it("is quick with long texts", () => {
  const long = "lettre".repeat(500);
  expect(fuzzyScore("letrte".repeat(20), `${long} ${long}`)).toBeNull();
});
