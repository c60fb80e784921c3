import { describe, expect, it, onTestFinished } from "vitest";
import type { MatchDetails } from "../../domain/club/matches/match.ts";
import type { MatchChange } from "../../domain/club/matches/ports.ts";
import { predict } from "../../domain/club/predictions/predict.ts";
import { noPredictions, type Prediction } from "../../domain/club/predictions/prediction.ts";
import type { Slug } from "../../domain/shared/slug.ts";
import { teams } from "../club.ts";
import { newMatch } from "../newMatch.ts";
import { somebodyElse } from "../security/audiences.ts";
import type { Attempt } from "../security/attempts.ts";
import { type Cells, mine } from "../security/reach.ts";
import type { FaultCalls, Probes } from "./files.ts";
import { camille, type NewDevice, nobody, sarah, signedIn, yanis } from "./ports.ts";
import { calls } from "../security/grants.ts";

const team = teams.teams[0]?.slug as Slug;
const noMatch = "nulle-part" as Slug;
const past = "2020-01-01T20:00:00.000Z";
const won: Prediction = { outcome: "won", score: { ours: 2, theirs: 1 } };
const lost: Prediction = { outcome: "lost", score: null };
const refusal = (kind: string) => ({ ok: false, refusal: { kind } });

/** What every implementation of `Predictions` must do. */
export const contract = (backend: string, newDevice: NewDevice) =>
  describe(`[BE-4] predictions on ${backend}`, () => {
    /** A match of the staff's, which leaves at the end of the test, and a member. */
    const begin = async (more: Partial<MatchDetails> = {}) => {
      const staff = await newDevice();
      const { id: author } = await signedIn(staff, sarah);
      const added = await staff.matchRepository.add(newMatch(team, { format: "bo3", ...more }));
      if (!added.ok) throw new Error("The match was refused");
      let { revision } = added.value;
      const { id, slug } = added.value;
      onTestFinished(async () => void (await staff.matchRepository.remove(id)));
      const change = async (changed: MatchChange) => {
        const answer = await staff.matchRepository.change({ id, revision, change: changed });
        if (!answer.ok) throw new Error(`The change was refused: ${answer.refusal.kind}`);
        revision = answer.value.revision;
      };
      const ports = await newDevice();
      const { id: member } = await signedIn(ports, camille);
      return { staff, author, ports, member, predictions: ports.predictions, match: slug, id, change };
    };

    it("[PX-1] keeps one, changes it and takes it back; all are idempotent", async () => {
      const { ports, predictions, member, match } = await begin();
      expect(await predictions.of(match)).toEqual(noPredictions);
      for (const one of [won, won, lost, won]) {
        expect(await predictions.set(match, member, one)).toEqual({ ok: true });
        expect((await predictions.of(match)).mine).toEqual(one);
      }
      for (let times = 0; times < 2; times++) {
        expect(await predictions.set(match, member, null)).toEqual({ ok: true });
        expect(await predictions.of(match)).toEqual(noPredictions);
      }
      const answer = await predict(ports)({ id: match, prediction: lost });
      expect(answer).toEqual({ ok: true, value: { mine: lost, shares: { won: 0, drawn: 0, lost: 1 }, best: null } });
    });

    it("[PX-1] takes one of each member, whatever their windows send at once", async () => {
      const { predictions, member, match } = await begin();
      const window = await newDevice();
      await signedIn(window, camille);
      for (let times = 0; times < 3; times++) {
        const answers = await Promise.all([
          predictions.set(match, member, won),
          window.predictions.set(match, member, lost),
        ]);
        expect(answers).toEqual([{ ok: true }, { ok: true }]);
        const { mine, shares } = await predictions.of(match);
        expect([won, lost]).toContainEqual(mine);
        expect(Object.values(shares ?? {}).toSorted()).toEqual([0, 0, 1]);
        await predictions.set(match, member, null);
      }
    });

    it("[PX-2] is closed once the match has begun, by the server's clock, and opens again with a later start", async () => {
      const { predictions, member, match, change } = await begin();
      await predictions.set(match, member, won);
      const begun = refusal("closed");
      await change({ start: past });
      for (const one of [lost, null]) expect(await predictions.set(match, member, one)).toEqual(begun);
      expect((await predictions.of(match)).mine).toEqual(won);
      await change({ start: "2070-01-01T20:00:00.000Z" });
      expect(await predictions.set(match, member, lost)).toEqual({ ok: true });
      for (const status of ["cancelled", "postponed"] as const) {
        await change({ status });
        expect(await predictions.set(match, member, won)).toEqual(begun);
      }
    });

    it("[SE-68] refuses an outcome and a score that the match's format doesn't have", async () => {
      const { predictions, member, match, change } = await begin();
      const drawn = { outcome: "drawn", score: null } as const;
      const scored = (ours: number, theirs: number) =>
        ({ outcome: ours > theirs ? "won" : ours < theirs ? "lost" : "drawn", score: { ours, theirs } }) as const;
      for (const one of [drawn, scored(2, 2), scored(1, 1), scored(1, 0), scored(3, 0), scored(0, 3)]) {
        expect([one, await predictions.set(match, member, one)]).toEqual([one, refusal("closed")]);
      }
      expect(await predictions.set(match, member, scored(1, 2))).toEqual({ ok: true });
      expect(await predictions.set(match, member, drawn)).toEqual(refusal("closed"));
      expect((await predictions.of(match)).mine).toEqual(scored(1, 2));
      for (const format of ["bo2", null] as const) {
        await change({ format });
        expect(await predictions.set(match, member, scored(2, 0))).toEqual(refusal("closed"));
        expect(await predictions.set(match, member, drawn)).toEqual({ ok: true });
      }
      await change({ format: "bo1" });
      expect(await predictions.set(match, member, drawn)).toEqual(refusal("closed"));
    });

    it("[PX-3] tells the shares to who has predicted, and to all once the match has begun", async () => {
      const { staff, author, predictions, member, match, change } = await begin();
      const visitor = await newDevice();
      await predictions.set(match, member, won);
      await staff.predictions.set(match, author, lost);
      const shares = { won: 1, drawn: 0, lost: 1 };
      expect(await predictions.of(match)).toEqual({ mine: won, shares, best: null });
      const other = await newDevice();
      await signedIn(other, yanis);
      for (const device of [visitor, other]) expect(await device.predictions.of(match)).toEqual(noPredictions);
      await change({ start: past });
      expect(await visitor.predictions.of(match)).toEqual({ mine: null, shares, best: null });
      await change({ isPublished: false });
      for (const device of [visitor, staff]) expect(await device.predictions.of(match)).toEqual(noPredictions);
    });

    it("[BE-3] refuses visitors, a prediction for another member, an unknown match and a draft", async () => {
      const { ports, author, predictions, member, match, change } = await begin();
      expect((await predictions.set(match, author, won)).ok).toBe(false);
      expect(await predictions.set(noMatch, member, won)).toEqual(refusal("closed"));
      expect(await predictions.of(noMatch)).toEqual(noPredictions);
      await change({ isPublished: false });
      expect(await predictions.set(match, member, won)).toEqual(refusal("closed"));
      await ports.session.signOut();
      expect(await predictions.set(match, member, won)).toEqual(refusal("signed-out"));
      expect(await predict(ports)({ id: match, prediction: won })).toEqual(refusal("signed-out"));
    });

    it("[PX-2] refuses more than 60 in ten minutes", async () => {
      const { predictions, member, match } = await begin();
      let taken = 0;
      let answer = await predictions.set(match, member, won);
      for (; answer.ok && taken < 70; taken++) answer = await predictions.set(match, member, taken % 2 ? won : lost);
      expect(answer).toEqual({ ok: false, refusal: { kind: "too-many", seconds: expect.any(Number) } });
      expect(taken).toBe(60);
      expect((await predictions.of(match)).mine).toEqual(lost);
    });

    it("[AU-23] exports them with the member's data, and forgets those of a match that is deleted", async () => {
      const { staff, ports, predictions, member, match, id } = await begin();
      const exported = async () => {
        const all = await ports.memberData.everything(member);
        return (all.ok && all.value["predictions"]) as readonly unknown[];
      };
      const before = (await exported()).length;
      await predictions.set(match, member, won);
      expect(await exported()).toHaveLength(before + 1);
      await staff.matchRepository.remove(id);
      expect(await exported()).toHaveLength(before);
    });
  });

