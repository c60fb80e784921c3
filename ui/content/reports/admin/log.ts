import { createEvent, createStore, sample } from "effector";
import { actsPerPage, type LoggedAct } from "../../../../domain/content/reports/log.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import type { FailureAnswer } from "../../../lib/feedback/failure.ts";
import { failedBy, type Loaded, loading, ready } from "../../../lib/loading/loaded.ts";
import { hideCommentFx, restoreCommentFx } from "../../reactions/admin/effects.ts";
import { answerAppealFx, liftMeasureFx, readModerationLogFx, settleReportsFx, takeMeasureFx } from "./effects.ts";

export const logOpened = createEvent();
export const logClosed = createEvent();
export const moreWanted = createEvent();

/** What the staff did, newest first, as far as it is loaded. */
export const $log = createStore<Loaded<readonly LoggedAct[]>>(loading, { serialize: "ignore" })
  .on(readModerationLogFx.done, (known, { params: { after }, result }) => {
    if (after === undefined || known.status !== "ready") return ready(result);
    return known.value.at(-1)?.id === after ? ready([...known.value, ...result]) : known;
  })
  .on(readModerationLogFx.failData, (known, error) => (known.status === "ready" ? known : failedBy(error)))
  .reset($memberId);

/** Whether there may be earlier acts. */
export const $hasMore = createStore(false, { serialize: "ignore" })
  .on(readModerationLogFx.doneData, (_, acts) => acts.length === actsPerPage)
  .reset($memberId);
/** Why the last page that was wanted failed to load. */
export const $moreFailure = createStore<FailureAnswer | null>(null, { serialize: "ignore" })
  .on(readModerationLogFx.failData, (_, failure) => failure)
  .reset([readModerationLogFx, $memberId]);
export const $isReading = readModerationLogFx.pending;

const $isOpen = createStore(false, { serialize: "ignore" })
  .on(logOpened, () => true)
  .reset([logClosed, $memberId]);
// What the reader does is in it too.
const acted = [
  takeMeasureFx.done,
  liftMeasureFx.done,
  answerAppealFx.done,
  settleReportsFx.done,
  hideCommentFx.done,
  restoreCommentFx.done,
];
sample({ clock: [logOpened, sample({ clock: acted, filter: $isOpen })], fn: () => ({}), target: readModerationLogFx });
sample({
  clock: moreWanted,
  source: $log,
  filter: $isReading.map((isReading) => !isReading),
  fn: (log) => ({ after: log.status === "ready" ? log.value.at(-1)?.id : undefined }),
  target: readModerationLogFx,
});
