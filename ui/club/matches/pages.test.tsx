import { allSettled, type Effect, fork, type Scope } from "effector";
import { Provider } from "effector-react";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import type { ListedMatch, MatchList, TeamMatches } from "../../../domain/club/matches/listMatches.ts";
import { type Match, outcomeOf, scoreOf } from "../../../domain/club/matches/match.ts";
import { noTotals, streakOf, type Totals } from "../../../domain/club/matches/totals.ts";
import type { ArticleTitle } from "../../../domain/content/articles/article.ts";
import type { Slug } from "../../../domain/shared/slug.ts";
import { club } from "../../../tests/club.ts";
import { matchOf, resultOf } from "../../../tests/matchOf.ts";
import { plain, screenOf } from "../../../tests/screen.ts";
import { articlesAboutMatchFx } from "../../content/articles/effects.ts";
import { changeHinted } from "../../lib/live/following.ts";
import { $club } from "../../lib/page/club.ts";
import { $now } from "../../lib/page/now.ts";
import { readStandingsFx } from "../standings/effects.ts";
import * as matchPage from "./detail/MatchPage.tsx";
import { listMatchesFx, readMatchFx, teamMatchesFx } from "./effects.ts";
import * as matchesPage from "./list/MatchesPage.tsx";
import { $teamMatches } from "./team/team.ts";
import { teamMatches } from "./team/teamMatches.ts";
import { fakes } from "../../../tests/fakes.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const us = club.shortName;

/** A match with articles. */
const written = matchOf({ slug: "racontee" as Slug });
const articles: readonly ArticleTitle[] = [
  { slug: "vu-du-banc" as Slug, title: "Vu du banc", publishedAt: "2026-11-21T08:00:00.000Z" },
  { slug: "avant" as Slug, title: "L'avant-match", publishedAt: "2026-11-20T08:00:00.000Z" },
];

const scopeWith = <Params, Value, Failure>(
  effect: Effect<Params, Value, Failure>,
  answer: (params: Params) => unknown,
): Scope =>
  fork({
    handlers: fakes(
      [articlesAboutMatchFx, ({ slug }: { readonly slug: string }) => (slug === written.slug ? articles : [])],
      [effect, answer],
      [readStandingsFx, () => ({ standings: [], competitions: [] })],
    ),
    values: [
      [$club, club],
      [$now, { now, zone: "Europe/Paris" }],
    ],
  });

const htmlOf = (scope: Scope, page: ReactNode): string =>
  renderToString(
    <Provider value={scope}>
      <MemoryRouter>{page}</MemoryRouter>
    </Provider>,
  ).replaceAll("<!-- -->", "");

const listed = (match: Match): ListedMatch => ({ ...match, score: scoreOf(match), outcome: outcomeOf(match) });

const nothing: MatchList = {
  items: [],
  total: 0,
  page: 1,
  pages: 1,
  coming: [],
  comingTotal: 0,
  teams: [{ slug: "valorant" as Slug, game: "Valorant" }],
  competitions: [],
  seasons: [],
  totals: noTotals,
};

type Found = Partial<Omit<MatchList, "coming" | "items">> & {
  readonly coming?: readonly Match[];
  readonly items?: readonly Match[];
};

/** The page of all matches at an address. Undefined: loading fails. */
const listAt = async (search: string, found?: Found) => {
  const { coming = [], items = [], ...list } = found ?? {};
  const scope = scopeWith(listMatchesFx, () =>
    found
      ? { ...nothing, ...list, coming: coming.map(listed), items: items.map(listed) }
      : Promise.reject({ kind: "unexpected", cause: "down" }),
  );
  const { opened, status } = matchesPage.handle;
  if (!opened || !status) throw new Error("The page loads nothing");
  await allSettled(opened, { scope, params: { params: {}, search } });
  const html = htmlOf(scope, <matchesPage.Component />);
  return { html, text: plain(screenOf(html).text), acts: screenOf(html).acts, status: scope.getState(status) };
};

