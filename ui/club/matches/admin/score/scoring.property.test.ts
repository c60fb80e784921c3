import { allSettled, fork, type Scope } from "effector";
import fc from "fast-check";
import { expect, it } from "vitest";
import { changeMatch } from "../../../../../domain/club/matches/change.ts";
import { type ScoreEdit, scoreMatch } from "../../../../../domain/club/matches/editMatches.ts";
import type { Match, MatchScore } from "../../../../../domain/club/matches/match.ts";
import type { MatchChange, MatchRepository } from "../../../../../domain/club/matches/ports.ts";
import { checkScore, isSameScore, scoreIn } from "../../../../../domain/club/matches/scoring.ts";
import { type Tap, tapped } from "../../../../../domain/club/matches/taps.ts";
import { done, refused, type Result } from "../../../../../domain/shared/result.ts";
import { sarah } from "../../../../../tests/staffTab.ts";
import { deviceDrafts } from "../../../../../tests/deviceDrafts.ts";
import { matchFor } from "../../../../../tests/matchFor.ts";
import { whoAmIFx } from "../../../../accounts/effects.ts";
import { sessionChanged } from "../../../../accounts/session/session.ts";
import { panelShown } from "../../../../admin/access.ts";
import { scoreMatchFx } from "../effects.ts";
import {
  $entries,
  $wait,
  matchesKnown,
  mineKept,
  savesDue,
  scoreTapped,
  scoringOpened,
  tapUndone,
  theirsTaken,
} from "./scoring.ts";
import { fakes } from "../../../../../tests/fakes.ts";

const { id } = matchFor("a");

/**
 * How a request of this device ends. "late": it is lost, and reaches the backend after others. "overtaken": another device writes before
 * the answer is read.
 */
const outcomes = ["done", "unreached", "unanswered", "late", "overtaken"] as const;
type Outcome = (typeof outcomes)[number];
type Write = { readonly revision: number; readonly change: MatchChange };

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A club with one match, this device, and another one that scores at the same time. */
const begin = async () => {
  let stored: Match = matchFor("a");
  const device = new Map<string, string>();
  const late: Write[] = [];
  const held: ((outcome: Outcome) => void)[] = [];
  let requests = 0;
  /** What this device may replace: what it knew, what it sent, and what the member chose to replace. */
  const replaceable: MatchScore[] = [scoreIn(stored)];
  const isReplaceable = (score: MatchScore) => replaceable.some((one) => isSameScore(one, score));

  const write = ({ revision, change }: Write): boolean => {
    if (stored.revision !== revision) return false;
    if (!isReplaceable(stored)) throw new Error(`Overwritten: ${JSON.stringify(scoreIn(stored))}`);
    stored = { ...changeMatch(stored, change, "2026-11-28T22:00:00.000Z"), game: stored.game };
    return true;
  };
  /** The other device scores. */
  const other = (tap: Tap): void => {
    const checked = checkScore(stored.format, tapped(scoreIn(stored), tap, stored.format));
    if (!checked.ok) return;
    stored = { ...changeMatch(stored, checked.value, "2026-11-28T22:00:00.000Z"), game: stored.game };
  };
  const reach = (one: Write) =>
    new Promise<Result<Match, { readonly kind: "stale" }>>((answer, fail) => {
      requests++;
      held.push((outcome) => {
        requests--;
        if (outcome === "late") late.push(one);
        const isWritten = outcome !== "unreached" && outcome !== "late" && write(one);
        if (outcome === "overtaken") other({ kind: "add", map: 0, side: "theirs", points: 1 });
        if (outcome === "done" || outcome === "overtaken")
          answer(isWritten ? done(stored) : refused({ kind: "stale" }));
        else fail(new Error("no network"));
      });
    });
  const matches = { open: async () => stored, change: reach } as unknown as MatchRepository;
  const save = async (edit: ScoreEdit): Promise<Match> => {
    if (requests > 0) throw new Error("Two saves at once");
    replaceable.push(edit.after);
    const answer = await scoreMatch({ matches })(edit).catch((cause: unknown) => {
      throw { kind: "unexpected", cause };
    });
    if (answer.ok) return answer.value;
    throw answer.refusal;
  };

  const open = async (): Promise<Scope> => {
    const scope = fork({
      handlers: fakes([whoAmIFx, () => sarah], [scoreMatchFx, save], ...deviceDrafts(device)),
    });
    void allSettled(sessionChanged, { scope });
    await turn();
    void allSettled(panelShown, { scope });
    await turn();
    return scope;
  };
  let scope = await open();
  const entry = () => scope.getState($entries)[id];
  const act = async (run: (scope: Scope) => unknown) => {
    void run(scope);
    await turn();
  };
  /** Opens the score sheet on the list's match, which this device shows. */
  const score = async () => {
    if (!entry()) replaceable.push(scoreIn(stored));
    await act(() => allSettled(scoringOpened, { scope, params: stored }));
  };
  await score();

  return {
    entry,
    act,
    held,
    device,
    stored: () => stored,
    waits: () => scope.getState($wait),
    async settle(outcome: Outcome) {
      held.shift()?.(outcome);
      await turn();
    },
    async arriveLate() {
      const one = late.shift();
      if (one) write(one);
      await turn();
    },
    other,
    /** The member sees both scores, and chooses. */
    async choose(takesTheirs: boolean) {
      const conflict = entry()?.conflict;
      if (!conflict) return;
      replaceable.push(scoreIn(conflict));
      await act(() => allSettled(takesTheirs ? theirsTaken : mineKept, { scope, params: id }));
    },
    /** The list is read again, and what it shows of a score without changes is on the screen. */
    async know() {
      await act(() => allSettled(matchesKnown, { scope, params: [stored] }));
      const now = entry();
      if (now && now.match.revision === stored.revision) replaceable.push(scoreIn(stored));
    },
    /** The tab is closed in the middle, and opened again. A request on its way may still arrive. */
    async reload() {
      for (const settle of held.splice(0)) settle("late");
      scope = await open();
      await score();
    },
  };
};

