import { describe, expect, it } from "vitest";
import {
  type Format,
  type MapScore,
  type Match,
  type MatchDetails,
  type MatchId,
  type MatchStatus,
  matchStatuses,
} from "../../domain/club/matches/match.ts";
import { totalOf } from "../../domain/club/matches/totals.ts";
import { addMatch, saveMatch, scoreMatch } from "../../domain/club/matches/editMatches.ts";
import { checkScore } from "../../domain/club/matches/scoring.ts";
import { mostWritten } from "../../domain/club/matches/ports.ts";
import { typedFrom } from "../../domain/club/matches/typed.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import type { Backstage } from "./backstage.ts";
import type { Probes, FaultCalls } from "./files.ts";
import { newMatch as anyMatch } from "../newMatch.ts";
import { camille, noArticle, type NewDevice, type Ports, sarah, signedIn } from "./ports.ts";
import { type Cells, ofAll, ofStaff, published, updates } from "../security/reach.ts";
import { calls } from "../security/grants.ts";

const [firstTeam] = teams.teams;
const team = firstTeam?.slug as Slug;
const noMatch = noArticle as string as MatchId;
const zone = "Europe/Paris";
const signedOut = { ok: false, refusal: { kind: "signed-out" } };
const notStaff = { ok: false, refusal: { kind: "not-staff" } };
const gone = { ok: false, refusal: { kind: "gone" } };
const stale = { ok: false, refusal: { kind: "stale" } };

/** The matches of a test are of a competition of its own, decades ahead. */
const newMatch = (more: Partial<MatchDetails> = {}) =>
  anyMatch(team, {
    opponentLogo: "/partage/club.png",
    stage: "quart de finale",
    format: "bo3",
    start: "2060-11-28T20:00:00.000Z",
    watch: "https://tv.example.org/club",
    notes: "Deux lignes :\nla seconde",
    lineup: ["Kéva", "Lumen"],
    ...more,
  });

const won = [
  { name: "Ascent", ours: 13, theirs: 9 },
  { name: "", ours: 13, theirs: 11 },
];

const matchesOf = (ports: Ports) => ({
  list: ports.matches,
  repository: ports.matchRepository,
});

const addedBy = async (ports: Ports, more: Partial<MatchDetails> = {}): Promise<Match> => {
  const answer = await ports.matchRepository.add(newMatch(more));
  if (!answer.ok) throw new Error(`The match was refused: ${answer.refusal.kind}`);
  return answer.value;
};

