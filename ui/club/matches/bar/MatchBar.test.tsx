import { allSettled, fork } from "effector";
import { Provider } from "effector-react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { club } from "../../../../tests/club.ts";
import { plain } from "../../../../tests/screen.ts";
import type { Club } from "../../../../domain/club/club.ts";
import type { AnnouncedMatch } from "../../../../domain/club/matches/announced.ts";
import type { NextMatches } from "../../../../domain/club/matches/listMatches.ts";
import { startOf } from "../../../../domain/club/matches/match.ts";
import type { Slug } from "../../../../domain/shared/slug.ts";
import { $club } from "../../../lib/page/club.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { $now, tellTimeFx, nowRequested } from "../../../lib/page/now.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { nextMatchesFx } from "../effects.ts";
import { matchBar } from "./MatchBar.tsx";
import { $isFollowed } from "./next.ts";
import { fakes } from "../../../../tests/fakes.ts";

const minute = 60_000;
const matchAt = (start: string, more: Partial<AnnouncedMatch> = {}): AnnouncedMatch => ({
  slug: `valorant-solstice-${start.slice(0, 10)}` as Slug,
  game: "Valorant",
  opponent: "Solstice",
  competition: "Ligue des Régions",
  stage: "journée 6",
  format: "bo3",
  start,
  watch: "https://tv.example.org/club",
  ...more,
});
const first = matchAt("2026-11-28T20:00:00.000Z");
const second = matchAt("2026-12-05T20:00:00.000Z");
/** A map that is still played counts for neither side. */
const inPlay = { name: "", ours: 3, theirs: 2 };
const maps = [
  { name: "Ascent", ours: 13, theirs: 9 },
  { name: "Bind", ours: 2, theirs: 13 },
];

/** A page opened at a moment. `answers`: what each request gets. */
const openedAt = (now: number, ...answers: readonly NextMatches[]) => openedFor(club, now, ...answers);

const openedFor = async (own: Club, now: number, ...answers: readonly NextMatches[]) => {
  const asked: number[] = [];
  const scope = fork({
    values: [
      [$club, own],
      [$now, { now, zone: "Europe/Paris" }],
    ],
    handlers: fakes(
      [
        nextMatchesFx,
        (at: { readonly now: number }) => {
          asked.push(at.now);
          return answers[asked.length - 1] ?? answers.at(-1);
        },
      ],
      [tellTimeFx, () => ({ now: now + 2 * minute, zone: "Asia/Tokyo" })],
    ),
  });
  await allSettled(matchBar.opened, { scope, params: { isSlim: false, team: null } });
  const { View } = matchBar;
  const shown = (slim = false) =>
    plain(
      renderToString(
        <Provider value={scope}>
          <MemoryRouter>
            <View slim={slim} />
          </MemoryRouter>
        </Provider>,
      ).replaceAll("<!-- -->", ""),
    );
  return { asked, scope, shown };
};

const before = startOf(first) - 3 * 24 * 60 * minute;
const coming: NextMatches = { next: [first, second] };

it("[HO-12] shows the next match and the one after it; the slim bar shows only the first", async () => {
  const { shown } = await openedAt(before, coming);
  expect(shown()).toContain("Prochain match");
  expect(shown()).toContain("dans 3 jours");
  expect(shown()).toContain(`<time dateTime="${second.start}">`);
  expect(shown(true)).toContain(`<time dateTime="${first.start}">`);
  expect(shown(true)).not.toContain(second.start);
});

it("[CL-6] calls the club by its short name, also where the bar's name has two words", async () => {
  const furets = { ...club, name: "Les Furets", shortName: "Les Furets", wordmark: { strong: "Les", light: "Furets" } };
  const { shown } = await openedFor(furets, before, coming);
  expect(shown()).toContain("<b>Les Furets</b>");
});

it("renders nothing without an upcoming match", async () => {
  expect((await openedAt(before, { next: [] })).shown()).toBe("");
});

