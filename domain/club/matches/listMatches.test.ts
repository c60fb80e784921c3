import { expect, it } from "vitest";
import { memoryBackend } from "../../../adapters/memory/backend.ts";
import { memoryMatches } from "../../../adapters/memory/club/matches.ts";
import { seed } from "../../../adapters/memory/seed/seed.ts";
import { createFaultInjector } from "../../../adapters/memory/shared/faultInjector.ts";
import { memoryStore } from "../../../adapters/memory/shared/keyValueStore.ts";
import { matchOf, resultOf } from "../../../tests/matchOf.ts";
import type { Slug } from "../../shared/slug.ts";
import type { Match, MatchId } from "./match.ts";
import { listMatches, listTeamMatches, readMatch, readNextMatches } from "./listMatches.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const dayLong = 86_400_000;
const at = (days: number): string => new Date(now + days * dayLong).toISOString();

const teams = ["valorant", "rocket-league"].map((slug, place) => ({
  id: `team-${place}`,
  slug: slug as Slug,
  game: slug,
  title: "",
  lead: "",
  status: "active" as const,
  tier: "",
  founded: null,
  description: "",
  links: [],
  isPublished: true,
  updatedAt: "2026-01-01T00:00:00.000Z",
  revision: 1,
}));

const over = (matches: readonly Match[], faults = createFaultInjector()) => {
  const rows = matches.map((match, number) => ({
    ...match,
    id: `${number}` as MatchId,
    slug: match.slug === matchOf().slug ? (`match-${number}` as Slug) : match.slug,
  }));
  const backend = memoryBackend(
    { ...seed, content: { teams, people: [], memberships: [], honours: [], partners: [], matches: rows } },
    memoryStore(),
    faults,
    () => new Date(now),
  );
  return { matches: memoryMatches(backend) };
};

const page = { page: 1, isWhole: false, now } as const;

it("[MA-40] gives the coming matches, a page of the results, and what can be filtered by", async () => {
  const list = await listMatches(
    over([
      matchOf({ start: at(3), competition: "Coupe" }),
      matchOf({ start: at(-1) }),
      matchOf({ start: at(1), isPublished: false }),
      resultOf([[13, 2]], { start: at(-400), team: "rocket-league" as Slug }),
      ...Array.from({ length: 21 }, (_, days) => resultOf([[13, 2]], { start: at(-2 - days) })),
    ]),
  )(page);
  expect(list.coming.map(({ start }) => start)).toEqual([at(-1), at(3)]);
  expect(list).toMatchObject({ total: 22, page: 1, pages: 2, comingTotal: 2 });
  expect(list.items).toHaveLength(20);
  expect(list.teams.map(({ slug }) => slug)).toEqual(["valorant", "rocket-league"]);
  expect(list.competitions).toEqual(["Coupe", "Ligue des Régions"]);
  expect(list.seasons).toEqual([2026, 2025]);
});

it("[MA-40] filters the coming matches and the results alike, and counts what the filter finds", async () => {
  const list = listMatches(
    over([
      matchOf({ start: at(3) }),
      matchOf({ start: at(4), team: "rocket-league" as Slug, competition: "Coupe" }),
      resultOf([
        [13, 2],
        [13, 9],
      ]),
      resultOf([[2, 13]], { team: "rocket-league" as Slug, competition: "Coupe", format: "bo1" }),
      resultOf([[13, 13]], { team: "rocket-league" as Slug, competition: "Coupe", format: "bo1", start: at(-400) }),
    ]),
  );
  const found = async (filter: Partial<Parameters<typeof list>[0]>) => {
    const { coming, total, totals } = await list({ ...page, ...filter });
    return { coming: coming.length, total, totals };
  };
  const cup = { won: 0, drawn: 1, lost: 1, mapsWon: 0, mapsLost: 1 };
  expect(await found({ team: "rocket-league" })).toEqual({ coming: 1, total: 2, totals: cup });
  expect(await found({ competition: "Coupe" })).toEqual({ coming: 1, total: 2, totals: cup });
  expect(await found({ team: "valorant" })).toMatchObject({ coming: 1, total: 1, totals: { won: 1, mapsWon: 2 } });
  expect(await found({ season: 2025 })).toMatchObject({ coming: 0, total: 1, totals: { drawn: 1 } });
  expect(await found({ team: "échecs" })).toMatchObject({ coming: 0, total: 0 });
});

