import { attach, createEffect, createEvent, createStore, sample, scopeBind } from "effector";
import type { FilePlan, TableFile } from "../../../../../domain/club/matches/files/planFile.ts";
import type { PlannedRow } from "../../../../../domain/club/matches/files/plan.ts";
import { type MatchWrite, mostWritten, type WriteOutcome } from "../../../../../domain/club/matches/ports.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { clubZone } from "../../../../lib/page/now.ts";
import { choicesWanted } from "../choices.ts";
import { planFileFx, type PlanFailure, type WriteFailure, writeMatchesFx } from "../effects.ts";
import { staffMatches } from "../list/list.ts";
import { vocabulary } from "./words.ts";

export const importOpened = createEvent();
/** A running import continues. */
export const importClosed = createEvent();
export const $isOpen = createStore(false, { serialize: "ignore" })
  .on(importOpened, () => true)
  .reset([importClosed, $memberId]);

// The file, compared with what is stored.
export const fileChosen = createEvent<TableFile>();
/** The same file is compared with what is stored now. */
export const comparedAgain = createEvent();
type Progress = { readonly done: number; readonly all: number };
const progressed = createEvent<Progress>();
const compareFx = createEffect<TableFile, FilePlan, PlanFailure>((file) =>
  planFileFx({ file, vocabulary, zone: clubZone, progressed: scopeBind(progressed, { safe: true }) }),
);

const $file = createStore<TableFile | null>(null, { serialize: "ignore" })
  .on(fileChosen, (_, file) => file)
  .reset($memberId);
sample({ clock: fileChosen, target: compareFx });
sample({
  clock: comparedAgain,
  source: $file,
  filter: (file): file is TableFile => file !== null,
  target: compareFx,
});

export type Comparison =
  | { readonly status: "none" }
  | { readonly status: "reading"; readonly progress: Progress | null }
  | { readonly status: "failed"; readonly failure: PlanFailure }
  | { readonly status: "ready"; readonly plan: FilePlan };

const planned = sample({
  clock: compareFx.finally,
  source: $file,
  filter: (file, { params }) => file === params,
  fn: (_, answer): Comparison =>
    answer.status === "done" ? { status: "ready", plan: answer.result } : { status: "failed", failure: answer.error },
});
export const $comparison = createStore<Comparison>({ status: "none" }, { serialize: "ignore" })
  .on(compareFx, () => ({ status: "reading", progress: null }))
  .on(progressed, (known, progress) => (known.status === "reading" ? { status: "reading", progress } : known))
  .on(planned, (_, comparison) => comparison)
  .reset($memberId);

// What the comparison found, written in batches, one after the other.
type Planned = { readonly line: number; readonly write: MatchWrite };

const isPlanned = (row: FilePlan["rows"][number]): row is Extract<PlannedRow, { readonly write: MatchWrite }> =>
  row.kind === "new" || row.kind === "changed";

/** The rows that an import writes. */
export const plannedIn = ({ rows }: FilePlan): readonly Planned[] => rows.filter(isPlanned);

export type Run = {
  readonly status: "running" | "interrupted" | "finished";
  readonly rows: readonly Planned[];
  /** How many of them have an outcome. */
  readonly at: number;
  readonly saved: number;
  /** The lines that weren't saved. */
  readonly stale: readonly number[];
  readonly invalid: readonly number[];
  readonly failure: WriteFailure | null;
};

const begun = (rows: readonly Planned[]): Run => ({
  status: "running",
  rows,
  at: 0,
  saved: 0,
  stale: [],
  invalid: [],
  failure: null,
});

const afterBatch = (run: Run, outcomes: readonly WriteOutcome[]): Run => {
  const linesOf = (wanted: WriteOutcome) =>
    run.rows.slice(run.at, run.at + outcomes.length).flatMap(({ line }, at) => (outcomes[at] === wanted ? [line] : []));
  const at = run.at + outcomes.length;
  return {
    ...run,
    at,
    status: at < run.rows.length ? "running" : "finished",
    saved: run.saved + linesOf("saved").length,
    stale: [...run.stale, ...linesOf("stale")],
    invalid: [...run.invalid, ...linesOf("invalid")],
  };
};

export const importPressed = createEvent();
export const importContinued = createEvent();
const accepted = sample({
  clock: importPressed,
  source: $comparison,
  filter: (comparison) => comparison.status === "ready" && plannedIn(comparison.plan).length > 0,
  fn: (comparison) => (comparison.status === "ready" ? begun(plannedIn(comparison.plan)) : begun([])),
});
const batchFx = attach({ effect: writeMatchesFx });
export const $run = createStore<Run | null>(null, { serialize: "ignore" })
  .on(accepted, (run, next) => (run?.status === "running" ? run : next))
  .on(importContinued, (run) => run && { ...run, status: "running", failure: null })
  .on(batchFx.doneData, (run, outcomes) => run && afterBatch(run, outcomes))
  .on(batchFx.failData, (run, failure) => run && { ...run, status: "interrupted", failure })
  .reset([compareFx, $memberId]);
const begunAnew = sample({
  clock: importOpened,
  source: $run,
  filter: (run) => run?.status === "finished",
  fn: () => {},
});
$run.reset(begunAnew);
$comparison.reset(begunAnew);
sample({
  clock: [accepted, importContinued, batchFx.done],
  source: { run: $run, isPending: batchFx.pending },
  filter: ({ run, isPending }) => run?.status === "running" && !isPending,
  fn: ({ run }) => (run?.rows ?? []).slice(run?.at ?? 0, (run?.at ?? 0) + mostWritten).map(({ write }) => write),
  target: batchFx,
});

// The lists show what was written, also of an import that was interrupted.
const paused = sample({
  clock: batchFx.finally,
  source: $run,
  filter: (run) => run !== null && run.status !== "running",
  fn: () => {},
});
sample({ clock: paused, fn: () => ({ isQuiet: false }), target: staffMatches.touched });
sample({ clock: paused, fn: () => null, target: choicesWanted });