it("[MA-40] shows the coming matches with their marks, and the results from the club's side", async () => {
  const { text, html } = await listAt("", {
    coming: [
      matchOf({
        slug: "a" as Slug,
        start: "2026-11-22T11:30:00.000Z",
        status: "live",
        maps: [
          { name: "", ours: 13, theirs: 2 },
          { name: "", ours: 1, theirs: 0 },
        ],
      }),
      matchOf({ slug: "b" as Slug, opponent: "Cormorans", status: "cancelled" }),
    ],
    comingTotal: 12,
    items: [
      resultOf(
        [
          [13, 2],
          [2, 13],
          [13, 9],
        ],
        { slug: "c" as Slug, opponent: "Banquise", start: "2026-11-14T20:00:00.000Z" },
      ),
      resultOf([[9, 13]], { slug: "d" as Slug, opponent: "Les Huards", format: "bo1" }),
      resultOf([[13, 13]], { slug: "e" as Slug, opponent: "X", format: "bo1" }),
      resultOf([], { slug: "f" as Slug, opponent: "Les Goélands", forfeit: "theirs" }),
    ],
    total: 4,
    totals: { won: 2, drawn: 1, lost: 1, mapsWon: 2, mapsLost: 2 },
  });
  expect(text).toContain("heure de Paris");
  expect(text).toMatch(/En direct \S+ 1 1 – 0 contre/);
  expect(text).toContain("novembre 2026 28 nov. sam. 21 h Cormorans");
  expect(text).toContain("Annulé");
  expect(text).toContain("Voir les 12 matchs à venir");
  expect(html).toContain('href="/matches?a-venir=tous"');
  expect(text).toContain("14 nov. sam. 21 h Banquise");
  expect(text).toMatch(/Banquise[^–]*2 – 1 Victoire/);
  expect(text).toMatch(/Les Huards[^–]*9 – 13 Défaite/);
  expect(text).toMatch(/X [^–]*13 – 13 Match nul/);
  expect(text).toMatch(/Les Goélands[^–]*Forfait adverse \(hors manches\) Victoire/);
  expect(text).toContain("2 victoires 1 match nul 1 défaite 2 manches gagnées 2 manches perdues");
  expect(html).toContain('<link rel="canonical" href="/matches"/>');
});

it("[MA-51] shows the results first for two days after the last one, and the next match as a board", async () => {
  const orderAt = async (start: string) => {
    const { text } = await listAt("", {
      coming: [matchOf({ opponent: "Cormorans" }), matchOf({ slug: "z" as Slug, start: "2027-01-16T20:00:00.000Z" })],
      comingTotal: 2,
      items: [resultOf([[13, 2]], { opponent: "Banquise", format: "bo1", start })],
      total: 1,
    });
    expect(text).toMatch(
      /Valorant, Ligue des Régions, journée 6, contre Cormorans, 28 nov\. \S+ contre Cormorans janvier 2027/,
    );
    return text.indexOf("Banquise") < text.indexOf("Cormorans") ? "results first" : "coming first";
  };
  expect(await orderAt("2026-11-21T20:00:00.000Z")).toBe("results first");
  expect(await orderAt("2026-11-19T20:00:00.000Z")).toBe("coming first");
});

it("[MA-40] leaves the coming matches to the first page, and names the filters in its title", async () => {
  const { text, html } = await listAt("?equipe=valorant&saison=2026-2027&page=9", {
    coming: [matchOf()],
    comingTotal: 1,
    items: [resultOf([[13, 2]], { opponent: "Banquise" })],
    total: 21,
    page: 2,
    pages: 2,
  });
  expect(text).not.toContain("À venir");
  expect(html).toContain(`<title>Matchs, Valorant, 2026-2027, page 2, ${club.name}</title>`);
  expect(html).toContain('href="/matches?equipe=valorant&amp;saison=2026-2027&amp;page=2"');
  expect(html).toContain('<option value="2026-2027" selected="">');
});

it("[MA-40] leads out of filters that find nothing, of a failure, and of a club without matches", async () => {
  const unknown = await listAt("?equipe=echecs", {});
  expect(unknown.text).toContain("Aucun match ne correspond");
  expect(unknown.html).toContain('<option value="echecs" selected="">');
  expect(unknown.html).toContain('content="noindex"');
  expect(unknown.acts).toContain("Effacer les filtres");

  const first = await listAt("", {});
  expect(first.text).toContain("Aucun match pour le moment");
  expect(first.acts).toContain("Nous contacter");
  expect(first.html).not.toContain("<select");

  const failed = await listAt("");
  expect(failed.status).toBe(503);
  expect(failed.text).toContain("Impossible de charger les matchs");
  expect(failed.acts).toContain("Réessayer");
});

