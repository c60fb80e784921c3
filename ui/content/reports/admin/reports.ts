import { createEvent, createStore, sample } from "effector";
import type { SettleWish } from "../../../../domain/content/reports/report.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { createUndo } from "../../../admin/table/undo.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { changeHinted } from "../../../lib/live/following.ts";
import { createMutation, inFlight } from "../../../lib/mutation.ts";
import { visitorReturned } from "../../../lib/page/visitor.ts";
import { createQuery } from "../../../lib/query.ts";
import { hideCommentFx, restoreCommentFx } from "../../reactions/admin/effects.ts";
import { listReportsFx, settleReportsFx, takeMeasureFx } from "./effects.ts";
import { notSettled, settled } from "./words.ts";

export const reportsShown = createEvent();
export const reportsLeft = createEvent();
export const settlePressed = createEvent<SettleWish["subject"]>();

/** Whether the view is on the screen. */
const $isShown = createStore(false, { serialize: "ignore" })
  .on(reportsShown, () => true)
  .reset(reportsLeft);
const reports = createQuery({ effect: listReportsFx, ends: [$memberId] });
export const { $state: $reports, reloaded: reportsRetried } = reports;
sample({ clock: reportsShown, target: reports.refreshed });
const elsewhere = sample({ clock: changeHinted, filter: (watched) => watched === "reports" });
sample({
  // A refused act: another member of the staff may have settled it.
  clock: [
    settleReportsFx.done,
    takeMeasureFx.done,
    hideCommentFx.finally,
    restoreCommentFx.done,
    elsewhere,
    visitorReturned,
  ],
  filter: $isShown,
  fn: () => {},
  target: reports.hinted,
});

const settling = createMutation(settleReportsFx, { keyOf: ({ subject }) => subject.id });
/** The ids of the subjects whose reports are being settled. */
export const $settling = inFlight(settleReportsFx, [$memberId]).map((calls) => calls.map(({ subject }) => subject.id));
sample({ clock: settlePressed, fn: (subject) => ({ subject, isSettled: true }), target: settling.requested });

const undo = createUndo<SettleWish>("undo-settled-reports");
sample({
  clock: settleReportsFx.done,
  filter: ({ params }) => params.isSettled,
  fn: ({ params }) => ({ ...settled, ...undo.offer(params) }),
  target: toastShown,
});
sample({ clock: undo.asked, fn: (wish) => ({ ...wish, isSettled: false }), target: settling.requested });
sample({ clock: settleReportsFx.failData, fn: notSettled, target: toastShown });
