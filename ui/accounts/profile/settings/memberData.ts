import { attach, createEvent, sample } from "effector";
import { $memberId } from "../../session/session.ts";
import { loading } from "../../../lib/loading/loaded.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createQuery } from "../../../lib/query.ts";
import { saveFileFx } from "../../../lib/saveFile.ts";
import { exportMyDataFx, myActivityFx } from "../effects.ts";
import { notExported, words } from "./settingsWords.ts";

export const activityWanted = createEvent();

const activity = createQuery({ effect: myActivityFx, ends: [$memberId] });

/** What the member has left on the site. A retry after a failure shows the loading state. */
export const $activity = activity.$state.on(activityWanted, (known) => (known.status === "failed" ? loading : known));
sample({ clock: activityWanted, target: activity.refreshed });

export const $isExporting = exportMyDataFx.pending;
export const { requested: exportPressed } = createMutation(exportMyDataFx);
const saveFx = attach({ effect: saveFileFx });
sample({ clock: exportMyDataFx.doneData, target: saveFx });
sample({ clock: saveFx.done, fn: () => words.data.done, target: toastShown });
sample({ clock: [exportMyDataFx.failData, saveFx.failData], fn: notExported, target: toastShown });