/** The page of a match; undefined: there is none. */
const pageOf = async (match?: Match) => {
  const scope = scopeWith(readMatchFx, () => match ?? Promise.reject({ kind: "not-found" }));
  const { opened, status } = matchPage.handle;
  if (!opened || !status) throw new Error("The page loads nothing");
  await allSettled(opened, { scope, params: { params: { slug: match?.slug ?? "nulle-part" }, search: "" } });
  const html = htmlOf(scope, <matchPage.Component />);
  const { text, acts } = screenOf(html);
  return { html, text: plain(text), acts, status: scope.getState(status) };
};

it("[MA-41] shows a coming match with its time, its format, and the ways to follow it", async () => {
  const { text, html, acts } = await pageOf(matchOf({ lineup: ["Kéva", "Lumen"], notes: "Entrée libre." }));
  expect(text).toContain(`Ligue des Régions, journée 6 ${us} contre Solstice`);
  expect(text).toContain("sam. 28 nov., 21 h Dans 6 jours heure de Paris Deux manches gagnantes");
  expect(text).toContain("La composition Kéva Lumen À savoir Entrée libre.");
  expect(acts).toEqual(expect.arrayContaining(["Tous les matchs", "Ajouter à l’agenda"]));
  expect(html).toMatch(/<a href="https:\/\/tv\.example\.org\/club" target="_blank" rel="noopener noreferrer"/);
});

