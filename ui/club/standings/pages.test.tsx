import { allSettled, type Effect, fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { MatchList } from "../../../domain/club/matches/listMatches.ts";
import { noTotals } from "../../../domain/club/matches/totals.ts";
import type { ShownStandings, StandingsQuery } from "../../../domain/club/standings/readStandings.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { club } from "../../../tests/club.ts";
import { matchOf } from "../../../tests/matchOf.ts";
import { plain, screenOf } from "../../../tests/screen.ts";
import { standingsRow } from "../../../tests/standingsFor.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { $club } from "../../lib/page/club.ts";
import { FeaturesContext } from "../../lib/page/features.ts";
import { $now } from "../../lib/page/now.ts";
import * as matchPage from "../matches/detail/MatchPage.tsx";
import { listMatchesFx, readMatchFx } from "../matches/effects.ts";
import { $choice, scoreRevealed } from "../matches/hidden/hidden.ts";
import { matchesOpened } from "../matches/list/list.ts";
import * as matchesPage from "../matches/list/MatchesPage.tsx";
import { readStandingsFx } from "./effects.ts";
import { fakes } from "../../../tests/fakes.ts";

const competition = "Ligue des Régions";
const standings: ShownStandings = {
  id: "7",
  revision: 3,
  competition,
  title: "Groupe B",
  asOf: "2026-11-12",
  rows: [
    standingsRow("Banquise", { points: 71 }),
    standingsRow("BORÉAL", { points: 68, isOurs: true, team: "valorant" }),
  ],
  note: "Les deux premiers passent.",
};
const list: MatchList = {
  items: [],
  total: 0,
  page: 1,
  pages: 1,
  coming: [{ ...matchOf(), score: null, outcome: null }],
  comingTotal: 1,
  teams: [{ slug: "valorant" as Slug, game: "Valorant" }],
  competitions: [competition],
  seasons: [2026],
  totals: noTotals,
};

type Found = readonly ShownStandings[] | "failed";
const pages = { "/matches": matchesPage, "a match": matchPage } as const;

/** A page with these standings, on a device that hides scores or not. */
const open = async (
  at: keyof typeof pages,
  found: () => Found,
  { search = "", isHidden = false, features = ["matches", "teams"] } = {},
) => {
  const asked: StandingsQuery[] = [];
  const { Component, handle } = pages[at];
  const scope = fork({
    handlers: fakes(
      [listMatchesFx, () => list],
      [readMatchFx, () => matchOf()],
      [
        readStandingsFx as Effect<StandingsQuery, unknown, unknown>,
        (query: StandingsQuery) => {
          asked.push(query);
          const now = found();
          if (now === "failed") throw { kind: "unexpected", cause: "down" };
          return { standings: now, competitions: [competition, "Coupe d'Hiver"] };
        },
      ],
    ),
    values: [
      [$club, club],
      [$now, { now: Date.parse("2026-11-22T12:00:00Z"), zone: "Europe/Paris" }],
      [$choice, isHidden ? { isHidden, chosenAt: 1 } : null],
    ],
  });
  const { opened, status } = handle;
  if (!opened || !status) throw new Error("The page loads nothing");
  await allSettled(opened, { scope, params: { params: { slug: "x" }, search } });
  const html = () =>
    renderToString(
      <Provider value={scope}>
        <FeaturesContext value={features}>
          <MemoryRouter>
            <Component />
          </MemoryRouter>
        </FeaturesContext>
      </Provider>,
    ).replaceAll("<!-- -->", "");
  return { scope, asked, html, text: () => plain(screenOf(html()).text), status: () => scope.getState(status) };
};
const filtered = { search: `?competition=${encodeURIComponent(competition)}` };
const places = [
  ["/matches", filtered],
  ["a match", {}],
] as const;

it.each(places)("[ST-8] %s shows the standings of its competition as a table", async (at, place) => {
  const { html, text, asked } = await open(at, () => [standings], place);
  expect(asked).toEqual(
    at === "/matches" ? [{ kind: "competition", competition }, { kind: "names" }] : [{ kind: "match", match: "x" }],
  );
  expect(text()).toContain("Groupe B, au 12 novembre 2026");
  expect(text()).toMatch(/1 Banquise 5 4 1 71 2 BORÉAL nous 5 4 1 68 Les deux premiers passent\./);
  const [table = ""] = /<table.*?<\/table>/s.exec(html()) ?? [];
  expect(table).toMatch(/<caption/);
  // Rank, team, played, won, lost, points: no column that all leave empty.
  expect(table.match(/scope="col"/g)).toHaveLength(6);
  expect(table.match(/scope="row"/g)).toHaveLength(2);
  expect(table).toMatch(/<tr data-ours="true">.*href="\/team-valorant".*BORÉAL/);
});

it("[ST-8] shows draws and maps where they are counted, and no link to a team without a page", async () => {
  const rows = [
    standingsRow("Banquise", { points: 71, drawn: 0, mapsFor: 8, mapsAgainst: 3 }),
    standingsRow("Nous", { points: 2, isOurs: true, team: "autre" }),
  ];
  const { html, text } = await open("a match", () => [{ ...standings, rows }]);
  expect(text()).toMatch(
    /Nuls.*Manches gagnées.*Manches perdues.*Points 1 Banquise 5 4 0 1 8 3 71 2 Nous nous 5 4 1 2/,
  );
  expect(html()).not.toContain("autre");
});

it("[MA-48] marks the opponent of the match, and rules off the places that lead on", async () => {
  const rows = [standingsRow("Banquise"), standingsRow("BORÉAL", { isOurs: true }), standingsRow("Solstice")];
  const { html } = await open("a match", () => [{ ...standings, rows }]);
  expect(html()).toMatch(/<tr data-theirs="true">(?:(?!<\/tr>).)*Solstice/);
  expect(html()).toMatch(/<tr data-ours="true" data-last="true">/);
  expect(html()).toContain("/ecussons/Banquise.svg");
});

it("[ST-8] links to no team while the teams are hidden", async () => {
  const { html } = await open("a match", () => [standings], { features: ["matches"] });
  const [table = ""] = /<table.*?<\/table>/s.exec(html()) ?? [];
  expect(table).toContain("BORÉAL");
  expect(table).not.toContain("href");
});

it("[ST-8] without a filter, names the competitions with standings; their tables only where they are asked for", async () => {
  const { html, text, asked } = await open("/matches", () => []);
  expect(asked).toEqual([{ kind: "names" }]);
  expect(text()).toContain("Classement : Ligue des Régions Coupe d’Hiver");
  expect(html()).toContain('href="/matches?competition=Ligue+des+R%C3%A9gions#classement"');
  expect(html()).not.toContain("<table");
  const other = await open("/matches", () => [standings], { search: "?competition=Autre" });
  expect(other.html()).not.toContain("<table");
});

it.each(places)("[ST-9] %s says that the standings couldn't be loaded, and isn't kept so", async (at, place) => {
  const { text, status } = await open(at, () => "failed", place);
  expect(text()).toContain("Il n’a pas pu être chargé. Rechargez la page dans un instant.");
  expect(text()).toContain("Solstice");
  expect(status()).toBe(503);
});

it("[ST-9] the list of all matches is kept without the links to standings", async () => {
  const { text, status } = await open("/matches", () => "failed");
  expect(text()).toContain("Solstice");
  expect(status()).toBe(200);
});

it("[ST-9] says that another competition's standings couldn't be loaded", async () => {
  let now: Found = [standings];
  const { scope, text, status } = await open("/matches", () => now, filtered);
  now = "failed";
  const opened = (competition: string) =>
    allSettled(matchesOpened, {
      scope,
      params: { params: {}, search: `?competition=${encodeURIComponent(competition)}` },
    });
  await opened(competition);
  expect(text()).toContain("Banquise");
  expect(status()).toBe(200);
  await opened("Autre");
  expect(text()).toContain("Il n’a pas pu être chargé.");
  expect(status()).toBe(503);
});

it.each(places)("[ST-9] %s follows a change", async (at, place) => {
  let now = standings;
  const { scope, text } = await open(at, () => [now], place);
  now = { ...standings, rows: [standingsRow("BORÉAL", { points: 72, isOurs: true })] };
  await allSettled(changeHinted, { scope, params: "partners" });
  expect(text()).toContain("71");
  await allSettled(changeHinted, { scope, params: "standings" });
  expect(text()).toMatch(/1 BORÉAL nous 5 4 1 72/);
});

it.each(places)("[ST-10] %s tells none of it before hydration when the device hides scores", async (at, place) => {
  const { html } = await open(at, () => [standings], place);
  const shown = plain(screenOf(html(), "data-score").text);
  expect(shown).toContain("Classement");
  expect(shown).not.toMatch(/71|68|passent|BORÉAL nous/);
});

it.each(places)("[ST-10] %s shows them at a press while scores are hidden, until they change", async (at, place) => {
  let now = standings;
  const { scope, html, text } = await open(at, () => [now], { ...place, isHidden: true });
  expect(html()).not.toMatch(/71|68|passent/);
  expect(text()).toContain("Afficher le classement Groupe B Ligue des Régions");
  await allSettled(scoreRevealed, { scope, params: "7#3" });
  expect(text()).toContain("2 BORÉAL nous 5 4 1 68");
  now = { ...standings, revision: 4 };
  await allSettled(changeHinted, { scope, params: "standings" });
  expect(html()).not.toMatch(/71|68|passent/);
});
