import { allSettled, type Effect, fork } from "effector";
import { Provider } from "effector-react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ListedMatch, MatchList, NextMatches, TeamMatches } from "../../../../domain/club/matches/listMatches.ts";
import { type Match, outcomeOf, scoreOf } from "../../../../domain/club/matches/match.ts";
import { streakOf } from "../../../../domain/club/matches/totals.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { club } from "../../../../tests/club.ts";
import { matchOf, resultOf } from "../../../../tests/matchOf.ts";
import { plain, screenOf } from "../../../../tests/screen.ts";
import { $club } from "../../../lib/page/club.ts";
import type { PageHandle } from "../../../lib/page/handle.ts";
import { $now } from "../../../lib/page/now.ts";
import type { PersonPage } from "../../../../domain/club/teams/readTeams.ts";
import { LastResults } from "../../home/LastResults.tsx";
import { homeOpened } from "../../home/reading.ts";
import { readPersonFx } from "../../teams/effects.ts";
import { personPath } from "../../teams/address.ts";
import { HonourItem } from "../../teams/HonourItem.tsx";
import * as personPage from "../../teams/PersonPage.tsx";
import { readStandingsFx } from "../../standings/effects.ts";
import * as matchPage from "../detail/MatchPage.tsx";
import { articlesAboutMatchFx } from "../../../content/articles/effects.ts";
import { listMatchesFx, nextMatchesFx, readLatestResultsFx, readMatchFx, teamMatchesFx } from "../effects.ts";
import * as matchesPage from "../list/MatchesPage.tsx";
import { matchBar } from "../bar/MatchBar.tsx";
import { teamMatches } from "../team/teamMatches.ts";
import { $choice, scoreRevealed } from "./hidden.ts";
import { fakes } from "../../../../tests/fakes.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

/** Each tells its score in another way. */
const won = resultOf(
  [
    [13, 2],
    [13, 9],
  ],
  { slug: "gagne" as Slug, opponent: "Banquise" },
);
const lost = resultOf([[9, 13]], { slug: "perdu" as Slug, opponent: "Les Huards", format: "bo1" });
const drawn = resultOf([[13, 13]], { slug: "egal" as Slug, opponent: "Cormorans", format: "bo1" });
const forfeited = resultOf([], { slug: "absent" as Slug, opponent: "Les Oies", forfeit: "theirs" });
const live = matchOf({
  slug: "direct" as Slug,
  opponent: "Solstice",
  status: "live",
  start: "2026-11-22T11:30:00.000Z",
  maps: [
    { name: "Ascent", ours: 13, theirs: 2 },
    { name: "Bind", ours: 9, theirs: 4 },
  ],
});
const results = [won, lost, drawn, forfeited];
const totals = { won: 2, drawn: 1, lost: 1, mapsWon: 3, mapsLost: 1 };

const listed = (match: Match): ListedMatch => ({ ...match, score: scoreOf(match), outcome: outcomeOf(match) });
const list: MatchList = {
  items: results.map(listed),
  total: results.length,
  page: 1,
  pages: 1,
  coming: [listed(live)],
  comingTotal: 1,
  teams: [{ slug: "valorant" as Slug, game: "Valorant" }],
  competitions: ["Ligue des Régions"],
  seasons: [2026],
  totals,
};
const team = { slug: "valorant" as Slug, game: "Valorant" };
const teams: readonly TeamMatches[] = [
  { ...team, coming: [listed(live)], latest: results.map(listed), streak: streakOf([won, won]), totals },
];
const announced = ({ movedFrom: _, vod: __, notes: ___, lineup: ____, ...match }: Match) => match as never;
const next = (match: Match): NextMatches =>
  match.status === "live" ? { next: [announced(match)] } : { next: [], last: announced(match) };

type ScoreView = {
  readonly effect: Effect<never, unknown, unknown>;
  readonly answer: unknown;
  readonly opened: NonNullable<PageHandle["opened"]> | typeof matchBar.opened;
  readonly view: ReactNode;
  /** What it tells while scores are shown. */
  readonly tells: RegExp;
};

/** An article about each match, whose title tells a score. */
const telltale = { slug: "recit" as Slug, title: "Victoire 2 – 0 à Rennes", publishedAt: "2026-11-21T08:00:00.000Z" };

