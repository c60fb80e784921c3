import { createEffect, createEvent, createStore, sample, scopeBind } from "effector";
import type { ChosenFile } from "../../../../domain/content/moving/openFiles.ts";
import type { ImportPlan, PlannedItem, ReadingProgress } from "../../../../domain/content/moving/readImport.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { readImportFx, type ReadFailure } from "./effects.ts";

type Files = readonly ChosenFile[];

export const filesChosen = createEvent<Files>();
/** The old site's address was typed: the files are read with it. */
export const siteTyped = createEvent<string>();
/** The same files are read and compared with what is stored now. */
export const readAgain = createEvent();
/** The preview is put away. */
export const planDropped = createEvent();

const progressed = createEvent<ReadingProgress>();
type Wanted = { readonly files: Files; readonly site: string };
const readFx = createEffect<Wanted, ImportPlan, ReadFailure>((wanted) =>
  readImportFx({ ...wanted, progressed: scopeBind(progressed, { safe: true }) }),
);

const $files = createStore<Files | null>(null, { serialize: "ignore" })
  .on(filesChosen, (_, files) => files)
  .reset([planDropped, $memberId]);
const $site = createStore("", { serialize: "ignore" })
  .on(siteTyped, (_, site) => site)
  .reset([filesChosen, planDropped, $memberId]);
sample({
  clock: [filesChosen, readAgain, siteTyped],
  source: { files: $files, site: $site },
  filter: (wanted): wanted is Wanted => wanted.files !== null && wanted.files.length > 0,
  target: readFx,
});

export type Reading =
  | { readonly status: "none" }
  | { readonly status: "reading"; readonly progress: ReadingProgress | null }
  | { readonly status: "failed"; readonly failure: ReadFailure }
  | { readonly status: "ready"; readonly plan: ImportPlan };

const read = sample({
  clock: readFx.finally,
  source: $files,
  filter: (files, { params }) => files === params.files,
  fn: (_, answer): Reading =>
    answer.status === "done" ? { status: "ready", plan: answer.result } : { status: "failed", failure: answer.error },
});
export const $reading = createStore<Reading>({ status: "none" }, { serialize: "ignore" })
  .on(readFx, () => ({ status: "reading", progress: null }))
  .on(progressed, (known, progress) => (known.status === "reading" ? { status: "reading", progress } : known))
  .on(read, (_, reading) => reading)
  .reset([planDropped, $memberId]);

/** The items that an import adds. */
export const newIn = ({ items }: ImportPlan): readonly PlannedItem[] => items.filter(({ isKnown }) => !isKnown);
