import * as fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import type { MemberId } from "../../domain/accounts/member.ts";
import type { MapScore, Outcome } from "../../domain/club/matches/match.ts";
import { checkScore } from "../../domain/club/matches/scoring.ts";
import { outcomesOf, pointsOf, type Prediction, scoresOf } from "../../domain/club/predictions/prediction.ts";
import {
  addEarned,
  type Earned,
  nothingEarned,
  rankAmong,
  readMemberPoints,
  readPredictionTable,
} from "../../domain/club/predictions/table.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams as clubTeams } from "../club.ts";
import { matchOf } from "../matchOf.ts";
import { newMatch } from "../newMatch.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, type Ports, sarah, signedIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

const [team, otherTeam] = clubTeams.teams.map(({ slug }) => slug as Slug) as [Slug, Slug];
/** No other test has matches in it. */
const season = 2085;
const start = `${season}-10-01T19:00:00.000Z`;

const points = fc.integer({ min: 0, max: 3 });
const result = fc.oneof(
  fc.record({ maps: fc.constant([] as MapScore[]), forfeit: fc.constantFrom("ours", "theirs") }),
  fc.record({
    maps: fc.array(fc.record({ name: fc.constant(""), ours: points, theirs: points }), { minLength: 1, maxLength: 5 }),
    forfeit: fc.option(fc.constantFrom("ours", "theirs"), { freq: 5 }),
  }),
);
/** A prediction that the format offers. */
const predictionOf = (format: Parameters<typeof outcomesOf>[0]) =>
  fc.option(
    fc
      .constantFrom(...outcomesOf(format))
      .chain((outcome: Outcome) =>
        fc.constantFrom(null, ...scoresOf(format, outcome)).map((score): Prediction => ({ outcome, score })),
      ),
    { freq: 6 },
  );
const drawn = fc.constantFrom("bo2", "bo3", "bo5", null).chain((format) =>
  fc.record({
    format: fc.constant(format),
    team: fc.constantFrom(team, otherTeam),
    result: result.filter((one) => checkScore(format, { ...one, status: "finished" }).ok),
    predictions: fc.tuple(predictionOf(format), predictionOf(format), predictionOf(format)),
  }),
);
type Drawn = typeof drawn extends fc.Arbitrary<infer One> ? One : never;

