import { createEvent, createStore, sample } from "effector";
import { type PositionId, positionIds } from "../../../domain/applications/positions.ts";
import { replayPendingAction } from "../../accounts/session/intent.ts";
import { $standing } from "../../accounts/session/session.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { positionsLeft, positionsShown } from "./drafts.ts";
import { $applications, applicationsWanted } from "../mine/mine.ts";
import { alreadyPending, applyIntent, signedOut } from "../positions/words.ts";
import { wizardOpened } from "./wizard.ts";

export const applyPressed = createEvent<PositionId>();

/** The pressed position, until the session and the applications are known. */
export const $wanted = createStore<PositionId | null>(null, { serialize: "ignore" })
  .on(applyPressed, (_, position) => position)
  .reset(positionsLeft);

// A press during the session check waits for its answer.
const refusedToVisitor = sample({
  clock: [applyPressed, $standing],
  source: { position: $wanted, standing: $standing },
  filter: ({ position, standing }) => position !== null && standing === "visitor",
  fn: ({ position }) => position as PositionId,
});
sample({ clock: refusedToVisitor, fn: signedOut, target: toastShown });

// Applies after a sign-in that the press asked for, on this page or before it.
const $here = createStore<readonly PositionId[]>([], { serialize: "ignore" })
  .on(positionsShown, () => positionIds)
  .reset(positionsLeft);
sample({ clock: replayPendingAction(applyIntent, $here), target: applyPressed });

// A pending application is reported before the wizard opens. When the list fails to load, the backend refuses a second one.
sample({ clock: applyPressed, fn: () => {}, target: applicationsWanted });
const given = sample({
  clock: [applyPressed, $standing, $applications],
  source: { position: $wanted, standing: $standing, known: $applications },
  filter: ({ position, standing, known }) =>
    position !== null && standing !== null && standing !== "visitor" && known.status !== "loading",
  fn: ({ position, known }) => ({
    position: position as PositionId,
    isPending:
      known.status === "ready" && known.value.some((one) => one.position === position && one.status === "pending"),
  }),
});
sample({ clock: given, filter: ({ isPending }) => isPending, fn: () => alreadyPending, target: toastShown });
sample({ clock: given, filter: ({ isPending }) => !isPending, fn: ({ position }) => position, target: wizardOpened });

$wanted.reset([refusedToVisitor, given]);