/** What every implementation of `Matches` and `MatchRepository` must do. */
export const contract = (backend: string, newDevice: NewDevice, { publishTeam }: Backstage) =>
  describe(`[BE-4] matches on ${backend}`, () => {
    const begin = async (who = sarah) => {
      const ports = await newDevice();
      await signedIn(ports, who);
      return { ports, ...matchesOf(ports) };
    };
    const changed = async (
      { repository }: Awaited<ReturnType<typeof begin>>,
      { id, revision }: Match,
      change: Parameters<typeof repository.change>[0]["change"],
    ) => {
      const answer = await repository.change({ id, revision, change });
      if (!answer.ok) throw new Error(`The change was refused: ${answer.refusal.kind}`);
      return answer.value;
    };

    it("[MA-1] adds a match with all its details, scheduled, for all visitors", async () => {
      const { repository } = await begin();
      const wanted = newMatch();
      const answer = await repository.add(wanted);
      const added = answer.ok ? answer.value : undefined;
      expect(added).toMatchObject({
        ...wanted,
        game: firstTeam?.game,
        status: "scheduled",
        maps: [],
        forfeit: null,
        movedFrom: null,
        finishedAt: null,
        revision: 1,
      });
      const { list } = matchesOf(await newDevice());
      expect(await list.bySlug(wanted.slug)).toEqual(added);
      expect(await repository.open(added?.id ?? noMatch)).toEqual(added);
      expect(await repository.add(wanted)).toEqual({ ok: false, refusal: { kind: "slug-taken" } });
    });

    it("[MA-1] keeps a draft to the staff", async () => {
      const device = await begin();
      const draft = await addedBy(device.ports, { isPublished: false });
      const visitor = matchesOf(await newDevice());
      expect(await visitor.list.bySlug(draft.slug)).toBeUndefined();
      expect(await visitor.repository.open(draft.id)).toBeUndefined();
      expect(await device.list.bySlug(draft.slug)).toBeUndefined();
      expect(await device.repository.open(draft.id)).toEqual(draft);
      const shown = await changed(device, draft, { isPublished: true });
      expect(await visitor.list.bySlug(draft.slug)).toEqual(shown);
    });

    it("[MA-2] lists the coming ones by start, without drafts and finished ones", async () => {
      const device = await begin();
      const competition = newMatch().competition;
      const at = (start: string, more: Partial<MatchDetails> = {}) =>
        addedBy(device.ports, { competition, start, ...more });
      const late = await at("2061-01-02T20:00:00.000Z");
      const soon = await at("2061-01-01T20:00:00.000Z");
      await at("2061-01-01T21:00:00.000Z", { isPublished: false });
      const over = await at("2061-01-01T22:00:00.000Z");
      await changed(device, over, { status: "finished", maps: won });
      const off = await changed(device, await at("2061-01-03T20:00:00.000Z"), { status: "cancelled" });
      const coming = await device.list.coming("2061-01-01T19:59:00.000Z");
      expect(coming.filter((match) => match.competition === competition)).toEqual([soon, late, off]);
      const later = await device.list.coming("2061-01-02T00:00:00.000Z");
      expect(later.filter((match) => match.competition === competition)).toEqual([late, off]);
    });

    it("[MA-2] finds the coming ones of a filter behind more than a hundred others", async () => {
      const device = await begin();
      const { slug: _, ...details } = newMatch({ start: "2059-01-01T20:00:00.000Z" });
      const rows = Array.from({ length: 100 }, () => {
        const match = { ...details, status: "scheduled", maps: [], forfeit: null, slug: newMatch().slug } as const;
        return { kind: "add", match } as const;
      });
      const file = device.ports.matchImport;
      for (const part of [rows.slice(0, 50), rows.slice(50)]) await file.write(part);
      const since = "2059-01-01T00:00:00.000Z";
      const last = await addedBy(device.ports, {
        start: "2059-01-02T20:00:00.000Z",
        competition: "Coupe des derniers",
      });
      const { competition } = last;
      expect(await device.list.coming(since)).not.toContainEqual(last);
      expect(await device.list.coming(since, { competition })).toEqual([last]);
      expect(await device.list.coming(since, { competition, team, season: 2058 })).toEqual([last]);
      for (const other of [{ season: 2059 }, { team: "inconnue" }, { competition: "Aucune" }]) {
        expect(await device.list.coming(since, { competition, ...other })).toEqual([]);
      }
      await device.repository.remove(last.id);
      const open = await device.repository.slice({ isOver: false, from: 0, count: 1_000 });
      for (const { id } of open.filter((match) => match.competition === details.competition)) {
        await device.repository.remove(id);
      }
    });

    it("[MA-3] counts them all, however many there are", async () => {
      const device = await begin();
      const { slug: _, ...details } = newMatch({ start: "2010-01-01T20:00:00.000Z" });
      const rows = Array.from({ length: 550 }, (_, at) => {
        const match = {
          ...details,
          competition: `${details.competition} ${at}`,
          status: "finished",
          maps: won,
          forfeit: null,
        } as const;
        return { kind: "add", match: { ...match, slug: newMatch().slug } } as const;
      });
      for (let at = 0; at < rows.length; at += mostWritten) {
        await device.ports.matchImport.write(rows.slice(at, at + mostWritten));
      }
      const own = (await device.list.records()).filter((record) => record.competition.startsWith(details.competition));
      expect(new Set(own.map((record) => record.competition)).size).toBe(550);
    });

    it("[MA-3] hides the matches of a team that isn't published, from all but the staff", async () => {
      const device = await begin();
      const { slug } = await addedBy(device.ports);
      await publishTeam(team, false);
      try {
        expect((await device.ports.matchRepository.bySlug(slug))?.game).toBe(firstTeam?.game);
        expect(await matchesOf(await newDevice()).list.bySlug(slug)).toBeUndefined();
      } finally {
        await publishTeam(team, true);
      }
    });

    it("[MA-47] lists the finished ones against one opponent", async () => {
      const device = await begin();
      const competition = newMatch().competition;
      const against = async (opponent: string, start: string) =>
        changed(device, await addedBy(device.ports, { competition, start, opponent }), {
          status: "finished",
          maps: won,
        });
      const [first, last] = [
        await against('L\'Étoile, "du" Nord (2)', "2063-01-01T20:00:00.000Z"),
        await against('L\'Étoile, "du" Nord (2)', "2063-01-02T20:00:00.000Z"),
      ];
      const other = await against("L'Étoile", "2063-01-03T20:00:00.000Z");
      const all = { team: first.team, from: 0, count: 10 };
      expect(await device.list.finished({ ...all, competition, opponent: first.opponent })).toEqual([last, first]);
      expect(await device.list.finished({ ...all, competition, opponent: other.opponent })).toEqual([other]);
      expect(await device.list.finished({ ...all, opponent: crypto.randomUUID() })).toEqual([]);
    });

    it("[MA-3] lists and counts the finished ones by team, competition and season", async () => {
      const device = await begin();
      const { list } = device;
      const competition = newMatch().competition;
      const finished = async (start: string, score: Parameters<typeof changed>[2], more: Partial<MatchDetails> = {}) =>
        changed(device, await addedBy(device.ports, { competition, start, ...more }), { status: "finished", ...score });
      const win = await finished("2062-07-31T21:00:00.000Z", { maps: won });
      // Already August in Paris: the next season.
      const level = { format: "bo1", maps: [{ name: "", ours: 13, theirs: 13 }] } as const;
      const draw = await finished("2062-07-31T22:30:00.000Z", level);
      const forfeit = await finished("2062-09-01T20:00:00.000Z", { forfeit: "ours", maps: [] });
      await finished("2062-09-02T20:00:00.000Z", { maps: won }, { isPublished: false });

      const all = { competition, from: 0, count: 10 };
      expect(await list.finished(all)).toEqual([forfeit, draw, win]);
      expect(await list.finished({ ...all, from: 1, count: 1 })).toEqual([draw]);
      expect(await list.finished({ ...all, season: 2061 })).toEqual([win]);
      expect(await list.finished({ ...all, team })).toHaveLength(3);
      expect(await list.finished({ ...all, team: "inconnue" as Slug })).toEqual([]);

      const own = async () => (await list.records()).filter((record) => record.competition === competition);
      expect((await own()).toSorted((one, other) => one.season - other.season)).toEqual([
        { team, competition, season: 2061, won: 1, drawn: 0, lost: 0, mapsWon: 2, mapsLost: 0 },
        { team, competition, season: 2062, won: 0, drawn: 1, lost: 1, mapsWon: 0, mapsLost: 0 },
      ]);
      // A corrected, a reopened and a deleted result count no longer.
      await changed(device, win, { format: "bo1", maps: [{ name: "", ours: 1, theirs: 13 }] });
      await changed(device, draw, { status: "live" });
      expect(totalOf(await own())).toEqual({ won: 0, drawn: 0, lost: 2, mapsWon: 0, mapsLost: 1 });
      await device.repository.remove(forfeit.id);
      await device.repository.remove(forfeit.id);
      expect(totalOf(await own())).toEqual({ won: 0, drawn: 0, lost: 1, mapsWon: 0, mapsLost: 1 });
    });

    it("[MA-4] keeps the first start of a moved match, and forgets it when it moves back", async () => {
      const device = await begin();
      const first = await addedBy(device.ports);
      const moved = await changed(device, first, { start: "2060-12-01T20:00:00.000Z" });
      expect(moved).toMatchObject({ movedFrom: first.start, revision: 2, calendarId: first.calendarId });
      const again = await changed(device, moved, { start: "2060-12-02T20:00:00.000Z" });
      expect(again.movedFrom).toBe(first.start);
      const noted = await changed(device, again, { notes: null });
      expect(noted).toMatchObject({ movedFrom: first.start, notes: null, revision: 4 });
      expect((await changed(device, noted, { start: first.start })).movedFrom).toBeNull();
      const draft = await addedBy(device.ports, { isPublished: false });
      expect((await changed(device, draft, { start: "2060-12-01T20:00:00.000Z" })).movedFrom).toBeNull();
    });

    it("[MA-5] dates the end of a match, and takes it back when the match is opened again", async () => {
      const device = await begin();
      const before = Date.now() - 60_000;
      const ended = await changed(device, await addedBy(device.ports), { status: "finished", maps: won });
      expect(Date.parse(ended.finishedAt ?? "")).toBeGreaterThan(before);
      const corrected = await changed(device, ended, { maps: won.toReversed() });
      expect(corrected.finishedAt).toBe(ended.finishedAt);
      expect((await changed(device, corrected, { status: "live" })).finishedAt).toBeNull();
    });

    it("[MA-6] refuses a change from an older revision, and of a deleted match", async () => {
      const device = await begin();
      const match = await addedBy(device.ports);
      await changed(device, match, { status: "live" });
      const { id, revision } = match;
      expect(await device.repository.change({ id, revision, change: { maps: won } })).toEqual(stale);
      await device.repository.remove(id);
      expect(await device.repository.change({ id, revision: 2, change: { maps: won } })).toEqual(gone);
      expect(await device.repository.open(id)).toBeUndefined();
    });

    it("[MA-6] merges a score with details that changed meanwhile, and refuses two different scores", async () => {
      const device = await begin();
      const needs = { matches: device.repository, clock: { tell: async () => ({ now: Date.now(), zone }) } };
      const match = await addedBy(device.ports);
      const { id, revision, format } = match;
      const nothing = { status: match.status, maps: match.maps, forfeit: match.forfeit };
      const live = { status: "live", maps: won.slice(0, 1), forfeit: null } as const;
      const typed = typedFrom(match, zone);
      const noted = await saveMatch(needs)({
        id,
        revision,
        score: { status: match.status, maps: match.maps, forfeit: match.forfeit },
        zone,
        before: typed,
        after: { ...typed, notes: "En salle" },
      });
      expect(noted).toMatchObject({ ok: true, value: { notes: "En salle", revision: 2 } });
      const score = { id, revision, format, before: nothing, after: live };
      const scored = await scoreMatch(needs)(score);
      expect(scored).toMatchObject({ ok: true, value: { ...live, notes: "En salle", revision: 3 } });
      // Sent again, because its answer was lost.
      expect(await scoreMatch(needs)(score)).toEqual(scored);
      const other = await scoreMatch(needs)({ ...score, after: { ...live, maps: [] } });
      expect(other).toMatchObject({ ok: false, refusal: { kind: "conflict", theirs: live } });
    });

    it("[MA-1] gives alike matches of a day different addresses; one that is sent again is added once", async () => {
      const { repository } = await begin();
      const at = (start: string) => typedFrom({ ...newMatch(), opponent: "Alpha", start }, zone);
      const [first, second] = [at("2063-03-03T14:00:00.000Z"), at("2063-03-03T20:00:00.000Z")];
      const add = (typed: typeof first) => addMatch({ matches: repository })({ typed, zone });
      const added = [await add(first), await add(second), await add(second)];
      expect(added[2]).toEqual(added[1]);
      const slugs = added.map((answer) => answer.ok && answer.value.slug);
      expect(new Set(slugs).size).toBe(2);
      for (const slug of slugs) expect(slug).toMatch(/-alpha-2063-03-03/);
    });

    it("[MA-7] gives a calendar all of a team, finished and cancelled ones too", async () => {
      const device = await begin();
      const { competition } = newMatch();
      const at = (start: string) => addedBy(device.ports, { competition, start });
      const over = await changed(device, await at("2064-01-01T20:00:00.000Z"), { status: "finished", maps: won });
      const off = await changed(device, await at("2064-01-02T20:00:00.000Z"), { status: "cancelled" });
      const ids = async (...wanted: Parameters<typeof device.list.since>) =>
        (await device.list.since(...wanted)).filter((match) => match.competition === competition).map(({ id }) => id);
      expect(await ids("2064-01-01T00:00:00.000Z")).toEqual([over.id, off.id]);
      expect(await ids("2064-01-02T00:00:00.000Z", team)).toEqual([off.id]);
      expect(await ids("2064-01-01T00:00:00.000Z", "inconnue" as Slug)).toEqual([]);
    });

    it("[NW-10] gives a form what it offers of published matches, the soonest first", async () => {
      const { ports, list } = await begin();
      const { competition } = newMatch();
      const later = await addedBy(ports, { competition, start: "2066-01-02T20:00:00.000Z" });
      const first = await addedBy(ports, { competition, start: "2066-01-01T20:00:00.000Z" });
      await addedBy(ports, { competition, isPublished: false });
      const choices = await list.choices();
      expect(choices.filter((match) => match.competition === competition)).toEqual(
        [first, later].map(({ slug, game, opponent, start }) => ({ slug, game, opponent, competition, start })),
      );
      expect(choices.length).toBeLessThanOrEqual(500);
    });

    it("[MA-8] gives the staff those that are over and others apart, in pages, with their number", async () => {
      const device = await begin();
      const { repository } = device;
      const [open, finished] = [await repository.count({ isOver: false }), await repository.count({ isOver: true })];
      const draft = await addedBy(device.ports, { start: "2098-01-01T20:00:00.000Z", isPublished: false });
      expect(await repository.count({ isOver: false })).toBe(open + 1);
      const last = await repository.slice({ isOver: false, from: open, count: 5 });
      expect(last).toEqual([draft]);
      const over = await changed(device, draft, { status: "finished", maps: won });
      expect(await repository.count({ isOver: true })).toBe(finished + 1);
      expect(await repository.slice({ isOver: true, from: 0, count: 1 })).toEqual([over]);
      const off = await changed(device, over, { status: "cancelled", maps: [] });
      expect(await repository.slice({ isOver: true, from: 0, count: 1 })).toEqual([off]);
      expect(await repository.bySlug(off.slug)).toEqual(off);
      await repository.remove(draft.id);
    });

    it("[AD-50] sorts the staff's matches by a column, and finds those of a team and the drafts", async () => {
      const device = await begin();
      const { repository } = device;
      const other = teams.teams[1]?.slug as Slug;
      const competition = `Tri ${crypto.randomUUID()}`;
      const add = (opponent: string, start: string, more: Partial<MatchDetails> = {}) =>
        addedBy(device.ports, { opponent, start, competition, ...more });
      const [b, a, c] = [
        await add("Bravo", "2097-01-01T20:00:00.000Z"),
        await add("Alpha", "2097-01-03T20:00:00.000Z", { isPublished: false }),
        await add("Charlie", "2097-01-02T20:00:00.000Z", { team: other, format: null, lineup: [] }),
      ];
      const found = async (wanted: Omit<Parameters<typeof repository.slice>[0], "from" | "count" | "isOver">) => {
        const all = await repository.slice({ isOver: false, from: 0, count: 2_000, ...wanted });
        return all.filter((match) => match.competition === competition).map(({ id }) => id);
      };
      const by = (column: "start" | "opponent" | "competition", way: "ascending" | "descending") =>
        found({ sorting: { by: column, way } });
      expect(await by("opponent", "ascending")).toEqual([a.id, b.id, c.id]);
      expect(await by("opponent", "descending")).toEqual([c.id, b.id, a.id]);
      expect(await by("start", "descending")).toEqual([a.id, c.id, b.id]);
      // Equal competitions stand by their start.
      expect(await by("competition", "ascending")).toEqual([b.id, c.id, a.id]);
      expect(await found({ team: other })).toEqual([c.id]);
      expect(await found({ isDraft: true })).toEqual([a.id]);
      const counted = { isOver: false, team, isDraft: true } as const;
      expect(await repository.count(counted)).toBe(
        (await repository.slice({ ...counted, from: 0, count: 2_000 })).length,
      );
      for (const { id } of [a, b, c]) await repository.remove(id);
    });

    it("[FI-3] writes rows of a file, once however often they are sent, and none over another member's change", async () => {
      const device = await begin();
      const file = device.ports.matchImport;
      const { slug, ...details } = newMatch();
      const result = { status: "finished", maps: won, forfeit: null } as const;
      const add = { kind: "add", match: { ...details, ...result, slug } } as const;
      const first = await addedBy(device.ports);
      const change = {
        kind: "change",
        id: first.id,
        revision: 1,
        change: { opponent: "Banquise", lineup: ["Kéva"] },
      } as const;
      for (let times = 0; times < 2; times++) {
        expect(await file.write([add, change])).toEqual({ ok: true, value: ["saved", "saved"] });
      }
      expect(await device.repository.bySlug(slug)).toMatchObject({ ...details, ...result });
      const changedOne = await device.repository.open(first.id);
      expect(changedOne).toMatchObject({ opponent: "Banquise", lineup: ["Kéva"], notes: first.notes, revision: 2 });

      const late = { ...change, change: { opponent: "Cormorans" } };
      const taken = { ...add, match: { ...add.match, opponent: "Un autre" } };
      await device.repository.remove(first.id);
      expect(await file.write([taken, late])).toEqual({ ok: true, value: ["stale", "stale"] });
      expect(await device.repository.bySlug(slug)).toMatchObject({ opponent: details.opponent });
    });

    it("[FI-3] keeps a change that another member made since the file was compared", async () => {
      const device = await begin();
      const match = await addedBy(device.ports);
      const theirs = await changed(device, match, { notes: "En salle" });
      const change = { kind: "change", id: match.id, revision: 1, change: { notes: "En ligne" } } as const;
      expect(await device.ports.matchImport.write([change])).toEqual({ ok: true, value: ["stale"] });
      expect(await device.repository.open(match.id)).toEqual(theirs);
    });

    it("[FI-3] takes 50 rows at a time, and those of the staff alone", async () => {
      const { ports } = await begin();
      const row = () => {
        const { slug, ...details } = newMatch();
        return { kind: "add", match: { ...details, status: "scheduled", maps: [], forfeit: null, slug } } as const;
      };
      const rows = Array.from({ length: mostWritten + 1 }, row);
      await expect(ports.matchImport.write(rows)).rejects.toThrow();
      const { value } = (await ports.matchImport.write(rows.slice(1))) as { readonly value: unknown };
      expect(value).toEqual(rows.slice(1).map(() => "saved"));
      const elsewhere = await newDevice();
      for (const refusal of [signedOut, notStaff]) {
        if (refusal === notStaff) await signedIn(elsewhere, camille);
        expect(await elsewhere.matchImport.write([row()])).toEqual(refusal);
      }
    });

    it("[FI-3] an old result of a file isn't news: it ended a day after its start. By hand, it ends now", async () => {
      const device = await begin();
      const before = Date.now() - 60_000;
      const start = "2020-11-28T20:00:00.000Z";
      const [byFile, byHand] = [await addedBy(device.ports, { start }), await addedBy(device.ports, { start })];
      const { slug, ...details } = newMatch({ start });
      const score = { status: "finished", maps: [], forfeit: "theirs" } as const;
      const rows = [
        { kind: "add", match: { ...details, ...score, slug } },
        { kind: "change", id: byFile.id, revision: 1, change: score },
      ] as const;
      expect(await device.ports.matchImport.write(rows)).toEqual({ ok: true, value: ["saved", "saved"] });
      const stored = [await device.repository.bySlug(slug), await device.repository.open(byFile.id)];
      const old = { ...score, finishedAt: "2020-11-29T20:00:00.000Z" };
      expect(stored).toMatchObject([old, old]);
      const ended = await changed(device, byHand, { status: "finished", maps: won });
      expect(Date.parse(ended.finishedAt ?? "")).toBeGreaterThan(before);
      for (const match of [...stored, ended]) await device.repository.remove(match?.id ?? noMatch);
    });

    it("[FI-3] stores the forfeit of a new match, and of no match that isn't finished", async () => {
      const device = await begin();
      const file = device.ports.matchImport;
      const { slug, ...details } = newMatch();
      const rowOf = (status: MatchStatus) =>
        ({ kind: "add", match: { ...details, status, maps: [], forfeit: "ours", slug } }) as const;
      expect(await file.write([rowOf("scheduled"), rowOf("cancelled")])).toEqual({
        ok: true,
        value: ["invalid", "invalid"],
      });
      expect(await device.repository.bySlug(slug)).toBeUndefined();
      expect(await file.write([rowOf("finished")])).toEqual({ ok: true, value: ["saved"] });
      const added = await device.repository.bySlug(slug);
      expect(added).toMatchObject({ status: "finished", maps: [], forfeit: "ours" });
      await device.repository.remove(added?.id ?? noMatch);
    });

    it("[MA-30] stores a score that fits its state and format, and no other, as the domain has it", async () => {
      const device = await begin();
      const file = device.ports.matchImport;
      const points = [
        [13, 9],
        [9, 13],
        [13, 13],
        [2, 1],
        [0, 0],
      ] as const;
      const listsOf = (longest: number): readonly (readonly MapScore[])[] =>
        longest === 0
          ? [[]]
          : listsOf(longest - 1).flatMap((list) =>
              list.length < longest - 1
                ? [list]
                : [list, ...points.map(([ours, theirs]) => [...list, { name: "", ours, theirs }])],
            );
      const scores = [null, "bo1", "bo2", "bo3", "bo5"].flatMap((format) =>
        listsOf(3).flatMap((maps) =>
          matchStatuses.flatMap((status) =>
            ([null, "ours"] as const).map((forfeit) => ({ format: format as Format | null, status, maps, forfeit })),
          ),
        ),
      );
      // Some of them, for time's sake: 53 divides none of the counts of choices.
      const tried = scores.filter((_, at) => at % 53 === 0);
      const { slug: _, ...details } = newMatch();
      const rows = tried.map(
        (score) => ({ kind: "add", match: { ...details, ...score, slug: newMatch().slug } }) as const,
      );
      const expected = tried.map((score) => (checkScore(score.format, score).ok ? "saved" : "invalid"));
      expect(new Set(expected).size).toBe(2);
      const outcomes: unknown[] = [];
      for (let at = 0; at < rows.length; at += mostWritten) {
        const answer = await file.write(rows.slice(at, at + mostWritten));
        if (answer.ok) outcomes.push(...answer.value);
      }
      expect(outcomes).toEqual(expected);
      for (const isOver of [false, true]) {
        const all = await device.repository.slice({ isOver, from: 0, count: 2_000 });
        for (const { id, competition } of all) {
          if (competition === details.competition) await device.repository.remove(id);
        }
      }
    });

    it("[MA-30] refuses to change a match into a contradiction, by its score and by its format", async () => {
      const device = await begin();
      const { repository } = device;
      const match = await addedBy(device.ports);
      const { id, revision } = match;
      const refusals: readonly Parameters<typeof repository.change>[0]["change"][] = [
        { status: "finished", maps: won.slice(0, 1) },
        { status: "cancelled", maps: won },
        { status: "postponed", maps: won },
        { maps: won },
        { forfeit: "ours" },
        { status: "live", forfeit: "ours" },
        { status: "finished", maps: won, forfeit: "theirs" },
      ];
      for (const change of refusals) await expect(repository.change({ id, revision, change })).rejects.toThrow();
      const row = { kind: "change", id, revision, change: { status: "cancelled", maps: won } } as const;
      expect(await device.ports.matchImport.write([row])).toEqual({ ok: true, value: ["invalid"] });
      const ended = await changed(device, match, { status: "finished", maps: won });
      await expect(repository.change({ id, revision: ended.revision, change: { format: "bo5" } })).rejects.toThrow();
      expect(await repository.open(id)).toEqual(ended);
    });

    it("[MA-31] postpones a match without a new time: it stays among those to come, the last, however old its start is", async () => {
      const device = await begin();
      const { repository, list } = device;
      const { competition } = newMatch();
      const old = await addedBy(device.ports, { competition, start: "2020-01-01T20:00:00.000Z" });
      const next = await addedBy(device.ports, { competition, start: "2060-01-01T20:00:00.000Z" });
      const postponed = await changed(device, old, { status: "postponed" });
      expect(postponed).toMatchObject({ status: "postponed", start: old.start, movedFrom: null, revision: 2 });
      expect(await list.coming("2030-01-01T00:00:00.000Z", { competition })).toEqual([next, postponed]);
      const open = await repository.slice({ isOver: false, from: 0, count: 2_000 });
      expect(open.filter((match) => match.competition === competition)).toEqual([next, postponed]);
      expect(open.at(-1)?.status).toBe("postponed");
      expect((await list.since("2019-01-01T00:00:00.000Z", team)).map(({ id }) => id)).toContain(postponed.id);
      for (const { id } of [old, next]) await repository.remove(id);
    });

    it("[MA-31] announces a postponed match again by a new start, and remembers the old one", async () => {
      const device = await begin();
      const match = await addedBy(device.ports);
      const { calendarId } = match;
      const postponed = await changed(device, match, { status: "postponed" });
      const noted = await changed(device, postponed, { notes: "En salle" });
      expect(noted.status).toBe("postponed");
      const start = "2060-12-05T20:00:00.000Z";
      const again = await changed(device, noted, { start });
      expect(again).toMatchObject({ status: "scheduled", start, movedFrom: match.start, calendarId, revision: 4 });
      const restored = await changed(device, await changed(device, again, { status: "postponed" }), {
        status: "scheduled",
      });
      expect(restored).toMatchObject({ start, movedFrom: match.start });
      const both = await changed(device, restored, { status: "postponed", start: "2060-12-06T20:00:00.000Z" });
      expect(both).toMatchObject({ status: "postponed", movedFrom: match.start });
      await device.repository.remove(match.id);
    });

    it("[MA-31] postpones by a file too, and counts a repeated row once", async () => {
      const device = await begin();
      const file = device.ports.matchImport;
      const match = await addedBy(device.ports);
      const off = { kind: "change", id: match.id, revision: 1, change: { status: "postponed" } } as const;
      for (let times = 0; times < 2; times++) expect(await file.write([off])).toEqual({ ok: true, value: ["saved"] });
      const start = "2060-12-05T20:00:00.000Z";
      const on = { kind: "change", id: match.id, revision: 2, change: { status: "scheduled", start } } as const;
      for (let times = 0; times < 2; times++) expect(await file.write([on])).toEqual({ ok: true, value: ["saved"] });
      expect(await device.repository.open(match.id)).toMatchObject({ start, movedFrom: match.start, revision: 3 });
      const { slug, ...details } = newMatch();
      const add = { kind: "add", match: { ...details, status: "postponed", maps: [], forfeit: null, slug } } as const;
      expect(await file.write([add, add])).toEqual({ ok: true, value: ["saved", "saved"] });
      const added = await device.repository.bySlug(slug);
      expect(added).toMatchObject({ status: "postponed", start: details.start });
      for (const id of [match.id, added?.id ?? noMatch]) await device.repository.remove(id);
    });

    it("[BE-3] refuses visitors and members", async () => {
      const staff = await begin();
      const { id, revision } = await addedBy(staff.ports);
      const member = await begin(camille);
      const visitor = { ...matchesOf(await newDevice()) };
      for (const [{ repository }, refusal] of [
        [member, notStaff],
        [visitor, signedOut],
      ] as const) {
        expect(await repository.add(newMatch())).toEqual(refusal);
        expect(await repository.change({ id, revision, change: { status: "live" } })).toEqual(refusal);
        expect(await repository.remove(id)).toEqual(refusal);
      }
      expect((await staff.repository.open(id))?.revision).toBe(revision);
    });

    it("[MA-9] begins with the teams and the matches of the club's folder", async () => {
      const { list } = matchesOf(await newDevice());
      expect(await list.teams()).toEqual(teams.teams.map(({ slug, game }) => ({ slug, game })));
      const begun = await list.since("2000-01-01T00:00:00.000Z");
      expect(begun.some(({ calendarId }) => calendarId.endsWith(`.${team}`))).toBe(true);
    });
  });

