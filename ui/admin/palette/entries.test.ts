import { expect, it } from "vitest";
import { nothingFound } from "../../../domain/club/searchPanel.ts";
import { day } from "../../../domain/shared/clock.ts";
import { matchFor } from "../../../tests/matchFor.ts";
import { view } from "../../club/pages/admin/view.ts";
import { pagesView as path } from "../viewAddress.ts";
import { entryGroups, isSoonScored } from "./entries.ts";

const pagesView = { ...view, path };
const known = { views: [pagesView], tabs: [pagesView], keysOfTabs: "", scorable: [], areKeysOn: false };
const found = (typed: string) =>
  entryGroups(typed, known, nothingFound, []).flatMap(({ entries }) => entries.map(({ words }) => words));

it("[AD-71] finds a view by the words of its settings", () => {
  for (const typed of ["couleur", "logo", "hébergeur"]) expect(found(typed)).toContain(pagesView.words);
  expect(found("xylophone")).toEqual([]);
});

it("[AD-70] offers the score of a match from a day before its start", () => {
  const match = matchFor("a");
  const start = Date.parse(match.start);
  expect([isSoonScored(match, start - day), isSoonScored(match, start - day - 1)]).toEqual([true, false]);
});