/** What every implementation of `PredictionTables` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] tables of predictions on ${backend}`, () => {
    const begin = async () => {
      const devices = await Promise.all([newDevice(), newDevice(), newDevice()]);
      const ids: MemberId[] = [];
      for (const [at, who] of [camille, sarah, yanis].entries()) {
        ids.push((await signedIn(devices[at] as Ports, who)).id);
      }
      const [own, staff] = devices as [Ports, Ports, Ports];
      const visitor = await newDevice();
      const of = (device: Ports, wanted: { team?: Slug } = {}) =>
        device.predictionTables.table({ season, from: 0, count: 50, ...wanted });
      /** Plays a match: the members predict it, then it ends. */
      const play = async ({ predictions, result, ...details }: Drawn) => {
        const added = await staff.matchRepository.add(newMatch(details.team, { ...details, start }));
        if (!added.ok) throw new Error("The match was refused");
        const { id, slug, revision } = added.value;
        onTestFinished(async () => void (await staff.matchRepository.remove(id)));
        for (const [at, prediction] of predictions.entries()) {
          if (!prediction) continue;
          const set = await devices[at]?.predictions.set(slug, ids[at] as MemberId, prediction);
          expect(set).toEqual({ ok: true });
        }
        const change = { ...result, status: "finished" } as const;
        const ended = await staff.matchRepository.change({ id, revision, change });
        if (!ended.ok) throw new Error(`The result was refused: ${JSON.stringify(change)}`);
        return slug;
      };
      const hide = async (isHidden: boolean) => {
        await own.memberPages.hide(ids[0] as MemberId, isHidden);
        if (isHidden) onTestFinished(async () => void (await own.memberPages.hide(ids[0] as MemberId, false)));
      };
      return { own, staff, visitor, ids, of, play, hide };
    };

    it("[PX-6] counts points as the rule says, for all matches and for a team's, whatever is predicted and played", async () => {
      const { own, visitor, ids, of, play } = await begin();
      const seed = Math.floor(Math.random() * 2 ** 31);
      const matches = fc.sample(drawn, { seed, numRuns: 9 });
      for (const match of matches) await play(match);
      const expected = (some: readonly Drawn[]) => {
        const sums = ids.map((member, at) => {
          const earned = some.flatMap(({ predictions, result, format }) => {
            const prediction = predictions[at];
            const match = matchOf({ ...result, format, status: "finished" });
            return prediction ? [pointsOf(prediction, match) ?? 0] : [];
          });
          return { member, ...earned.reduce<Earned>(addEarned, nothingEarned) };
        });
        const known = sums.filter(({ predicted }) => predicted > 0);
        const rows = known.map((one) => ({ ...one, rank: rankAmong(known, one) }));
        return new Map(rows.map((row) => [row.member, row]));
      };
      for (const only of [undefined, team, otherTeam]) {
        const some = matches.filter((match) => only === undefined || match.team === only);
        const table = await of(visitor, only && { team: only });
        const found = table.rows.map(({ card: _, ...row }) => [row.member, row] as const);
        expect(new Map(found), `seed ${seed}`).toEqual(expected(some));
        const ranks = table.rows.map(({ rank }) => rank);
        expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
        expect(table).toMatchObject({ season, matches: some.length, total: table.rows.length, own: null });
        expect((await of(own, only && { team: only })).own).toEqual(
          table.rows.find(({ member }) => member === ids[0]) ?? null,
        );
      }
    });

    const won: Prediction = { outcome: "won", score: { ours: 2, theirs: 0 } };
    const lost: Prediction = { outcome: "lost", score: null };
    const map = { name: "" as const, ours: 13, theirs: 4 };
    const clear: Drawn = {
      format: "bo3",
      team,
      result: { maps: [map, map], forfeit: null },
      predictions: [won, { ...won, score: null }, lost],
    };

    it("[PX-6] tells the seasons and teams with results, pages, and begins with the latest season", async () => {
      const { visitor, play } = await begin();
      await play(clear);
      const { predictionTables: tables } = visitor;
      const latest = await readPredictionTable({ tables })({ page: 1 });
      expect(latest).toMatchObject({ season, matches: 1, total: 3, page: 1, pages: 1 });
      expect(latest.seasons[0]).toBe(season);
      expect(latest.teams.map(({ slug }) => slug)).toEqual([team]);
      expect(latest.items.map(({ card, rank, points }) => [card.username, rank, points])).toEqual([
        ["camille", 1, 3],
        ["sarah", 2, 1],
        ["yanis", 3, 0],
      ]);
      expect(await readPredictionTable({ tables })({ page: 9 })).toEqual(latest);
      const second = await tables.table({ season, from: 1, count: 1 });
      expect([second.total, second.rows.map(({ rank }) => rank)]).toEqual([3, [2]]);
      const none = await tables.table({ season: 2086, from: 0, count: 50 });
      expect(none).toMatchObject({ season: 2086, teams: [], matches: 0, rows: [], total: 0, own: null });
    });

    it("[PX-6] leaves out who has hidden their page, and shows them their own row", async () => {
      const { own, staff, visitor, of, play, hide } = await begin();
      const match = await play(clear);
      const ranks = async (device: Ports) =>
        (await of(device)).rows.map(({ card, rank }) => [card.username, rank] as const);
      const points = (device: Ports) => readMemberPoints({ tables: device.predictionTables })({ slug: "Camille" });
      expect(await points(visitor)).toEqual({ season, rank: 1, points: 3, exact: 1, right: 1, predicted: 1, total: 3 });
      expect((await visitor.predictions.of(match)).best).toEqual({ points: 3, count: 1, names: ["camille"] });
      await hide(true);
      for (const device of [own, staff, visitor]) {
        expect(await ranks(device)).toEqual([
          ["sarah", 1],
          ["yanis", 2],
        ]);
      }
      expect((await of(own)).own).toMatchObject({ rank: 1, points: 3, card: { username: "camille", isHidden: true } });
      expect((await visitor.predictions.of(match)).best).toEqual({ points: 1, count: 1, names: ["sarah"] });
      expect(await points(visitor)).toBeNull();
      for (const device of [own, staff]) expect(await points(device)).toMatchObject({ rank: 1, total: 2 });
      expect(await readMemberPoints({ tables: visitor.predictionTables })({ slug: "personne" })).toBeNull();
    });

    it("[PX-7] names three of the best, and counts them all; nobody when all were wrong", async () => {
      const { visitor, play } = await begin();
      const same = await play({ ...clear, predictions: [won, won, won] });
      const wrong = await play({ ...clear, predictions: [lost, lost, null] });
      const best = async (match: Slug) => (await visitor.predictions.of(match)).best;
      expect(await best(same)).toEqual({ points: 3, count: 3, names: ["camille", "sarah", "yanis"] });
      expect(await best(wrong)).toBeNull();
    });
  });

export const probes: Probes = {
  "read the table of predictions": {
    port: async ({ ports }) => (await ports.predictionTables.table({ from: 0, count: 1 })) !== undefined,
    request: async ({ client }) => (await client.rpc("read_prediction_table", {})).error === null,
  },
};

export const privileges = calls("everybody", "definer", "read_member_points read_prediction_table");

export const faultCalls: FaultCalls = {
  "predictionTables.table": { call: ({ predictionTables }) => predictionTables.table({ from: 0, count: 1 }) },
  "predictionTables.placeOf": { call: ({ predictionTables }) => predictionTables.placeOf("camille") },
};
