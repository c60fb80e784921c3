import { allSettled, fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import type { NextMatches } from "../../../../domain/club/matches/listMatches.ts";
import type { OwnOfMatch } from "../../../../domain/club/predictions/predict.ts";
import { noPredictions } from "../../../../domain/club/predictions/prediction.ts";
import type { PredictionTablePage, Predictor } from "../../../../domain/club/predictions/table.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { club } from "../../../../tests/club.ts";
import { fakes } from "../../../../tests/fakes.ts";
import { resultOf } from "../../../../tests/matchOf.ts";
import { plain, screenOf } from "../../../../tests/screen.ts";
import { whoAmIFx } from "../../../accounts/effects.ts";
import { $club } from "../../../lib/page/club.ts";
import { $now } from "../../../lib/page/now.ts";
import { visitorArrived } from "../../../lib/page/visitor.ts";
import { readMatchFx } from "../../matches/effects.ts";
import { matchOpened } from "../../matches/detail/match.ts";
import { $choice, scoreRevealed } from "../../matches/hidden/hidden.ts";
import { openMatchesFx, readOwnPredictionsFx, readPredictionsFx, readPredictionTableFx } from "../effects.ts";
import { MatchPredictions } from "../MatchPredictions.tsx";
import { Component, handle } from "./PredictionTablePage.tsx";

const row = (username: string | null, rank: number, points: number, more: Partial<Predictor> = {}): Predictor => ({
  member: `id-${username}` as MemberId,
  card: { username, avatar: null, isStaff: false },
  rank,
  points,
  exact: 1,
  right: 4,
  predicted: 9,
  ...more,
});
const table: PredictionTablePage = {
  season: 2026,
  seasons: [2026, 2025],
  teams: [
    { slug: "valorant" as Slug, game: "Valorant" },
    { slug: "rocket-league" as Slug, game: "Rocket League" },
  ],
  matches: 12,
  items: [row("lina", 1, 18), row("elio", 1, 18), row("camille", 3, 7)],
  total: 3,
  own: null,
  page: 1,
  pages: 1,
};
const camille = { id: "id-camille", email: "membre@demo.test", role: null };

type Given = {
  readonly search?: string;
  readonly isHidden?: boolean;
  readonly isMember?: boolean;
  readonly next?: NextMatches["next"];
};

const open = async (
  found: PredictionTablePage,
  { search = "", isHidden = false, isMember = false, next = [] }: Given = {},
) => {
  const asked: unknown[] = [];
  const scope = fork({
    handlers: fakes(
      [
        readPredictionTableFx,
        (query: unknown) => {
          asked.push(query);
          return found;
        },
      ],
      [whoAmIFx, () => (isMember ? camille : null)],
      [openMatchesFx, (): NextMatches => ({ next })],
      [
        readOwnPredictionsFx,
        ({ ids }: { readonly ids: readonly Slug[] }): readonly OwnOfMatch[] =>
          ids.map((id, at) => ({
            id,
            prediction: at === 0 ? { outcome: "won", score: { ours: 2, theirs: 1 } } : null,
          })),
      ],
    ),
    values: [
      [$club, club],
      [$now, { now: Date.parse("2026-11-28T12:00:00Z"), zone: "Europe/Paris" }],
      [$choice, isHidden ? { isHidden, chosenAt: 1 } : null],
    ],
  });
  if (!handle.opened) throw new Error("The page loads nothing");
  await allSettled(handle.opened, { scope, params: { params: {}, search } });
  if (isMember) await allSettled(visitorArrived, { scope });
  const html = () =>
    renderToString(
      <Provider value={scope}>
        <MemoryRouter>
          <Component />
        </MemoryRouter>
      </Provider>,
    ).replaceAll("<!-- -->", "");
  return { scope, asked, html, text: (without?: string) => plain(screenOf(html(), without).text) };
};

it("[PX-6] shows who predicts best, equal points with the same rank, and links for teams and seasons", async () => {
  const { html, text, asked } = await open(table, { search: "?equipe=valorant&saison=2025-2026&page=2" });
  expect(asked).toEqual([{ team: "valorant", season: 2025, page: 2 }]);
  expect(text()).toMatch(/1 L? ?lina 4 1 9 18 1 E? ?elio 4 1 9 18 3 C? ?camille 4 1 9 7/);
  expect(html()).toContain('href="/membres/lina"');
  expect(html()).toContain('href="/pronostics?equipe=rocket-league&amp;saison=2025-2026"');
  expect(html()).toContain('href="/pronostics?equipe=valorant"');
});

it("[PX-8] marks the member's own row, and shows it below when it is on another page", async () => {
  const own = row("camille", 3, 7);
  const on = await open({ ...table, own }, { isMember: true });
  // The first answer is a visitor's.
  expect(on.asked).toHaveLength(2);
  expect(on.html().match(/data-own/g)).toHaveLength(1);
  expect(on.text()).toContain("camille vous");
  const apart = await open({ ...table, own: row("moi", 132, 2), total: 140, pages: 3 });
  expect(apart.text()).toMatch(/Votre place .*132 .*moi vous 4 1 9 2/);
  const hidden = row("discrète", 2, 9);
  const unseen = await open({ ...table, own: { ...hidden, card: { ...hidden.card, isHidden: true } } });
  expect(unseen.text()).toContain("votre page est cachée");
  expect(unseen.html()).not.toContain('href="/membres/discr');
});

it("[PX-8] tells none of it where scores are hidden, until a press; a new result hides it again", async () => {
  expect((await open(table)).text("data-score")).not.toMatch(/lina|18/);
  const { scope, text } = await open(table, { isHidden: true });
  expect(text()).not.toMatch(/lina|18/);
  expect(text()).toContain("Montrer le classement");
  await allSettled(scoreRevealed, { scope, params: "/pronostics#11" });
  expect(text()).not.toContain("lina");
  await allSettled(scoreRevealed, { scope, params: "/pronostics#12" });
  expect(text()).toContain("lina");
});

it("[PX-8] invites to predict while the table is empty, and leads back from a filter that finds nothing", async () => {
  const nothing = { ...table, items: [], total: 0, matches: 0 };
  const empty = await open({ ...nothing, seasons: [], teams: [], season: null });
  expect(empty.text()).toContain("La première place est libre");
  expect(empty.html()).toContain('href="/matches"');
  const filtered = await open(nothing, { search: "?equipe=valorant" });
  expect(filtered.html()).toContain('href="/pronostics"');
  expect(filtered.text()).toContain("Tout afficher");
});

it("[PX-7] names the best of a finished match, hidden with its score", async () => {
  const match = resultOf([[13, 4]]);
  const open = async (isHidden: boolean) => {
    const best = { points: 3, count: 5, names: ["camille", "elio", "lina"] };
    const scope = fork({
      handlers: fakes(
        [readMatchFx, () => match],
        [readPredictionsFx, () => ({ ...noPredictions, shares: { won: 5, drawn: 0, lost: 1 }, best })],
      ),
      values: [
        [$club, club],
        [$choice, isHidden ? { isHidden, chosenAt: 1 } : null],
      ],
    });
    await allSettled(matchOpened, { scope, params: { params: { slug: match.slug }, search: "" } });
    const html = renderToString(
      <Provider value={scope}>
        <MemoryRouter>
          <MatchPredictions match={match} />
        </MemoryRouter>
      </Provider>,
    );
    return html.replaceAll("<!-- -->", "");
  };
  const html = await open(false);
  expect(plain(screenOf(html).text)).toMatch(/Meilleurs pronostics : camille ?, elio ?, lina et 2 autres, 3 points/);
  expect(plain(screenOf(html, "data-score").text)).not.toContain("camille");
  expect(await open(true)).not.toContain("camille");
});

const coming = (opponent: string, start: string) => ({
  slug: opponent.toLowerCase() as Slug,
  game: "Valorant",
  opponent,
  competition: "Ligue",
  start,
});

it("[PX-11] leads to the next matches, with the member's own predictions", async () => {
  const next = [
    coming("Passé", "2026-11-28T11:00:00Z"),
    coming("Solstice", "2026-11-28T20:00:00Z"),
    coming("Vertex", "2026-11-29T20:00:00Z"),
  ];
  const visitor = await open(table, { next });
  expect(visitor.html()).toContain('href="/matches/solstice"');
  expect(visitor.html()).not.toContain("Passé");
  expect(visitor.text()).not.toContain("pronostiqué.");
  const text = (await open(table, { next, isMember: true })).text();
  expect(text).toMatch(/contre Solstice sam\. 28 nov\., 21 h Votre pronostic : .*, 2 – 1/);
  expect(text).toMatch(/contre Vertex .* Vous n'avez pas encore pronostiqué/);
});

it("[PX-11] says that no match is open, and leads to the matches", async () => {
  const { text, html } = await open(table);
  expect(text()).toContain("Aucun match à pronostiquer");
  expect(html()).toContain('href="/matches"');
});
