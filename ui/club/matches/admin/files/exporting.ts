import { attach, createEvent, createStore, sample } from "effector";
import { saveFileFx } from "../../../../lib/saveFile.ts";
import { $memberId } from "../../../../accounts/session/session.ts";
import { toastShown } from "../../../../lib/feedback/toasts.ts";
import { listAllMatchesFx } from "../effects.ts";
import { exportedFile, type ExportKind } from "./exportText.ts";
import { exported, notExported } from "./words.ts";

export const exportPressed = createEvent<ExportKind>();

const readFx = attach({ effect: listAllMatchesFx, mapParams: (_: ExportKind) => {} });
const saveFx = attach({ effect: saveFileFx });

/** Which export is under way. */
export const $exporting = createStore<ExportKind | null>(null, { serialize: "ignore" })
  .on(readFx, (_, kind) => kind)
  .reset([saveFx.finally, readFx.fail, $memberId]);
sample({
  clock: exportPressed,
  source: $exporting,
  filter: (underWay) => underWay === null,
  fn: (_, kind) => kind,
  target: readFx,
});
sample({
  clock: readFx.done,
  source: $exporting,
  filter: (underWay, { params }) => underWay === params,
  fn: (_, { params, result }) => exportedFile(params, result),
  target: saveFx,
});
sample({ clock: saveFx.done, fn: () => exported, target: toastShown });
sample({ clock: [readFx.failData, saveFx.failData], fn: notExported, target: toastShown });