it("[MA-10] shows the score of a live match, and that one has begun without a score", async () => {
  const live = { ...first, status: "live", maps: [...maps, inPlay] } as const;
  const { shown } = await openedAt(startOf(first) + minute, { next: [live, second] });
  expect(shown(true)).toContain("En direct");
  expect(shown(true)).toContain("1 – 1");
  const begun = await openedAt(startOf(first) + minute, coming);
  expect(begun.shown(true)).toContain("en ce moment");
});

it("[MA-10] shows a result for three hours, unless another match is live, and then the next match", async () => {
  const finishedAt = "2026-11-28T22:00:00.000Z";
  const won = { ...first, status: "finished", maps: [maps[0]], finishedAt } as const as AnnouncedMatch;
  const answer = { next: [second], last: won };
  const { shown } = await openedAt(Date.parse(finishedAt) + 179 * minute, answer);
  expect(shown(true)).toContain("Résultat");
  expect(shown(true)).toContain("victoire");
  expect(shown(true)).not.toContain("tv.example.org");
  expect(shown()).toContain(`<time dateTime="${second.start}">`);
  const later = await openedAt(Date.parse(finishedAt) + 181 * minute, answer);
  expect(later.shown(true)).toContain("Prochain match");
  const live = { ...second, start: finishedAt, status: "live" } as const;
  const busy = await openedAt(Date.parse(finishedAt) + minute, { ...answer, next: [live] });
  expect(busy.shown(true)).toContain("En direct");
  const lost = { ...won, maps: [], forfeit: "ours" } satisfies AnnouncedMatch;
  const forfeit = await openedAt(Date.parse(finishedAt), { next: [], last: lost });
  expect(forfeit.shown(true)).toContain("défaite par forfait");
});

it("shows a match that waits for its score no longer", async () => {
  const { shown } = await openedAt(startOf(first) + 121 * minute, coming);
  expect(shown(true)).toContain(`<time dateTime="${second.start}">`);
});

it("names the time zone, and changes to the visitor's own after hydration", async () => {
  const { scope, shown } = await openedAt(before, coming);
  expect(shown()).toContain("heure de Paris");
  await allSettled(nowRequested, { scope });
  expect(shown()).toContain("à votre heure");
});

it("[MA-10] asks once for all pages, again on a visitor's return, and when a match has changed", async () => {
  const live = { ...first, status: "live", maps: [...maps.slice(0, 1), inPlay] } as const;
  const { asked, scope, shown } = await openedAt(before, coming, coming, { next: [live] });
  await allSettled(matchBar.opened, { scope, params: { isSlim: true, team: null } });
  expect(asked).toHaveLength(1);
  await allSettled(visitorReturned, { scope });
  await allSettled(visitorReturned, { scope });
  expect(asked).toHaveLength(2);
  await allSettled(changeHinted, { scope, params: "tips" });
  expect(asked).toHaveLength(2);
  await allSettled(changeHinted, { scope, params: "matches" });
  expect(shown(true)).toContain("1 – 0");
});

it("[MA-10] shows the points of the map that is played, beside the maps won", async () => {
  const of = async (more: Partial<AnnouncedMatch>) =>
    (await openedAt(startOf(first) + minute, { next: [{ ...first, status: "live", ...more }] })).shown();
  expect(await of({ maps: [inPlay] })).toContain("0 – 0 (3 – 2)");
  expect(await of({ maps: [...maps, inPlay] })).toContain("1 – 1 (3 – 2)");
  const single = await of({ maps: [inPlay], format: "bo1" });
  expect(single).toContain("3 – 2");
  expect(single).not.toContain("(3");
});

it("[MA-10] follows a match that waits for its score, which the bar shows no longer, for four hours", async () => {
  const { scope } = await openedAt(startOf(first) + minute, coming);
  const followedAt = async (minutes: number) => {
    await allSettled($now, { scope, params: { now: startOf(first) + minutes * minute, zone: "Europe/Paris" } });
    return scope.getState($isFollowed);
  };
  expect([await followedAt(1), await followedAt(121), await followedAt(361)]).toEqual([true, true, false]);
});
