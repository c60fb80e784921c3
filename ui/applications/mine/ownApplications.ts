import { createEvent, createStore, sample } from "effector";
import type { Application, ApplicationId } from "../../../domain/applications/application.ts";
import { $memberId, sessionChanged } from "../../accounts/session/session.ts";
import { loading, ready } from "../../lib/loading/loaded.ts";
import { visitorReturned } from "../../lib/page/visitor.ts";
import { createMutation } from "../../lib/mutation.ts";
import { createQuery } from "../../lib/query.ts";
import { applyFx, myApplicationsFx, withdrawFx } from "../effects.ts";
import { notWithdrawn, words } from "./applicationWords.ts";

/** The page needs the member's applications. */
export const applicationsWanted = createEvent();
/** Applications changed elsewhere, by the staff or in another tab. Reloads them. */
export const applicationsChanged = createEvent();
export const withdrawPressed = createEvent<ApplicationId>();
export const withdrawConfirmed = createEvent();
export const withdrawLeft = createEvent();

const mine = createQuery({ effect: myApplicationsFx, ends: [$memberId] });
/** The member's applications, newest first. Loaded on the first `applicationsWanted`. */
export const $applications = mine.$state.on(applicationsWanted, (known) =>
  known.status === "failed" ? loading : known,
);
/** The positions with a pending application. */
export const $pendingPositions = $applications.map((known): readonly string[] =>
  known.status === "ready"
    ? known.value.filter(({ status }) => status === "pending").map(({ position }) => position)
    : [],
);
const $isWanted = createStore(false, { serialize: "ignore" }).on(applicationsWanted, () => true);

// Failed requests reload too: their error may come from an outdated list.
sample({
  clock: [applicationsWanted, applicationsChanged, $memberId, visitorReturned, applyFx.finally, withdrawFx.finally],
  source: { isWanted: $isWanted, member: $memberId },
  filter: ({ isWanted, member }) => isWanted && member !== null,
  fn: () => {},
  target: mine.refreshed,
});

// Applications are deleted only with their account: an emptied list may mean that the session has ended.
sample({
  clock: myApplicationsFx.done,
  source: $applications,
  filter: (known, { result }) => known.status === "ready" && known.value.length > 0 && result.length === 0,
  fn: () => {},
  target: sessionChanged,
});
// Listed before the reload, so that the member can't apply twice during it.
$applications.on(applyFx.done, (known, { result }) =>
  known.status === "ready" ? ready([result, ...known.value.filter(({ id }) => id !== result.id)]) : known,
);

/** The application whose withdrawal awaits confirmation; null without one. */
export const $leaving = createStore<ApplicationId | null>(null, { serialize: "ignore" })
  .on(withdrawPressed, (_, id) => id)
  .reset([withdrawLeft, withdrawFx.finally, $memberId]);
export const $isWithdrawing = withdrawFx.pending;

const withdrawal = createMutation(withdrawFx, {
  done: () => words.withdrawn,
  failed: ({ error }) => notWithdrawn(error),
});
sample({ clock: withdrawConfirmed, source: $leaving, filter: (id) => id !== null, target: withdrawal.requested });
$applications.on(withdrawFx.done, (known, { params }) =>
  known.status === "ready"
    ? ready(known.value.map((one): Application => (one.id === params ? { ...one, status: "withdrawn" } : one)))
    : known,
);