const person = {
  slug: "givre" as Slug,
  name: "Givre",
  photo: null,
  experience: "",
  story: "",
  qualities: [],
  stats: null,
  links: [],
  teams: [],
  matches: [listed(won)],
  articles: [telltale],
  next: null,
  tips: [],
} satisfies Partial<PersonPage>;

const { Results } = teamMatches;
const openedOf = ({ opened }: PageHandle) => {
  if (!opened) throw new Error("The page loads nothing");
  return opened;
};
const matchView = (match: Match, tells: RegExp): ScoreView => ({
  effect: readMatchFx as never,
  answer: match,
  opened: openedOf(matchPage.handle),
  view: <matchPage.Component />,
  tells,
});
const barView = (match: Match, tells: RegExp): ScoreView => ({
  effect: nextMatchesFx as never,
  answer: next({ ...match, finishedAt: match.status === "live" ? null : new Date(now).toISOString() }),
  opened: matchBar.opened,
  view: <matchBar.View />,
  tells,
});

const scoreViews: readonly (readonly [string, ScoreView])[] = [
  [
    "/matches",
    {
      effect: listMatchesFx as never,
      answer: list,
      opened: openedOf(matchesPage.handle),
      view: <matchesPage.Component />,
      tells: /2 – 0 Victoire/,
    },
  ],
  ["a match won", matchView(won, /2 – 0.*Victoire.*13 2.*à Rennes/)],
  ["a match lost", matchView(lost, /9 – 13.*Défaite/)],
  ["a forfeit", matchView(forfeited, /Victoire par forfait/)],
  ["a live match", matchView(live, /1 – 0.*9 4/)],
  [
    "a team",
    {
      effect: teamMatchesFx as never,
      answer: teams,
      opened: teamMatches.opened as ScoreView["opened"],
      view: <Results team={team} />,
      tells: /2 victoires de suite 2 victoires 1 match nul/,
    },
  ],
  [
    "a player",
    {
      effect: readPersonFx as never,
      answer: person,
      opened: openedOf(personPage.handle),
      view: <personPage.Component />,
      tells: /2 – 0.*Victoire.*à Rennes/,
    },
  ],
  [
    "an honour",
    {
      effect: teamMatchesFx as never,
      answer: teams,
      opened: teamMatches.opened as ScoreView["opened"],
      view: <HonourItem honour={{ title: "Finale 2 – 0", result: "Victoire", year: 2026, match: won.slug }} />,
      tells: /Finale 2 – 0 Victoire/,
    },
  ],
  [
    "home",
    {
      effect: readLatestResultsFx as never,
      answer: results.map(listed),
      opened: homeOpened as ScoreView["opened"],
      view: <LastResults />,
      tells: /Valorant – Banquise 2 – 0 Victoire V victoire contre Banquise/,
    },
  ],
  ["the bar, live", barView(live, /1 – 0 \(9 – 4\)/)],
  ["the bar, won", barView(won, /victoire.*2 – 0/)],
  ["the bar, forfeited", barView(forfeited, /victoire par forfait/)],
];

const open = async ({ effect, answer, opened, view }: ScoreView, isHidden: boolean | null) => {
  const scope = fork({
    handlers: fakes(
      [articlesAboutMatchFx, () => [telltale]],
      [effect as unknown as Effect<unknown, unknown>, () => answer],
      [readStandingsFx, () => ({ standings: [], competitions: [] })],
    ),
    values: [
      [$club, club],
      [$now, { now, zone: "Europe/Paris" }],
      [$choice, isHidden === null ? null : { isHidden, chosenAt: 1 }],
    ],
  });
  await allSettled(opened as typeof matchBar.opened, {
    scope,
    params: { isSlim: true, team: null, params: { slug: "x" }, search: "" } as never,
  });
  const html = () =>
    renderToString(
      <Provider value={scope}>
        <MemoryRouter>{view}</MemoryRouter>
      </Provider>,
    ).replaceAll("<!-- -->", "");
  return { scope, html };
};

/** A score, an outcome, a record, or the points of a map. */
const telling =
  /\d+ ?[–-] ?\d+(?!\d)(?! ?(?:nov|\d{4}))|victoire|défaite|match nul|forfait|manches? (?:gagnée|perdue)|\b13\b/i;
const season = /2026-2027/g;

