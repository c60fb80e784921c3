import { expect, it } from "vitest";
import { countMissedSearch } from "./missedSearch.ts";
import { missedWords } from "./missedWords.ts";

it.each([
  ["Smoke sur Icebox", "smoke sur icebox"],
  ["  ÉQUIPE—féminine !! ", "equipe feminine"],
  ["L'éco à 2 contre 5", "l eco a 2 contre 5"],
  ["saison 2026", "saison 2026"],
  ["rue", "rue"],
])("[NW-93] keeps the words of %j, folded", (typed, kept) => {
  expect(missedWords(typed)).toBe(kept);
});

it.each([
  ["too short", "ab"],
  ["no letters", "2026 12"],
  ["signs", "« & | ! » 🎮"],
  ["an e-mail address", "camille@exemple.fr"],
  ["a part of one", "camille @exemple"],
  ["a telephone number", "appeler 06 12 34 56 78"],
  ["one in another form", "tel +33.6.12.34.56.78"],
  ["a street", "12 rue des Lilas"],
  ["an avenue with accents", "3, allée du Général"],
  ["a postcode", "Lyon 69003"],
  ["a whole text", "mot ".repeat(30)],
])("[NW-93] keeps nothing of %s", (_, typed) => {
  expect(missedWords(typed)).toBeNull();
});

it("[NW-92] counts no search of a visitor who doesn't want it", async () => {
  const sent: string[] = [];
  const searches = { add: async (typed: string) => void sent.push(typed) };
  await countMissedSearch({ searches, visitor: { isCounted: () => false } })("secret");
  await countMissedSearch({ searches, visitor: { isCounted: () => true } })("icebox");
  expect(sent).toEqual(["icebox"]);
});
