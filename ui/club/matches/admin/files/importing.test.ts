import { allSettled, fork } from "effector";
import { expect, it } from "vitest";
import type { FilePlan } from "../../../../../domain/club/matches/files/planFile.ts";
import type { MatchWrite, WriteOutcome } from "../../../../../domain/club/matches/ports.ts";
import type { MatchId } from "../../../../../domain/club/matches/match.ts";
import { planFileFx, type PlanFailure, writeMatchesFx } from "../effects.ts";
import {
  $comparison,
  $run,
  comparedAgain,
  fileChosen,
  importContinued,
  importPressed,
  plannedIn,
} from "./importing.ts";
import { fakes } from "../../../../../tests/fakes.ts";

const file = { size: 1, read: async () => new Uint8Array() };
const writeOf = (at: number): MatchWrite => ({
  kind: "change",
  id: `id-${at}` as MatchId,
  revision: 1,
  change: { notes: `n° ${at}` },
});
const planOf = (count: number): FilePlan => ({
  unknownColumns: [],
  rows: [
    { kind: "same", line: 2, cells: {} },
    ...Array.from({ length: count }, (_, at) => ({
      kind: "changed" as const,
      line: at + 3,
      cells: {},
      changes: [],
      write: writeOf(at),
    })),
  ],
});

type Backend = {
  readonly plan?: () => FilePlan;
  readonly write?: (rows: readonly MatchWrite[], call: number) => readonly WriteOutcome[];
};
const tab = ({ plan = () => planOf(120), write = (rows) => rows.map(() => "saved") }: Backend = {}) => {
  const batches: (readonly MatchWrite[])[] = [];
  const scope = fork({
    handlers: fakes(
      [planFileFx, plan],
      [writeMatchesFx, (rows: readonly MatchWrite[]) => (batches.push(rows), write(rows, batches.length))],
    ),
  });
  return { scope, batches, run: () => scope.getState($run) };
};

it("[FI-7] writes nothing before the member's word, and then all in batches of 50", async () => {
  const { scope, batches, run } = tab();
  await allSettled(fileChosen, { scope, params: file });
  expect([batches, run()]).toEqual([[], null]);
  const comparison = scope.getState($comparison);
  expect(comparison.status === "ready" && plannedIn(comparison.plan)).toHaveLength(120);
  await allSettled(importPressed, { scope });
  expect(batches.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(batches.flat()).toEqual(Array.from({ length: 120 }, (_, at) => writeOf(at)));
  expect(run()).toMatchObject({ status: "finished", saved: 120, stale: [], invalid: [] });
});

it("[FI-7] a lost network interrupts it: it says how many are saved, and goes on from there", async () => {
  const { scope, batches, run } = tab({
    write: (rows, call) => {
      if (call === 2) throw { kind: "unexpected", cause: "no network" };
      return rows.map(() => "saved");
    },
  });
  await allSettled(fileChosen, { scope, params: file });
  await allSettled(importPressed, { scope });
  expect(run()).toMatchObject({ status: "interrupted", saved: 50, at: 50, failure: { kind: "unexpected" } });
  await allSettled(importContinued, { scope });
  expect(run()).toMatchObject({ status: "finished", saved: 120, failure: null });
  expect(batches[2]).toEqual(batches[1]);
});

it("[FI-7] names the lines that another member changed meanwhile, and those that the site refuses", async () => {
  const { scope, run } = tab({
    plan: () => planOf(3),
    write: () => ["stale", "saved", "invalid"],
  });
  await allSettled(fileChosen, { scope, params: file });
  await allSettled(importPressed, { scope });
  expect(run()).toMatchObject({ status: "finished", saved: 1, stale: [3], invalid: [5] });
  await allSettled(comparedAgain, { scope });
  expect([run(), scope.getState($comparison).status]).toEqual([null, "ready"]);
});

it("[FI-6] a file that can't be read is told, and another one may be chosen", async () => {
  let failure: PlanFailure | null = { kind: "no-columns" };
  const { scope, batches } = tab({
    plan: () => {
      if (failure) throw failure;
      return planOf(1);
    },
  });
  await allSettled(fileChosen, { scope, params: file });
  expect(scope.getState($comparison)).toEqual({ status: "failed", failure: { kind: "no-columns" } });
  await allSettled(importPressed, { scope });
  expect(batches).toEqual([]);
  failure = null;
  await allSettled(fileChosen, { scope, params: { ...file } });
  expect(scope.getState($comparison).status).toBe("ready");
});