const openMatch = `insert into matches (slug, team, opponent, competition, start, is_published)
  select 'pronostic-essai', slug, 'Essai', 'Essai', '2070-01-01Z', true from teams where is_published limit 1
  on conflict (slug) do update set start = excluded.start`;
const essay = "pronostic-essai" as Slug;

/** Tries to predict a match, and removes it with its predictions. */
const tryFor = async ({ client, backend }: Attempt, member: string, start: string): Promise<boolean> => {
  await backend.query(openMatch, []);
  await backend.query("update matches set start = $1 where slug = $2", [start, essay]);
  await client.from("predictions").insert({ match: essay, user_id: member, outcome: "won" });
  const stored = await backend.query("select 1 from predictions where match = $1 and user_id = $2", [essay, member]);
  await backend.query("delete from matches where slug = $1", [essay]);
  return stored.length > 0;
};
const ahead = "2070-01-01Z";

export const probes: Probes = {
  "read predictions": {
    port: async ({ ports }) => (await ports.predictions.of(noMatch)) !== undefined,
    request: async ({ client }) => (await client.rpc("read_predictions", { of_match: noMatch })).error === null,
  },
  "predict a match": {
    port: async ({ ports, me }) => {
      const [match] = await ports.matches.coming(new Date(Date.now() + 60_000).toISOString());
      if (!match) throw new Error("The seed has no coming match");
      // Without a score: the match may be of any number of maps.
      const { ok } = await ports.predictions.set(match.slug, me, { outcome: "won", score: null });
      if (ok) await ports.predictions.set(match.slug, me, null);
      return ok;
    },
    request: (attempt) => tryFor(attempt, attempt.me, ahead),
  },
  "predict a match for somebody else": {
    port: async ({ ports }) => (await ports.predictions.set(noMatch, somebodyElse, won)).ok,
    request: (attempt) => tryFor(attempt, somebodyElse, ahead),
  },
  "predict a match that has begun": {
    port: async ({ ports, me }) => {
      const [match] = await ports.matches.finished({ from: 0, count: 1 });
      return (await ports.predictions.set(match?.slug ?? noMatch, me, won)).ok;
    },
    request: (attempt) => tryFor(attempt, attempt.me, "2020-01-01Z"),
  },
  "learn what somebody else predicted": {
    port: "asks for the caller's own only, and counts",
    request: async ({ client, backend }) => {
      await backend.query(openMatch, []);
      await backend.query("insert into predictions (match, user_id, outcome) values ($1, $2, 'won')", [
        essay,
        somebodyElse,
      ]);
      const { data } = await client.from("predictions").select().eq("user_id", somebodyElse);
      const { data: counted } = await client.rpc("read_predictions", { of_match: essay });
      await backend.query("delete from matches where slug = $1", [essay]);
      return (data?.length ?? 0) > 0 || counted?.[0]?.won !== null;
    },
  },
};

