import { expect, it } from "vitest";
import { features } from "../../src/features.ts";
import type { Feature } from "../../src/feature.ts";
import type { TeamName } from "../../domain/club/matches/ports.ts";
import type { SiteState } from "../../domain/club/pages/editPages.ts";
import { firstTeamPages } from "../../domain/club/teams/firstTeams.ts";
import { mostInMenu } from "../../domain/club/teams/menuTeams.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../../tests/club.ts";
import { teamPath } from "../club/teams/address.ts";
import { layoutParts } from "./Layout.tsx";
import { currentIn, isIn, isMenu, navigationOf, standsFor } from "./navigation.ts";

const firstTeams = firstTeamPages(teams).teams;

const all: readonly Feature[] = features;
const { bar, drawer, foot, mentions } = navigationOf(all.flatMap(({ navEntries = [] }) => navEntries));

it("[LY-2] [LK-6] lists the bar's entries in their order", () => {
  const entries = bar.flatMap((entry) => (isMenu(entry) ? entry.entries : [entry]));
  expect(entries.map(({ to }) => to)).toEqual([
    "/",
    "/about",
    "/shop",
    "/teams",
    ...firstTeams.map(({ slug }) => teamPath(slug)),
    "/matches",
    "/evenements",
    "/news",
    "/tips",
    "/recruitment",
    "/partners",
    "/contact",
  ]);
});

const teamsIn = (teams: readonly TeamName[]) => {
  const site: SiteState = { off: [], changed: [], teams };
  const parts = layoutParts(all, site).navigation.drawer;
  return parts.find((part) => part.words === "Équipes")?.entries.map((entry) => [entry.to, entry.words]);
};
const team = (slug: string, game: string): TeamName => ({ slug: slug as Slug, game });

it("[TE-13] names the teams of the staff in their order, Valorant's under its own address", () => {
  expect(teamsIn([team("dames", "Dames"), team("valorant", "VALORANT")])).toEqual([
    ["/teams", "Nos équipes"],
    ["/teams/dames", "Équipe Dames"],
    ["/team-valorant", "Équipe VALORANT"],
    ["/matches", "Matchs"],
    ["/evenements", "Évènements"],
  ]);
  expect(teamsIn([])).toEqual([
    ["/teams", "Nos équipes"],
    ["/matches", "Matchs"],
    ["/evenements", "Évènements"],
  ]);
});

it("[TE-13] names eight teams at most; then the list is that of all teams", () => {
  const teams = Array.from({ length: mostInMenu + 1 }, (_, at) => team(`t${at}`, `T${at}`));
  expect(teamsIn(teams.slice(1))?.[0]).toEqual(["/teams", "Nos équipes"]);
  expect(teamsIn(teams)?.map(([, words]) => words)).toEqual([
    "Toutes les équipes",
    ...teams.slice(0, mostInMenu).map(({ game }) => `Équipe ${game}`),
    "Matchs",
    "Évènements",
  ]);
});

it("[LY-4] has every entry of the bar in the drawer", () => {
  const inDrawer = drawer.flatMap(({ entries }) => entries.map(({ to }) => to));
  const inBar = bar.flatMap((entry) => (isMenu(entry) ? entry.entries : [entry])).map(({ to }) => to);
  expect(new Set(inDrawer)).toEqual(new Set(inBar));
});

it("[LK-21] has in the foot what one reads, the other pages of the club, and the mentions", () => {
  expect(foot.club.map(({ to }) => to)).toEqual([
    "/about",
    "/teams",
    "/matches",
    "/evenements",
    "/recruitment",
    "/partners",
    "/contact",
  ]);
  expect(foot.read.map(({ to }) => to)).toEqual(["/news", "/tips"]);
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
  expect(isIn({ to }, path)).toBe(answer);
});

it.each([
  ["/teams", "/teams"],
  ["/teams/rocket-league", "/teams/rocket-league"],
  ["/teams/rocket-league/", "/teams/rocket-league"],
  ["/teams/personne", "/teams"],
  ["/team-valorant", "/team-valorant"],
  ["/tips", undefined],
])("[LY-3] marks on %s one entry of a part: %s", (path, marked) => {
  const [menu] = bar.filter((entry) => isMenu(entry));
  expect(menu && currentIn(menu.entries, path)).toBe(marked);
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