const insertOne = `insert into matches (slug, team, opponent, competition, start, is_published)
  select 'essai-' || gen_random_uuid(), slug, 'Essai', 'Essai', '2070-01-01Z', $1::boolean from teams limit 1 returning id`;

const idOf = async (
  { query }: { query(sql: string, values?: unknown[]): Promise<readonly unknown[]> },
  isPublished: boolean,
): Promise<string> => {
  const [row] = (await query(insertOne, [isPublished])) as readonly { readonly id: string }[];
  return row?.id ?? "";
};

export const probes: Probes = {
  "read published matches": {
    port: async ({ ports }) => (await ports.matches.since("2000-01-01T00:00:00.000Z")).length > 0,
    request: async ({ client }) => ((await client.from("matches").select("id").limit(1)).data?.length ?? 0) > 0,
  },
  "read drafts of matches": {
    port: "a draft needs a member of the staff; the contract hides it from others",
    request: async ({ client, backend }) => {
      const id = await idOf(backend, false);
      const { data } = await client.from("matches").select("id").eq("id", id);
      await backend.query("delete from matches where id = $1", [id]);
      return (data?.length ?? 0) > 0;
    },
  },
  "write a match": {
    port: async ({ ports }) => (await ports.matchRepository.add(newMatch())).ok,
    request: async ({ client, backend }) => {
      const { slug } = newMatch();
      const start = "2070-01-01T20:00:00Z";
      await client.from("matches").insert({ slug, team, opponent: "Essai", competition: "Essai", start });
      const id = await idOf(backend, true);
      await client.from("matches").update({ status: "live" }).eq("id", id);
      const written = await backend.query(
        "delete from matches where slug = $1 or (id = $2 and status = 'live') returning 1",
        [slug, id],
      );
      await backend.query("delete from matches where id = $1", [id]);
      if (written.length === 1) throw new Error("The match could be added or changed, and not both");
      return written.length === 2;
    },
  },
  "import matches": {
    port: async ({ ports }) => (await ports.matchImport.write([])).ok,
    request: async ({ client, backend }) => {
      const { slug } = newMatch();
      const set = { team, opponent: "Essai", competition: "Essai", start: "2070-01-01T20:00:00Z" };
      const row = { slug, set: { ...set, status: "scheduled", maps: [] } };
      await client.rpc("write_matches", { written: JSON.stringify([row]) });
      return (await backend.query("delete from matches where slug = $1 returning 1", [slug])).length > 0;
    },
  },
  "delete a match": {
    port: async ({ ports }) => (await ports.matchRepository.remove(noMatch)).ok,
    request: async ({ client, backend }) => {
      const id = await idOf(backend, true);
      await client.from("matches").delete().eq("id", id);
      return (await backend.query("delete from matches where id = $1 returning 1", [id])).length === 0;
    },
  },
  "set a match's revision": {
    port: "the port has no such field",
    request: async ({ client, backend }) => {
      const id = await idOf(backend, true);
      for (const field of ["revision", "slug", "calendar_id", "finished_at", "moved_from", "updated_at", "id"]) {
        await client
          .from("matches")
          .update({ [field]: field === "revision" ? 99 : null })
          .eq("id", id);
      }
      return (await backend.query("delete from matches where id = $1 and revision <> 1 returning 1", [id])).length > 0;
    },
  },
  "change the club's records": {
    port: "no port writes them",
    request: async ({ client, backend }) => {
      await client.from("match_records").insert({ team: "essai", competition: "Essai", season: 2070, won: 1 });
      await client.from("match_records").update({ won: 999 }).neq("team", "");
      await client.from("match_records").delete().eq("team", team);
      const forged = "select from match_records where won = 999 or team = 'essai'";
      return (await backend.query(forged)).length > 0;
    },
  },
};

