import { expect, it } from "vitest";
import { barEntries, drawerParts, isIn, isMenu, standsFor } from "./navigation.ts";

it("[LY-2] [LK-6] lists the bar's entries in order", () => {
  const places = barEntries.flatMap((entry) => (isMenu(entry) ? entry.places : [entry]));
  expect(places.map(({ to }) => to)).toEqual([
    "/",
    "/about",
    "/shop",
    "/teams",
    "/team-valorant",
    "/news",
    "/tips",
    "/recruitment",
    "/partners",
    "/contact",
  ]);
});

it("[LY-4] has every entry of the bar in the drawer", () => {
  const inDrawer = drawerParts.flatMap(({ places }) => places.map(({ to }) => to));
  const inBar = barEntries.flatMap((entry) => (isMenu(entry) ? entry.places : [entry])).map(({ to }) => to);
  expect(new Set(inDrawer)).toEqual(new Set(inBar));
});

it.each([
  ["/tips", "/tips", true],
  ["/tips", "/tips/", true],
  ["/tips", "/tips/tenir-un-site-a-deux", true],
  ["/tips", "/tipster", false],
  ["/", "/", true],
  ["/", "/tips", false],
  ["/teams", "/team-valorant", false],
])("[LY-3] tells whether %s contains %s", (to, path, answer) => {
  expect(isIn({ to, words: "" }, path)).toBe(answer);
});

it.each([
  ["/teams", ["Équipes"]],
  ["/team-valorant", ["Équipes"]],
  ["/news/un-article", ["Contenu"]],
  ["/tips", ["Contenu"]],
  ["/shop", []],
])("[LY-3] marks on %s the menus %j", (path, marked) => {
  expect(barEntries.filter((entry) => isMenu(entry) && standsFor(entry, path)).map(({ words }) => words)).toEqual(
    marked,
  );
});
