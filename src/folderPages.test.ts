import { expect, it } from "vitest";
import { countedPages } from "../domain/club/reading/countedPage.ts";
import { folderPages } from "./folderPages.ts";

it("[NW-90] the views of all pages of a club's folder are counted, and of no other", () => {
  const folder = {
    about: {},
    contact: {},
    founders: {},
    home: {},
    partners: {},
    recruitment: {},
    shop: {},
    teams: {},
    values: {},
  };
  expect(
    folderPages(folder)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(countedPages.toSorted());
});
