import { attach, createEvent, sample } from "effector";
import { $memberId } from "../../session/session.ts";
import { loading } from "../../../lib/loading/loaded.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createQuery } from "../../../lib/query.ts";
import { saveFileFx } from "../../../lib/saveFile.ts";
import { exportMyDataFx, myStatisticsFx } from "../effects.ts";
import { notExported, words } from "./settingsWords.ts";

export const statisticsWanted = createEvent();

const statistics = createQuery({ effect: myStatisticsFx, ends: [$memberId] });

/** The member's activity counts. A retry after a failure shows the loading state. */
export const $statistics = statistics.$state.on(statisticsWanted, (known) =>
  known.status === "failed" ? loading : known,
);
sample({ clock: statisticsWanted, target: statistics.refreshed });

export const $isExporting = exportMyDataFx.pending;
export const { requested: exportPressed } = createMutation(exportMyDataFx);
const saveFx = attach({ effect: saveFileFx });
sample({ clock: exportMyDataFx.doneData, target: saveFx });
sample({ clock: saveFx.done, fn: () => words.data.done, target: toastShown });
sample({ clock: [exportMyDataFx.failData, saveFx.failData], fn: notExported, target: toastShown });
