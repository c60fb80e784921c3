import { attach, createEvent, createStore, sample } from "effector";
import type { ImportId, ImportSummary } from "../../../../domain/content/moving/ports.ts";
import type { TakenBack } from "../../../../domain/content/moving/takeBackImport.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createQuery } from "../../../lib/query.ts";
import { listImportsFx, takeBackImportFx } from "./effects.ts";
import { filesChosen, planDropped } from "./reading.ts";
import { $run, runPaused } from "./running.ts";
import { notTakenBack } from "./words.ts";

/** The view is shown: reads the imports again, the known ones stay visible. */
export const importsWanted = createEvent();

const { refreshed, reloaded, $state } = createQuery({ effect: listImportsFx, ends: [$memberId] });
export const importsRetried = reloaded;
export const $imports = $state;

/** The member has confirmed that an import is taken back. */
export const takeBackPressed = createEvent<ImportSummary>();

const takeBackFx = attach({ effect: takeBackImportFx, mapParams: ({ id }: ImportSummary): ImportId => id });
export const $isTakingBack = takeBackFx.pending;
sample({
  clock: takeBackPressed,
  source: takeBackFx.pending,
  filter: (isPending) => !isPending,
  fn: (_, one) => one,
  target: takeBackFx,
});

/** What the last taking back did. */
export type Taken = TakenBack & Pick<ImportSummary, "fileNames">;
export const $taken = createStore<Taken | null>(null, { serialize: "ignore" })
  .on(takeBackFx.done, (_, { params, result }) => ({ ...result, fileNames: params.fileNames }))
  .reset([takeBackPressed, filesChosen, $memberId]);

sample({ clock: takeBackFx.failData, fn: notTakenBack, target: toastShown });
// The report of the same import, or a preview that calls its items known, isn't true any more.
sample({
  clock: takeBackFx.finally,
  source: $run,
  filter: (run) => run?.status !== "running",
  fn: () => {},
  target: planDropped,
});
sample({ clock: [importsWanted, runPaused, takeBackFx.finally], fn: () => {}, target: refreshed });
