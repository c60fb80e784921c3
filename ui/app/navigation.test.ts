import { expect, it } from "vitest";
import { features } from "../../src/features.ts";
import type { Feature } from "../../src/feature.ts";
import { isIn, isMenu, navigationOf, standsFor } from "./navigation.ts";

const all: readonly Feature[] = features;
const { bar, drawer, foot, mentions } = navigationOf(all.flatMap(({ places = [] }) => places));

it("[LY-2] [LK-6] lists the bar's places in their order", () => {
  const places = bar.flatMap((entry) => (isMenu(entry) ? entry.places : [entry]));
  expect(places.map(({ to }) => to)).toEqual([
    "/",
    "/about",
    "/shop",
    "/teams",
    "/team-valorant",
    "/matches",
    "/news",
    "/tips",
    "/recruitment",
    "/partners",
    "/contact",
  ]);
});

it("[LY-4] has every place of the bar in the drawer", () => {
  const inDrawer = drawer.flatMap(({ places }) => places.map(({ to }) => to));
  const inBar = bar.flatMap((entry) => (isMenu(entry) ? entry.places : [entry])).map(({ to }) => to);
  expect(new Set(inDrawer)).toEqual(new Set(inBar));
});

it("has four places in the foot, in its own order, and the mentions", () => {
  expect(foot.map(({ to }) => to)).toEqual(["/teams", "/matches", "/recruitment", "/shop"]);
  expect(mentions.map(({ to }) => to)).toEqual(["/privacy", "/terms"]);
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
  expect(bar.filter((entry) => isMenu(entry) && standsFor(entry, path)).map(({ words }) => words)).toEqual(marked);
});