it("[MA-41] shows the score and the maps of a result, and neither in what other pages show of it", async () => {
  const { text, html, acts } = await pageOf(
    resultOf(
      [
        [13, 9],
        [11, 13],
        [13, 7],
      ],
      { vod: "https://video.example.org/1" },
    ),
  );
  expect(text).toContain(`${us} 2 2 – 1 contre`);
  expect(text).toContain("Manche 1 13 9 Manche 2 11 13 Manche 3 13 7");
  expect(text).toContain("Victoire");
  expect(acts.join()).toContain("Revoir le match");
  expect(acts.join()).not.toContain("agenda");
  const tags = [...html.matchAll(/<(?:title>[^<]*|meta [^>]*|script type="application.*?<\/script>)/g)].join();
  expect(plain(tags)).toContain(`${us} contre Solstice, 28 novembre 2026`);
  expect(plain(tags)).not.toMatch(/\b2 ?[-–] ?1\b|\b13\b|victoire/i);
});

it("[MA-44] lists the articles about the match, and nothing without any", async () => {
  const { text, html } = await pageOf(written);
  expect(text).toMatch(/Les articles sur ce match Vu du banc 21 novembre 2026 L’avant-match 20 novembre 2026/);
  expect(html).toContain('href="/news/vu-du-banc"');
  expect((await pageOf(matchOf())).text).not.toContain("Les articles");
});

it("[MA-41] says that a match was moved, cancelled or forfeited, and that a result is awaited", async () => {
  const moved = await pageOf(matchOf({ movedFrom: "2026-11-27T20:30:00.000Z" }));
  expect(moved.text).toContain("Déplacé : était annoncé le ven. 27 nov., 21 h 30.");
  const cancelled = await pageOf(matchOf({ status: "cancelled" }));
  expect(cancelled.text).toContain("Ce match n’aura pas lieu.");
  expect(cancelled.acts.join()).not.toMatch(/Regarder|agenda/);
  const ours = await pageOf(resultOf([], { forfeit: "ours" }));
  expect(ours.text).toContain("Défaite par forfait. Notre équipe n’a pas joué ce match.");
  const theirs = await pageOf(resultOf([], { forfeit: "theirs" }));
  expect(theirs.text).toContain("Victoire par forfait. L’adversaire n’a pas joué ce match.");
  const over = await pageOf(matchOf({ start: "2026-11-22T08:00:00.000Z" }));
  expect(over.text).toContain("le résultat arrive");
});

it("[MA-33] says that a match is postponed, what it was announced for, and that its new date isn't known", async () => {
  const postponed = await pageOf(matchOf({ status: "postponed", movedFrom: "2026-11-27T20:30:00.000Z" }));
  expect(postponed.text).toContain("Reporté");
  expect(postponed.text).toContain(
    "Il était annoncé le sam. 28 nov., 21 h, heure de Paris. La nouvelle date n’est pas encore connue.",
  );
  expect(postponed.text).not.toMatch(/Déplacé|dans \d+ jours/);
  expect(postponed.acts.join()).not.toMatch(/Regarder|agenda/);
  expect(postponed.html).toContain("https://schema.org/EventPostponed");
  expect(postponed.html).toMatch(/<title>[^<]*reporté/);
  const again = await pageOf(matchOf({ movedFrom: "2026-11-27T20:30:00.000Z" }));
  expect(again.html).toContain("https://schema.org/EventRescheduled");
  expect(again.html).toContain('"previousStartDate":"2026-11-27T20:30:00.000Z"');
  expect(again.html).not.toMatch(/Reporté|reporté/);
});

it("[MA-41] links to no address that isn't one of the web", async () => {
  const { html } = await pageOf(matchOf({ watch: "javascript:alert(1)", vod: "//evil.example" }));
  expect(html).not.toMatch(/href="(?:javascript|\/\/)/);
});

it("[MA-41] has a way on when there is no such match", async () => {
  const { status, text, acts } = await pageOf();
  expect(status).toBe(404);
  expect(text).toContain("Match introuvable ou non publié.");
  expect(acts).toContain("Tous les matchs");
});

it("[MA-41] requests a match again when matches change", async () => {
  let times = 0;
  const scope = scopeWith(readMatchFx, () => ((times += 1), matchOf()));
  if (!matchPage.handle.opened) throw new Error("The page loads nothing");
  await allSettled(matchPage.handle.opened, { scope, params: { params: { slug: matchOf().slug }, search: "" } });
  await allSettled(changeHinted, { scope, params: "tips" });
  expect(times).toBe(1);
  await allSettled(changeHinted, { scope, params: "matches" });
  expect(times).toBe(2);
});

it("[PF-41] the page of a match, and the list, follow by themselves while it is played", async () => {
  const isLive = async (match: Match) => {
    const address = { params: { slug: match.slug }, search: "" };
    const ofMatch = scopeWith(readMatchFx, () => match);
    const ofList = scopeWith(listMatchesFx, () => ({ ...nothing, coming: [listed(match)] }));
    return Promise.all(
      [
        { scope: ofMatch, handle: matchPage.handle },
        { scope: ofList, handle: matchesPage.handle },
      ].map(async ({ scope, handle: { opened, $isLive } }) => {
        if (opened) await allSettled(opened, { scope, params: address });
        return $isLive && scope.getState($isLive);
      }),
    );
  };
  expect(await isLive(matchOf({ status: "live", start: new Date(now).toISOString() }))).toEqual([true, true]);
  expect(await isLive(matchOf({ start: new Date(now + 10 * 60_000).toISOString() }))).toEqual([true, true]);
  expect(await isLive(matchOf())).toEqual([false, false]);
  expect(await isLive(matchOf({ status: "finished" }))).toEqual([false, false]);
});

it("[MA-42] a team's page follows by itself while a match is played or about to begin", async () => {
  const isLive = async (match: Match) => {
    const all = [{ ...team, coming: [listed(match)], latest: [], streak: null, totals: noTotals }];
    const scope = scopeWith(teamMatchesFx, () => all);
    await allSettled(teamMatches.opened, { scope, params: { isSlim: true, team: null } });
    return scope.getState(teamMatches.$isLive);
  };
  const startedAgo = (minutes: number) => matchOf({ start: new Date(now - minutes * 60_000).toISOString() });
  expect(await isLive(matchOf({ status: "live" }))).toBe(true);
  // About to begin; played for longer than most; never scored.
  expect([await isLive(startedAgo(-15)), await isLive(startedAgo(150)), await isLive(startedAgo(361))]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await isLive(matchOf())).toBe(false);
});

const team = { slug: "valorant" as Slug, game: "Valorant" };

type Own = { readonly coming?: readonly Match[]; readonly latest?: readonly Match[]; readonly totals?: Totals };

const teamWith = async ({ coming = [], latest = [], totals = noTotals }: Own) => {
  const all: readonly TeamMatches[] = [
    {
      slug: team.slug as Slug,
      game: team.game,
      coming: coming.map(listed),
      latest: latest.map(listed),
      streak: streakOf(latest),
      totals,
    },
  ];
  const scope = scopeWith(teamMatchesFx, () => all);
  await allSettled(teamMatches.opened, { scope, params: { isSlim: true, team: null } });
  const { Coming, Results } = teamMatches;
  const shown = (page: ReactNode) => plain(screenOf(htmlOf(scope, page)).text);
  return { coming: shown(<Coming team={team} />), results: shown(<Results team={team} />) };
};

it("[MA-42] asks for the matches of the page's team only, and shows none of another's meanwhile", async () => {
  const asked: (string | null)[] = [];
  const scope = scopeWith(teamMatchesFx, ({ team }) => {
    asked.push(team);
    return asked.length === 2 ? new Promise<never>(() => {}) : [];
  });
  const open = (team: string | null) => allSettled(teamMatches.opened, { scope, params: { isSlim: true, team } });
  await open("valorant");
  expect(scope.getState($teamMatches).status).toBe("ready");
  void open("rocket-league");
  expect(scope.getState($teamMatches).status).toBe("loading");
  expect(asked).toEqual(["valorant", "rocket-league"]);
});

const won = (number: number) => resultOf([[13, 2]], { slug: `won-${number}` as Slug, format: "bo1" });
const lost = resultOf([[2, 13]], { slug: "lost" as Slug, format: "bo1" });

it("[MA-42] shows a team's next three matches, without those that wait for their result", async () => {
  const days = [
    "2026-11-22T08:00:00Z",
    "2026-11-23T08:00:00Z",
    "2026-11-24T08:00:00Z",
    "2026-11-25T08:00:00Z",
    "2026-11-26T08:00:00Z",
  ];
  const { coming } = await teamWith({
    coming: days.map((start, at) => matchOf({ start, slug: `m${at}` as Slug, opponent: `Équipe ${"ABCDE"[at]}` })),
  });
  expect(coming.match(/Équipe [A-E]/g)).toEqual(["Équipe B", "Équipe C", "Équipe D"]);
  expect((await teamWith({})).coming).toContain("Aucun match annoncé pour l’instant.");
});

it("[MA-42] keeps a cancelled match in a team's list until it would have begun, without a calendar file", async () => {
  const { coming } = await teamWith({
    coming: [
      matchOf({ slug: "a" as Slug, opponent: "Banquise", status: "cancelled", start: "2026-11-22T11:30:00.000Z" }),
      matchOf({ slug: "b" as Slug, opponent: "Cormorans", status: "cancelled" }),
    ],
  });
  expect(coming).toMatch(/Cormorans.*Annulé/);
  expect(coming).not.toContain("Banquise");
});

it("[MA-33] keeps a postponed match in a team's list, however old its start is, without a calendar file", async () => {
  const start = "2026-01-22T11:30:00.000Z";
  const { coming } = await teamWith({
    coming: [matchOf({ slug: "a" as Slug, opponent: "Banquise", status: "postponed", start })],
  });
  expect(coming).toMatch(/Banquise.*Reporté/);
  expect(coming).not.toContain("Ajouter à l’agenda");
});

it("[MA-42] shows a team's form and record, and its streak as far as it is known", async () => {
  const totals = { won: 9, drawn: 0, lost: 1, mapsWon: 9, mapsLost: 1 };
  const form = async (latest: readonly Match[], more = totals) => (await teamWith({ latest, totals: more })).results;
  expect(await form([won(1), won(2), lost])).toContain("2 victoires de suite 9 victoires 1 défaite 9 manches gagnées");
  expect(await form([1, 2, 3, 4, 5].map(won))).toContain("Au moins 5 victoires de suite");
  expect(await form([won(1), won(2)], { ...totals, won: 2, lost: 0 })).toContain("2 victoires de suite");
  expect(await form([won(1), lost])).not.toContain("de suite");
  expect(await form([])).toBe("");
});
