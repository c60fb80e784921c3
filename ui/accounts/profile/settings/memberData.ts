import { createEvent, createStore, sample } from "effector";
import type { Statistics } from "../../../../domain/accounts/ports.ts";
import { $memberId } from "../../session/session.ts";
import { failed, type Loaded, loading, ready } from "../../../lib/loading/loaded.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { exportMyDataFx, myStatisticsFx, saveFileFx } from "../effects.ts";
import { notExported, words } from "./settingsWords.ts";

export const statisticsWanted = createEvent();
export const exportPressed = createEvent();

/** What the member has left on the site, once it was wanted. */
export const $statistics = createStore<Loaded<Statistics>>(loading, { serialize: "ignore" })
  .on(statisticsWanted, (known) => (known.status === "failed" ? loading : known))
  .on(myStatisticsFx.doneData, (_, statistics) => ready(statistics))
  .on(myStatisticsFx.fail, (known) => (known.status === "ready" ? known : failed))
  .reset($memberId);
sample({ clock: statisticsWanted, target: myStatisticsFx });

export const $isExporting = exportMyDataFx.pending;
sample({
  clock: exportPressed,
  source: exportMyDataFx.pending,
  filter: (isExporting) => !isExporting,
  fn: () => {},
  target: exportMyDataFx,
});
sample({ clock: exportMyDataFx.doneData, target: saveFileFx });
sample({ clock: saveFileFx.done, fn: () => words.data.done, target: toastShown });
sample({ clock: [exportMyDataFx.failData, saveFileFx.failData], fn: notExported, target: toastShown });