it("[MA-40] gives the first coming matches, or all when they are wanted, and drops cancelled ones at their end", async () => {
  const many = Array.from({ length: 30 }, (_, days) => matchOf({ start: at(days + 1) }));
  const cancelled = [-1, 0.5].map((days) => matchOf({ start: at(days), status: "cancelled" }));
  const list = listMatches(over([...many, ...cancelled]));
  const first = await list(page);
  expect(first.coming[0]).toMatchObject({ start: at(0.5), status: "cancelled" });
  expect([first.coming.length, first.comingTotal]).toEqual([10, 31]);
  expect((await list({ ...page, isWhole: true })).coming).toHaveLength(31);
});

it("[MA-33] shows the postponed matches after the first coming ones, and announces none as the next one", async () => {
  const many = Array.from({ length: 12 }, (_, days) => matchOf({ start: at(days + 1) }));
  const postponed = matchOf({ start: at(-100), status: "postponed" });
  const first = await listMatches(over([...many, postponed]))(page);
  expect([first.coming.length, first.comingTotal, first.coming.at(-1)?.status]).toEqual([11, 13, "postponed"]);
  const next = await readNextMatches(over([postponed, matchOf({ start: at(1), status: "postponed" })]))({
    now,
    count: 2,
  });
  expect(next.next).toEqual([]);
  const [team] = await listTeamMatches(over([postponed]))({ now, team: null });
  expect(team?.coming).toHaveLength(1);
});

it("[MA-40] hides no single coming match behind a link", async () => {
  const coming = (count: number) =>
    listMatches(over(Array.from({ length: count }, (_, days) => matchOf({ start: at(1 + days) }))))(page);
  expect((await coming(11)).coming).toHaveLength(11);
  expect((await coming(12)).coming).toHaveLength(10);
});

it("[MA-42] gives each team its coming matches, its last five results and its record", async () => {
  const list = listTeamMatches(
    over([
      matchOf({ start: at(1) }),
      ...Array.from({ length: 7 }, (_, days) => resultOf([days % 2 ? [13, 2] : [2, 13]], { start: at(-1 - days) })),
    ]),
  );
  const [first, second] = await list({ now, team: null });
  expect(first).toMatchObject({
    slug: "valorant",
    totals: { won: 3, lost: 4 },
    streak: { outcome: "lost", matches: 1 },
  });
  expect(first?.coming).toHaveLength(1);
  expect(first?.latest.map(({ outcome }) => outcome)).toEqual(["lost", "won", "lost", "won", "lost"]);
  expect(second).toMatchObject({ slug: "rocket-league", coming: [], latest: [], totals: { won: 0 } });
  expect(await list({ now, team: "rocket-league" })).toEqual([second]);
});

it("[MA-10] announces the result that was recorded last, also after a forfeit of a match to come", async () => {
  const next = readNextMatches(
    over([
      matchOf({ start: at(4), slug: "coming" as Slug }),
      matchOf({ start: at(3), slug: "absent" as Slug, status: "finished", forfeit: "theirs", finishedAt: at(-1) }),
      resultOf([[13, 2]], { start: at(-0.2), slug: "older" as Slug, finishedAt: at(-0.1) }),
      resultOf([[13, 2]], { start: at(-0.3), slug: "last" as Slug, finishedAt: at(-0.05) }),
    ]),
  );
  const told = await next({ now, count: 2 });
  expect([told.next.map(({ slug }) => slug), told.last?.slug]).toEqual([["coming"], "last"]);
});

it("[MA-7] leaves the oldest of too many matches out of a calendar, not those to come", async () => {
  const { matches } = over([
    ...Array.from({ length: 501 }, (_, number) => resultOf([[13, 2]], { start: at(-1 - number / 2) })),
    matchOf({ start: at(1) }),
  ]);
  const found = await matches.since(at(-365));
  expect([found.length, found[0]?.start, found.at(-1)?.start]).toEqual([500, at(-250), at(1)]);
});

it("[MA-41] finds a published match by its slug", async () => {
  const needs = over([matchOf({ slug: "finale" as Slug }), matchOf({ slug: "brouillon" as Slug, isPublished: false })]);
  expect(await readMatch(needs)({ slug: "finale" })).toMatchObject({ ok: true, value: { slug: "finale" } });
  for (const slug of ["brouillon", "nulle-part", "../finale", ""]) {
    expect(await readMatch(needs)({ slug })).toEqual({ ok: false, refusal: { kind: "not-found" } });
  }
});

it("[MA-40] throws when the backend fails", async () => {
  const faults = createFaultInjector();
  faults.fail(true);
  await expect(listMatches(over([], faults))(page)).rejects.toThrow();
});
