import { combine, createEvent, createStore, sample } from "effector";
import type { Application, ApplicationId } from "../../../domain/applications/application.ts";
import { $memberId, sessionChanged } from "../../accounts/session/session.ts";
import { loading, ready } from "../../lib/loading/loaded.ts";
import { readerReturned } from "../../lib/page/reader.ts";
import { createQuery } from "../../lib/query.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { applyFx, myApplicationsFx, withdrawFx } from "../effects.ts";
import { notWithdrawn, words } from "./applicationWords.ts";

/** Somebody is about to look at what they sent. */
export const applicationsWanted = createEvent();
/** Something changed elsewhere: the staff decided, or another tab sent one. Carries nothing: what it is now is asked for. */
export const applicationsChanged = createEvent();
export const withdrawPressed = createEvent<ApplicationId>();
export const withdrawConfirmed = createEvent();
export const withdrawLeft = createEvent();

const mine = createQuery({ effect: myApplicationsFx, ends: [$memberId] });
/** What the signed-in member sent, newest first. Known once it was wanted. */
export const $applications = mine.$state.on(applicationsWanted, (known) =>
  known.status === "failed" ? loading : known,
);
/** The roles for which one waits for an answer. */
export const $pendingPositions = $applications.map((known): readonly string[] =>
  known.status === "ready"
    ? known.value.filter(({ status }) => status === "pending").map(({ position }) => position)
    : [],
);
const $isWanted = createStore(false, { serialize: "ignore" }).on(applicationsWanted, () => true);

// What was true may have changed while the reader was away. What was sent or withdrawn here may be known better there.
sample({
  clock: [applicationsWanted, applicationsChanged, $memberId, readerReturned, applyFx.finally, withdrawFx.finally],
  source: { isWanted: $isWanted, member: $memberId },
  filter: ({ isWanted, member }) => isWanted && member !== null,
  fn: () => {},
  target: mine.refreshed,
});

// Applications don't go by themselves, but with their member: where all have gone, perhaps nobody is here any more.
sample({
  clock: myApplicationsFx.done,
  source: $applications,
  filter: (known, { result }) => known.status === "ready" && known.value.length > 0 && result.length === 0,
  fn: () => {},
  target: sessionChanged,
});
// What was sent waits from this moment on: nobody is to write it twice while the list is asked for.
$applications.on(applyFx.done, (known, { result }) =>
  known.status === "ready" ? ready([result, ...known.value.filter(({ id }) => id !== result.id)]) : known,
);

/** Which one is about to be withdrawn, if its owner says so again. */
export const $leaving = createStore<ApplicationId | null>(null, { serialize: "ignore" })
  .on(withdrawPressed, (_, id) => id)
  .reset([withdrawLeft, withdrawFx.finally, $memberId]);
export const $isWithdrawing = withdrawFx.pending;

sample({
  clock: withdrawConfirmed,
  source: combine({ id: $leaving, isWithdrawing: withdrawFx.pending }),
  filter: ({ id, isWithdrawing }) => id !== null && !isWithdrawing,
  fn: ({ id }) => id as ApplicationId,
  target: withdrawFx,
});
$applications.on(withdrawFx.done, (known, { params }) =>
  known.status === "ready"
    ? ready(known.value.map((one): Application => (one.id === params ? { ...one, status: "withdrawn" } : one)))
    : known,
);
sample({ clock: withdrawFx.done, fn: () => words.withdrawn, target: toastShown });
sample({ clock: withdrawFx.fail, fn: ({ error }) => notWithdrawn[error.kind], target: toastShown });
