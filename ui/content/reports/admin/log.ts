import { createEvent, createStore, sample } from "effector";
import { actsPerPage, type LoggedAct } from "../../../../domain/content/reports/log.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { failedBy, type Loaded, loading, ready } from "../../../lib/loading/loaded.ts";
import { readModerationLogFx } from "./effects.ts";

export const logOpened = createEvent();
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
/** Whether the last page that was wanted failed to load. */
export const $isMoreFailed = createStore(false, { serialize: "ignore" })
  .on(readModerationLogFx.fail, () => true)
  .reset([readModerationLogFx, $memberId]);
export const $isReading = readModerationLogFx.pending;

sample({ clock: logOpened, fn: () => ({}), target: readModerationLogFx });
sample({
  clock: moreWanted,
  source: $log,
  filter: $isReading.map((isReading) => !isReading),
  fn: (log) => ({ after: log.status === "ready" ? log.value.at(-1)?.id : undefined }),
  target: readModerationLogFx,
});