const inserted = "slug team opponent opponent_logo competition stage format start watch vod notes lineup is_published";
const updated = `${inserted.replace("slug ", "")} status maps forfeit`;

export const privileges = [
  ...calls("everybody", "invoker", "matches_played_by"),
  ...calls("members", "definer", "write_matches private.are_maps private.are_players"),

  ...["teams", "matches", "match_records"].flatMap((table) => [
    `anon: select on ${table}`,
    `authenticated: select on ${table}`,
  ]),
  ...inserted.split(" ").map((column) => `authenticated: insert on matches (${column})`),
  ...updated.split(" ").map((column) => `authenticated: update on matches (${column})`),
  "authenticated: delete on matches",
];

export const cells: Cells = {
  // A request writes 20 rows at most.
  rows: `delete from matches where slug not in (select slug from matches order by start limit 12);
    insert into teams (slug, game, is_published) values ('montree', 'Montrée', true) on conflict (slug) do nothing;
    insert into matches (slug, team, opponent, competition, start, status, maps, is_published)
      select 'essai-' || n, 'montree', 'Essai', 'Essai', '2070-01-01Z', 'finished',
        '[{"name": "", "ours": 1, "theirs": 0}]', n = 1
      from generate_series(1, 2) n`,
  reach: {
    "select public.matches": published("is_published and team in (select slug from teams where is_published)"),
    "select public.match_records": ofAll,
    "update public.matches": ofStaff,
    "delete public.matches": ofStaff,
  },
  stored: {
    staff: [
      "delete public.matches",
      ...updates("public.matches", "competition is_published notes opponent opponent_logo stage start vod watch"),
    ],
  },
};