export const privileges = [
  ...calls("everybody", "definer", "read_predictions"),

  "authenticated: delete on predictions",
  ...["match", "user_id", "outcome", "ours", "theirs"].map(
    (column) => `authenticated: insert on predictions (${column})`,
  ),
  ...["outcome", "ours", "theirs"].map((column) => `authenticated: update on predictions (${column})`),
  "authenticated: select on predictions",
];

export const rowsOfMember = [
  "insert into predictions (user_id, match, outcome) select $1, slug, 'won' from matches limit 1 on conflict do nothing",
];

export const cells: Cells = {
  // A match of its own: others delete matches, and of the season's first ones none may be ahead.
  rows: `${openMatch};
    insert into predictions (match, user_id, outcome) select '${essay}', id, 'won' from profiles`,
  reach: {
    "select public.predictions": mine("user_id"),
    "update public.predictions": mine("user_id"),
    "delete public.predictions": mine("user_id"),
  },
  stored: {
    member: ["delete public.predictions"],
  },
};

export const faultCalls: FaultCalls = {
  "predictions.set": { call: ({ predictions }) => predictions.set(noMatch, nobody, won), at401: "signed-out" },
  "predictions.set, back": { call: ({ predictions }) => predictions.set(noMatch, nobody, null), at401: "signed-out" },
  "predictions.of": { call: ({ predictions }) => predictions.of(noMatch), at401: { gives: noPredictions } },
};
