import { expect, it } from "vitest";
import { matchFor } from "../../../tests/matchFor.ts";
import { done, refused } from "../../shared/result.ts";
import type { Slug } from "../../shared/slug.ts";
import { changeMatch } from "./change.ts";
import { addMatch, countStaffMatches, listStaffMatches, saveMatch, scoreMatch } from "./editMatches.ts";
import type { Match, MatchScore } from "./match.ts";
import type { MatchRepository, StaffMatchFilter } from "./ports.ts";
import { scoreIn } from "./scoring.ts";
import { typedFrom, type TypedMatch } from "./typed.ts";

const zone = "Europe/Paris";

/** A repository of a few matches. `overtake`: another device writes before each change, so often. */
const club = (...first: readonly Match[]) => {
  let all = [...first];
  let overtakes = 0;
  const put = (match: Match) => (all = [...all.filter(({ id }) => id !== match.id), match]);
  const matches: MatchRepository = {
    slice: async ({ from, count }) => all.slice(from, from + count),
    count: async () => all.length,
    teams: async () => [],
    open: async (id) => all.find((match) => match.id === id),
    bySlug: async (slug) => all.find((match) => match.slug === slug),
    async add({ slug, ...details }) {
      if (all.some((match) => match.slug === slug)) return refused({ kind: "slug-taken" });
      const match = { ...matchFor(slug), ...details, slug };
      put(match);
      return done(match);
    },
    async change({ id, revision, change }) {
      const before = all.find((match) => match.id === id);
      if (!before) return refused({ kind: "gone" });
      if (overtakes-- > 0) put({ ...before, notes: `note ${overtakes}`, revision: before.revision + 1 });
      if (overtakes >= 0 || before.revision !== revision) return refused({ kind: "stale" });
      const after = { ...changeMatch(before, change, "2026-11-28T22:00:00.000Z"), game: before.game };
      put(after);
      return done(after);
    },
    async remove(id) {
      all = all.filter((match) => match.id !== id);
      return done();
    },
  };
  return { matches, all: () => all, put, overtake: (times: number) => (overtakes = times) };
};

/** The day of the match, after its start. */
const clock = { tell: async () => ({ now: Date.parse("2026-11-28T21:00:00Z"), zone }) };
const typed = (more: Partial<TypedMatch> = {}): TypedMatch => ({ ...typedFrom(matchFor("a"), zone), ...more });
const edit = (match: Match, change: Partial<TypedMatch>, before = typedFrom(match, zone)) =>
  ({
    id: match.id,
    revision: match.revision,
    score: scoreIn(match),
    zone,
    before,
    after: { ...before, ...change },
  }) as const;

it("[MA-28] announces a match at an address made of its team, opponent and day, also without letters", async () => {
  const { matches } = club();
  const add = (more: Partial<TypedMatch>) => addMatch({ matches })({ typed: typed(more), zone });
  const slugs = [await add({}), await add({ opponent: "🐙" }), await add({ start: "2026-11-28T23:30" })];
  expect(slugs.map((answer) => answer.ok && answer.value.slug)).toEqual([
    "valorant-solstice-2026-11-28",
    "valorant-2026-11-28",
    "valorant-solstice-2026-11-28-2",
  ]);
});

it("[MA-28] adds a match once that is sent again after its answer was lost", async () => {
  const { matches, all } = club();
  const add = () => addMatch({ matches })({ typed: typed(), zone });
  expect(await add()).toEqual(await add());
  expect(all()).toHaveLength(1);
});

it("[MA-28] refuses the tenth match of a team against the same opponent on one day, and asks the backend nothing for a wrong one", async () => {
  const { matches, all } = club();
  const add = (minute: number) => addMatch({ matches })({ typed: typed({ start: `2026-11-28T21:0${minute}` }), zone });
  for (let minute = 0; minute < 9; minute++) expect((await add(minute)).ok).toBe(true);
  expect(await add(9)).toEqual(refused({ kind: "slug-used-up" }));
  const wrong = await addMatch({ matches })({ typed: typed({ opponent: "" }), zone });
  expect(wrong).toEqual(refused({ kind: "invalid-match", fields: { opponent: "required" } }));
  expect(all()).toHaveLength(9);
});

it("[MA-28] saves the changed details alone: what others changed meanwhile stays", async () => {
  const match = matchFor("a");
  const { matches, put } = club(match);
  put({ ...match, notes: "En salle", status: "live", revision: 2 });
  const saved = await saveMatch({ matches, clock })(edit(match, { stage: "finale" }));
  expect(saved).toMatchObject({ ok: true, value: { stage: "finale", notes: "En salle", status: "live", revision: 3 } });
});

it("[SE-55] saves another detail of a match whose logo is over http", async () => {
  const match = matchFor("a", { opponentLogo: "http://images.example/logo.png" });
  const { matches } = club(match);
  expect(await saveMatch({ matches, clock })(edit(match, { notes: "En salle" }))).toMatchObject({
    ok: true,
    value: { notes: "En salle", opponentLogo: match.opponentLogo },
  });
});

it("[MA-28] keeps the second of two equal hours in autumn when another detail is saved", async () => {
  // Both 02:30 in Paris: this is the second one.
  const match = matchFor("a", { start: "2026-10-25T01:30:00.000Z" });
  const { matches } = club(match);
  const saved = await saveMatch({ matches, clock })(edit(match, { stage: "finale" }));
  expect(saved).toMatchObject({ ok: true, value: { stage: "finale", start: match.start } });
});