export const faultCalls: FaultCalls = {
  "matches.coming": { call: ({ matches }) => matches.coming("2026-01-01T00:00:00Z") },
  "matches.finished": { call: ({ matches }) => matches.finished({ from: 0, count: 9 }) },
  "matches.playedBy": { call: ({ matches }) => matches.playedBy("Kéva", 5) },
  "matches.records": { call: ({ matches }) => matches.records() },
  "matches.since": { call: ({ matches }) => matches.since("2026-01-01T00:00:00Z") },
  "matches.choices": { call: ({ matches }) => matches.choices() },
  "matches.bySlug": { call: ({ matches }) => matches.bySlug("essai" as Slug) },
  "matches.teams": { call: ({ matches }) => matches.teams() },
  "matchRepository.open": { call: ({ matchRepository }) => matchRepository.open(noMatch) },
  "matchRepository.bySlug": { call: ({ matchRepository }) => matchRepository.bySlug("essai" as Slug) },
  "matchRepository.slice": {
    call: ({ matchRepository }) => matchRepository.slice({ isOver: true, from: 0, count: 9 }),
  },
  "matchRepository.count": { call: ({ matchRepository }) => matchRepository.count({ isOver: true }) },
  "matchRepository.add": { call: ({ matchRepository }) => matchRepository.add(newMatch()), at401: "signed-out" },
  "matchRepository.change": {
    call: ({ matchRepository }) => matchRepository.change({ id: noMatch, revision: 1, change: { notes: "Essai" } }),
    at401: "signed-out",
  },
  "matchRepository.remove": { call: ({ matchRepository }) => matchRepository.remove(noMatch), at401: "signed-out" },
  "matchRepository.teams": { call: ({ matchRepository }) => matchRepository.teams() },
  "matchImport.write": {
    call: ({ matchImport }) =>
      matchImport.write([{ kind: "change", id: noMatch, revision: 1, change: { notes: "Essai" } }]),
    at401: "signed-out",
  },
};
