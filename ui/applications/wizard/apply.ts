import { createEvent, createStore, sample } from "effector";
import { type PositionId, positionIds } from "../../../domain/applications/positions.ts";
import { replayPendingAction } from "../../accounts/session/intent.ts";
import { $standing } from "../../accounts/session/session.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { rolesLeft, rolesShown } from "./drafts.ts";
import { $applications, applicationsWanted } from "../mine/mine.ts";
import { alreadyPending, applyIntent, signedOut } from "../positions/words.ts";
import { wizardOpened } from "./wizard.ts";

export const applyPressed = createEvent<PositionId>();

/** The pressed position, until the session and the applications are known. */
export const $wanted = createStore<PositionId | null>(null, { serialize: "ignore" })
  .on(applyPressed, (_, role) => role)
  .reset(rolesLeft);

// A press during the session check waits for its answer.
const refusedToVisitor = sample({
  clock: [applyPressed, $standing],
  source: { role: $wanted, standing: $standing },
  filter: ({ role, standing }) => role !== null && standing === "visitor",
  fn: ({ role }) => role as PositionId,
});
sample({ clock: refusedToVisitor, fn: signedOut, target: toastShown });

// Applies after a sign-in that the press asked for, on this page or before it.
const $here = createStore<readonly PositionId[]>([], { serialize: "ignore" })
  .on(rolesShown, () => positionIds)
  .reset(rolesLeft);
sample({ clock: replayPendingAction(applyIntent, $here), target: applyPressed });

// A pending application is reported before the wizard opens. When the list fails to load, the backend refuses a second one.
sample({ clock: applyPressed, fn: () => {}, target: applicationsWanted });
const given = sample({
  clock: [applyPressed, $standing, $applications],
  source: { role: $wanted, standing: $standing, known: $applications },
  filter: ({ role, standing, known }) =>
    role !== null && standing !== null && standing !== "visitor" && known.status !== "loading",
  fn: ({ role, known }) => ({
    role: role as PositionId,
    isPending:
      known.status === "ready" && known.value.some(({ position, status }) => position === role && status === "pending"),
  }),
});
sample({ clock: given, filter: ({ isPending }) => isPending, fn: () => alreadyPending, target: toastShown });
sample({ clock: given, filter: ({ isPending }) => !isPending, fn: ({ role }) => role, target: wizardOpened });

$wanted.reset([refusedToVisitor, given]);