it("[MA-28] refuses a detail that another changed too, and no change at all changes nothing", async () => {
  const match = matchFor("a");
  const { matches, put, all } = club(match);
  const theirs = { ...match, stage: "quart", revision: 2 };
  put(theirs);
  expect(await saveMatch({ matches, clock })(edit(match, { stage: "finale" }))).toEqual(
    refused({ kind: "conflict", theirs }),
  );
  expect(await saveMatch({ matches, clock })(edit(match, { stage: "quart" }))).toEqual(done(theirs));
  expect(await saveMatch({ matches, clock })(edit(match, {}))).toEqual(done(theirs));
  expect(all()).toEqual([theirs]);
  await matches.remove(match.id);
  expect(await saveMatch({ matches, clock })(edit(match, {}))).toEqual(refused({ kind: "gone" }));
  expect(await saveMatch({ matches, clock })(edit(match, { stage: "finale" }))).toEqual(refused({ kind: "gone" }));
});

it("[MA-28] refuses a format with fewer maps than were played", async () => {
  const map = { name: "", ours: 13, theirs: 5 };
  const match = matchFor("a", { status: "live", maps: [map, { ...map, ours: 1 }] });
  const { matches } = club(match);
  const answer = await saveMatch({ matches, clock })(edit(match, { format: "bo1" }));
  expect(answer).toEqual(refused({ kind: "invalid-match", fields: { format: "too-short" } }));
  expect((await saveMatch({ matches, clock })(edit(match, { format: "bo5" }))).ok).toBe(true);
});

const live: MatchScore = { status: "live", maps: [{ name: "", ours: 1, theirs: 0 }], forfeit: null };

it("[MA-28] merges a score with changes of details, however often they come in between, and gives up after some", async () => {
  const match = matchFor("a");
  const { matches, overtake } = club(match);
  const score = { id: match.id, revision: 1, format: match.format, before: scoreIn(match), after: live };
  overtake(3);
  expect(await scoreMatch({ matches })(score)).toMatchObject({ ok: true, value: { ...live, notes: "note 0" } });
  const other = club(match);
  other.overtake(9);
  expect(await scoreMatch({ matches: other.matches })(score)).toMatchObject({ refusal: { kind: "conflict" } });
});

it("[MA-28] stores no score that its format refuses, and none over another score", async () => {
  const match = matchFor("a");
  const { matches, put, all } = club(match);
  const score = { id: match.id, revision: 1, format: match.format, before: scoreIn(match), after: live };
  const wrong = { ...score, after: { ...live, status: "finished", maps: [] } as const };
  expect(await scoreMatch({ matches })(wrong)).toEqual(refused({ kind: "invalid-score", problem: "no-score" }));
  const theirs = { ...match, status: "finished", forfeit: "ours", revision: 2 } as const;
  put(theirs);
  expect(await scoreMatch({ matches })(score)).toEqual(refused({ kind: "conflict", theirs }));
  expect(all()).toEqual([theirs]);
});

it("[MA-28] refuses a score and a format that another member's change has made unfit for each other", async () => {
  const map = { name: "", ours: 13, theirs: 5 };
  const [first, second] = [map, { ...map, ours: 1 }];
  const match = matchFor("a");
  const { matches, put, all } = club(match);
  const shorter = { ...match, format: "bo1", revision: 2 } as const;
  put(shorter);
  const after = { status: "live", maps: [first, second], forfeit: null } as const;
  const score = { id: match.id, revision: 1, format: match.format, before: scoreIn(match), after };
  expect(await scoreMatch({ matches })(score)).toEqual(refused({ kind: "invalid-score", problem: "too-many-maps" }));
  expect(all()).toEqual([shorter]);
  const played = { ...match, ...after, revision: 2 };
  put(played);
  expect(await saveMatch({ matches, clock })(edit(match, { format: "bo1" }))).toEqual(
    refused({ kind: "invalid-match", fields: { format: "too-short" } }),
  );
  expect(all()).toEqual([played]);
});

it("[MA-28] gives the staff a page of matches; one beyond the last is the last", async () => {
  const { matches } = club(...Array.from({ length: 25 }, (_, at) => matchFor(`m${at}`, { slug: `m${at}` as Slug })));
  const list = await listStaffMatches({ matches })({ isOver: false, page: 9 });
  expect(list).toMatchObject({ total: 25, page: 2, pages: 2, items: [{ slug: "m24" }] });
});

it("[AD-62] counts the matches of a period for each filter, of the first twelve teams", async () => {
  const asked: StaffMatchFilter[] = [];
  const teams = Array.from({ length: 14 }, (_, at) => ({ slug: `equipe-${at}` as Slug, game: `Jeu ${at}` }));
  const { matches } = club();
  const counting: MatchRepository = {
    ...matches,
    teams: async () => teams,
    count: async (filter) => asked.push(filter),
  };
  const counts = await countStaffMatches({ matches: counting })({ isOver: true });
  expect(counts).toMatchObject({ isOver: true, all: 1, drafts: 2 });
  expect(Object.keys(counts.ofTeams)).toEqual(teams.slice(0, 12).map(({ slug }) => slug));
  expect(asked.every(({ isOver }) => isOver)).toBe(true);
  expect(asked).toContainEqual({ isOver: true, isDraft: true });
  expect(asked).toContainEqual({ isOver: true, team: "equipe-11" });
});