it.each(scoreViews)(
  "[NS-1] [MA-53] %s tells scores, and none before hydration when the device hides them",
  async (_, scoreView) => {
    const { html } = await open(scoreView, null);
    const page = html();
    expect(plain(screenOf(page).text)).toMatch(scoreView.tells);
    expect(plain(screenOf(page, "data-score").text).replace(season, "")).not.toMatch(telling);
  },
);

it.each(scoreViews)("[NS-3] %s holds no score in text or attributes while they are hidden", async (_, scoreView) => {
  const { html } = await open(scoreView, true);
  const page = plain(
    html().replace(/<(script|svg).*?<\/\1>|(?:start|dateTime|value|href|class|src|id|tabindex)="[^"]*"/g, ""),
  );
  expect(page.replace(season, "")).not.toMatch(telling);
  expect(html()).not.toContain("data-score");
  expect(plain(screenOf(html()).text)).toMatch(/Afficher (?:le score|le bilan|le titre)/);
});

it("[NS-3] a won, a lost and a drawn match look alike while scores are hidden", async () => {
  for (const at of ["/matches", "a team"]) {
    const scoreView = scoreViews.find(([name]) => name === at)?.[1];
    if (!scoreView) throw new Error("There is no such page");
    const shapes = async (isHidden: boolean) => {
      const rows = [...(await open(scoreView, isHidden)).html().matchAll(/<li[ >].*?<\/li>/g)].map(([row]) => row);
      // The crest is made of the opponent's name.
      const shapeOf = (row: string) =>
        row.replace(/(?<=>)[^<]+|(?:src|href|dateTime|id|aria-label|data-shared)="[^"]*"/g, "");
      return new Set(rows.filter((row) => /Banquise|Huards|Cormorans|Oies/.test(row)).map(shapeOf));
    };
    expect((await shapes(true)).size).toBe(1);
    expect((await shapes(false)).size).toBeGreaterThan(1);
  }
});

const withWon = ["/matches", "a match won", "a team", "a player", "home", "an honour", "the bar, won"];

/** The text of a view, with the won match revealed. */
const revealedAt = async (scoreView: ScoreView) => {
  const { scope, html } = await open(scoreView, true);
  await allSettled(scoreRevealed, { scope, params: won.slug });
  return plain(screenOf(html()).text);
};

it.each(scoreViews.filter(([name]) => withWon.includes(name)))(
  "[NS-2] %s shows one match at a press, and no other",
  async (_, scoreView) => {
    const text = await revealedAt(scoreView);
    expect(text).toMatch(/2 – 0/);
    expect(text).not.toMatch(/9 – 13|défaite|forfait/i);
  },
);

it.each(scoreViews.filter(([name]) => !withWon.includes(name)))(
  "[NS-2] %s shows no other match",
  async (_, scoreView) => {
    expect(await revealedAt(scoreView)).not.toMatch(telling);
  },
);

it("[NS-2] shows a record at a press, until the next result", async () => {
  const scoreView = scoreViews.find(([name]) => name === "a team")?.[1];
  if (!scoreView) throw new Error("There is no such page");
  const { scope, html } = await open(scoreView, true);
  await allSettled(scoreRevealed, { scope, params: "/matches?equipe=valorant#4" });
  expect(plain(screenOf(html()).text)).toContain("2 victoires de suite 2 victoires 1 match nul");
  const later = await open({ ...scoreView, answer: [{ ...teams[0], totals: { ...totals, won: 3 } }] }, true);
  await allSettled(scoreRevealed, { scope: later.scope, params: "/matches?equipe=valorant#4" });
  expect(plain(screenOf(later.html()).text)).not.toMatch(/victoires?/);
});

it("[NS-2] shows a player's articles at a press, until the next article", async () => {
  const scoreView = scoreViews.find(([name]) => name === "a player")?.[1];
  if (!scoreView) throw new Error("There is no such page");
  const textWith = async (articles: readonly (typeof telltale)[]) => {
    const { scope, html } = await open({ ...scoreView, answer: { ...person, articles } }, true);
    await allSettled(scoreRevealed, { scope, params: `${personPath(person.slug)}#articles/recit` });
    return plain(screenOf(html()).text);
  };
  expect(await textWith([telltale])).toContain("à Rennes");
  expect(await textWith([{ ...telltale, slug: "suite" as Slug }, telltale])).not.toContain("à Rennes");
});