const sides = fc.constantFrom("ours" as const, "theirs" as const);
const taps: fc.Arbitrary<Tap> = fc.oneof(
  fc.record({
    kind: fc.constant("add" as const),
    map: fc.nat(2),
    side: sides,
    points: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({ kind: fc.constant("set" as const), map: fc.nat(2), side: sides, points: fc.nat(3) }),
  fc.record({ kind: fc.constant("name" as const), map: fc.nat(1), name: fc.constantFrom("Ascent", " Bind ", "") }),
  fc.record({ kind: fc.constantFrom("next-map" as const, "start" as const, "finish" as const, "reopen" as const) }),
  fc.record({ kind: fc.constant("remove-map" as const), map: fc.nat(2) }),
  fc.record({ kind: fc.constant("forfeit" as const), side: fc.option(sides) }),
);
const moves = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("tap" as const), tap: taps }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("due" as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("settle" as const), outcome: fc.constantFrom(...outcomes) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("other" as const), tap: taps }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("choose" as const), takesTheirs: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("undo" as const, "late" as const, "know" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("reload" as const) }) },
);

it("[MA-23] [MA-24] ends with the screen's score, and replaces no other device's without a choice, after any interleaving", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { maxLength: 30 }), async (all) => {
      const club = await begin();
      const { act, entry, settle, choose } = club;
      const due = () => act((scope) => allSettled(savesDue, { scope }));
      const isAlone = all.every(
        (move) => move.kind !== "other" && !(move.kind === "settle" && move.outcome === "overtaken"),
      );
      for (const move of all) {
        const before = entry()?.shown;
        if (move.kind === "tap")
          await act((scope) => allSettled(scoreTapped, { scope, params: { id, tap: move.tap } }));
        else if (move.kind === "undo") await act((scope) => allSettled(tapUndone, { scope, params: id }));
        else if (move.kind === "due") await due();
        else if (move.kind === "settle") await settle(move.outcome);
        else if (move.kind === "other") club.other(move.tap);
        else if (move.kind === "choose") await choose(move.takesTheirs);
        else if (move.kind === "late") await club.arriveLate();
        else if (move.kind === "know") await club.know();
        else await club.reload();
        // A device is in no conflict with itself.
        expect(isAlone && entry()?.conflict).toBeFalsy();
        // Taps show at once; what becomes of requests changes nothing that the device has.
        const now = entry()?.shown;
        const stays = ["due", "settle", "late", "reload"].includes(move.kind) && before && club.device.size > 0;
        expect(now).toEqual(
          move.kind === "tap" && before ? tapped(before, move.tap, club.stored().format) : stays ? before : now,
        );
      }
      // At last the network is there, and every conflict is decided.
      for (let tries = 0; tries < 30; tries++) {
        await club.arriveLate();
        await due();
        await settle("done");
        expect(isAlone && entry()?.conflict).toBeFalsy();
        await choose(false);
      }
      await club.know();
      const last = entry();
      const wanted = last && checkScore(last.match.format, last.shown);
      // A score that can't be stored waits for the member.
      const isStored =
        !wanted?.ok ||
        (isSameScore(wanted.value, scoreIn(club.stored())) && club.device.size === 0 && club.waits() === null);
      expect(isStored).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it("[MA-24] keeps over a reload what was taken back after a save that another device overtook", async () => {
  const club = await begin();
  const tap = (one: Tap) => club.act((scope) => allSettled(scoreTapped, { scope, params: { id, tap: one } }));
  await tap({ kind: "add", map: 0, side: "ours", points: 1 });
  await club.act((scope) => allSettled(savesDue, { scope }));
  await tap({ kind: "remove-map", map: 0 });
  await club.settle("overtaken");
  await club.reload();
  expect(club.entry()?.shown.maps).toEqual([]);
  await club.act((scope) => allSettled(savesDue, { scope }));
  await club.settle("done");
  expect(club.entry()?.conflict).toMatchObject(scoreIn(club.stored()));
});

it("[MA-24] saves a score after another one whose saves fail", async () => {
  const tried: string[] = [];
  const scope = fork({
    handlers: fakes(
      [
        scoreMatchFx,
        ({ id, after }: ScoreEdit) => {
          tried.push(id);
          if (id === "a") throw { kind: "unexpected", cause: null };
          return { ...matchFor(id), ...after, revision: 2 };
        },
      ],
      ...deviceDrafts(new Map()),
    ),
  });
  for (const match of [matchFor("a"), matchFor("b")]) {
    await allSettled(scoringOpened, { scope, params: match });
    const tap: Tap = { kind: "add", map: 0, side: "ours", points: 1 };
    await allSettled(scoreTapped, { scope, params: { id: match.id, tap } });
  }
  for (let turns = 0; turns < 3; turns++) await allSettled(savesDue, { scope });
  expect(tried).toEqual(["a", "b", "a"]);
});
