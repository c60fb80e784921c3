import { expect, it } from "vitest";
import { matchOf, resultOf } from "../../../tests/matchOf.ts";
import type { Slug } from "../../shared/slug.ts";
import type { Team } from "../teams/team.ts";
import { readAroundMatch } from "./aroundMatch.ts";
import type { Match } from "./match.ts";

const member = (name: string, more: object = {}) => ({
  slug: name.toLowerCase(),
  name,
  role: "Duelliste",
  photo: null,
  kind: "player",
  joined: null,
  departed: null,
  ...more,
});

const team = {
  links: [{ title: "Le salon", text: "", words: "Y aller", address: "https://discord.example.org/valorant" }],
  members: [
    member("Kéva"),
    member("Lumen"),
    member("Ancien", { departed: "2026-01-01" }),
    member("Aurel", { kind: "staff", role: "Coach" }),
  ],
} as unknown as Team;

const around = (match: Match, results: readonly Match[] = []) =>
  readAroundMatch({
    matches: {
      bySlug: async (slug) => (slug === match.slug ? match : undefined),
      finished: async ({ opponent, from, count }) =>
        results.filter((one) => opponent === undefined || one.opponent === opponent).slice(from, from + count),
    },
    teams: { bySlug: async () => team },
  })({ slug: match.slug });

const before = (day: string, more: Partial<Match> = {}) =>
  resultOf([[13, 2]], {
    slug: `r-${day}` as Slug,
    start: `2026-11-${day}T20:00:00.000Z`,
    opponent: "Banquise",
    ...more,
  });

it("[MA-46] names the line-up of a match with the pages of its players, also of those who have left", async () => {
  const { lineup, isProbable } = await around(matchOf({ lineup: ["Kéva", "Ancien", "Invitée 🐙"] }));
  expect(isProbable).toBe(false);
  expect(lineup.map(({ name, page }) => [name, page?.slug])).toEqual([
    ["Kéva", "kéva"],
    ["Ancien", "ancien"],
    ["Invitée 🐙", undefined],
  ]);
});

it("[MA-46] the probable line-up is the last one, or else the players of that day", async () => {
  const played = [before("21"), before("14", { lineup: ["Lumen"] })];
  const named = await around(matchOf(), played);
  expect(named).toMatchObject({ isProbable: true, lineup: [{ name: "Lumen" }] });
  expect((await around(matchOf())).lineup.map(({ name }) => name)).toEqual(["Kéva", "Lumen"]);
  // A forfeit had no line-up, and a cancelled match has none to come.
  for (const match of [resultOf([], { forfeit: "theirs" }), matchOf({ status: "cancelled" })]) {
    expect(await around(match, played)).toMatchObject({ lineup: [], isProbable: false, latest: [], met: [] });
  }
});

it("[MA-47] gives the last results before a match, and those against its opponent", async () => {
  const { latest, met } = await around(matchOf({ opponent: "Banquise" }), [
    before("29"),
    before("21", { opponent: "Cormorans" }),
    before("14"),
  ]);
  expect(latest.map(({ slug }) => slug)).toEqual(["r-21", "r-14"]);
  expect(met.map(({ slug }) => slug)).toEqual(["r-14"]);
});

it("[MA-46] gives nothing around an unknown match", async () => {
  const read = readAroundMatch({
    matches: { bySlug: async () => undefined, finished: async () => [] },
    teams: { bySlug: async () => undefined },
  });
  expect((await read({ slug: "nulle-part" })).lineup).toEqual([]);
  expect((await read({ slug: "../x" })).lineup).toEqual([]);
});

it("[PX-9] tells the team's channel on Discord", async () => {
  expect((await around(matchOf())).chat).toBe("https://discord.example.org/valorant");
});
