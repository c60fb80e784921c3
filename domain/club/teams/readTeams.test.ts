import { expect, it } from "vitest";
import type { Slug } from "../../shared/slug.ts";
import { readTeam, readTeams } from "./readTeams.ts";
import { isIn, type Member, movesOf, type Team } from "./team.ts";

const today = "2026-11-22";
const clock = { tell: async () => ({ now: Date.parse(`${today}T12:00:00Z`), zone: "Europe/Paris" }) };

const member = (slug: string, more: Partial<Member> = {}): Member => ({
  id: slug,
  slug: slug as Slug,
  name: slug,
  kind: "player",
  role: "Tour",
  rank: "",
  specialty: "",
  position: "",
  joined: null,
  departed: null,
  qualities: [],
  experience: "",
  story: "",
  stats: null,
  photo: null,
  ...more,
});

const team = (slug: string, members: readonly Member[], more: Partial<Team> = {}): Team => ({
  id: slug,
  slug: slug as Slug,
  game: slug,
  title: "",
  lead: "",
  status: "active",
  tier: "",
  founded: null,
  description: "",
  links: [],
  updatedAt: "2026-01-01T00:00:00.000Z",
  members,
  honours: [],
  ...more,
});

const teamsOf = (all: readonly Team[]) => ({
  list: async () => all,
  bySlug: async (slug: Slug) => all.find((one) => one.slug === slug),
  people: async () => [],
  person: async () => undefined,
});

it.each([
  [null, null, true],
  ["2026-11-22", null, true],
  ["2026-11-23", null, false],
  [null, "2026-11-23", true],
  [null, "2026-11-22", false],
  ["2026-11-22", "2026-11-22", false],
])("[TE-10] from %s to %s: in the team today is %s", (joined, departed, answer) => {
  expect(isIn({ joined, departed }, today)).toBe(answer);
});

it("[TE-10] tells arrivals and departures until today, the latest first", () => {
  const moves = movesOf(
    [member("a", { joined: "2025-01-01", departed: "2026-01-01" }), member("b", { joined: "2026-12-01" })],
    today,
  );
  expect(moves.map(({ day, kind, member: { slug } }) => [day, kind, slug])).toEqual([
    ["2026-01-01", "departure", "a"],
    ["2025-01-01", "arrival", "a"],
  ]);
});

it("[TE-10] counts active teams, honours, and each player once", async () => {
  const both = member("a");
  const honour = { id: "h", title: "Coupe", result: "Victoire", year: 2025, match: null };
  const teams = teamsOf([
    team("un", [both, member("b", { departed: "2026-01-01" }), member("c", { kind: "staff" })], { honours: [honour] }),
    team("deux", [both], { status: "developing", honours: [honour] }),
    team("trois", []),
  ]);
  const { figures, teams: listed } = await readTeams({ teams, clock })();
  expect(figures).toEqual({ activeTeams: 2, honours: 2, players: 1 });
  expect(listed.map(({ players, staff }) => [players.length, staff.length])).toEqual([
    [1, 1],
    [1, 0],
    [0, 0],
  ]);
});

it("[TE-10] gives a team with those of today; none for an unknown or an invalid slug", async () => {
  const teams = teamsOf([
    team(
      "un",
      Array.from({ length: 40 }, (_, at) => member(`p${at}`, at === 0 ? { departed: today } : {})),
    ),
  ]);
  const read = readTeam({ teams, clock });
  const found = await read({ slug: "un" });
  expect(found.ok && found.value.players).toHaveLength(39);
  expect(found.ok && found.value.moves).toHaveLength(1);
  // A page holds no more of a person than it shows.
  expect(found.ok && found.value.players[0]).not.toHaveProperty("id");
  for (const slug of ["deux", "Un", "../un"]) {
    expect(await read({ slug })).toEqual({ ok: false, refusal: { kind: "not-found" } });
  }
});
