import { attach, sample } from "effector";
import { createMutation } from "../../../lib/mutation.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { saveFileFx } from "../../../lib/saveFile.ts";
import { exportSiteFx } from "./effects.ts";
import { exported, notExported } from "./words.ts";

export const $isExporting = exportSiteFx.pending;
export const { requested: exportPressed } = createMutation(exportSiteFx);

const saveFx = attach({ effect: saveFileFx });
sample({ clock: exportSiteFx.doneData, target: saveFx });
sample({ clock: saveFx.done, fn: ({ params }) => exported(params.name), target: toastShown });
sample({ clock: [exportSiteFx.failData, saveFx.failData], fn: notExported, target: toastShown });
