import { attach, createEvent, createStore, sample } from "effector";
import { batchFrom } from "../../../../domain/content/moving/batch.ts";
import type { ItemWithFiles, Stored } from "../../../../domain/content/moving/importItems.ts";
import type { AddedItem, MovedItem, NewImport } from "../../../../domain/content/moving/ports.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { type AddFailure, importItemsFx } from "./effects.ts";
import { $reading, newIn, planDropped, readAgain, filesChosen, siteTyped } from "./reading.ts";

/** The items of a plan, added in batches, one after the other. */
export type Run = {
  readonly status: "running" | "interrupted" | "finished";
  readonly of: NewImport;
  readonly items: readonly ItemWithFiles[];
  /** The pictures and files of the items so far. */
  readonly stored: Stored;
  /** How many of them have an outcome. */
  readonly at: number;
  readonly added: number;
  /** Those that were there already. */
  readonly known: number;
  /** Those that the database refused. */
  readonly invalid: readonly MovedItem[];
  /** Those whose slug was taken since the preview. */
  readonly renamed: readonly { readonly title: string; readonly slug: string }[];
  readonly failure: AddFailure | null;
};

const begun = (of: NewImport, items: readonly ItemWithFiles[]): Run => ({
  status: "running",
  of,
  items,
  stored: {},
  at: 0,
  added: 0,
  known: 0,
  invalid: [],
  renamed: [],
  failure: null,
});

type Batch = { readonly outcomes: readonly AddedItem[]; readonly stored: Stored };

const afterBatch = (run: Run, { outcomes, stored }: Batch): Run => {
  const batch = run.items.slice(run.at, run.at + outcomes.length).map(({ item }, at) => ({ item, ...outcomes[at] }));
  const of = (wanted: AddedItem["outcome"]) => batch.filter(({ outcome }) => outcome === wanted);
  const at = run.at + outcomes.length;
  return {
    ...run,
    stored,
    at,
    status: at < run.items.length ? "running" : "finished",
    added: run.added + of("added").length,
    known: run.known + of("known").length,
    invalid: [...run.invalid, ...of("invalid").map(({ item }) => item)],
    renamed: [
      ...run.renamed,
      ...of("added")
        .filter(({ item, slug }) => slug !== item.slug)
        .map(({ item, slug = item.slug }) => ({ title: item.fields.title, slug })),
    ],
  };
};

export const importPressed = createEvent();
export const importContinued = createEvent();

const accepted = sample({
  clock: importPressed,
  source: $reading,
  filter: (reading) => reading.status === "ready" && newIn(reading.plan).length > 0,
  fn: (reading) => {
    if (reading.status !== "ready") throw new Error("No plan is ready");
    return begun(reading.plan.of, newIn(reading.plan));
  },
});

const batchFx = attach({ effect: importItemsFx });
export const $run = createStore<Run | null>(null, { serialize: "ignore" })
  .on(accepted, (run, next) => (run?.status === "running" ? run : next))
  .on(importContinued, (run) => run && { ...run, status: "running", failure: null })
  .on(batchFx.doneData, (run, batch) => run && afterBatch(run, batch))
  .on(batchFx.failData, (run, failure) => run && { ...run, status: "interrupted", failure })
  .reset([filesChosen, siteTyped, readAgain, planDropped, $memberId]);

sample({
  clock: [accepted, importContinued, batchFx.done],
  source: { run: $run, isPending: batchFx.pending },
  filter: ({ run, isPending }) => run?.status === "running" && !isPending,
  fn: ({ run }) => {
    if (!run) throw new Error("No import is under way");
    return { of: run.of, items: batchFrom(run.items, run.at), stored: run.stored };
  },
  target: batchFx,
});

/** An import ended, or was interrupted. */
export const runPaused = sample({
  clock: batchFx.finally,
  source: $run,
  filter: (run) => run !== null && run.status !== "running",
  fn: () => {},
});
