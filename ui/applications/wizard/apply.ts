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

/** For which role somebody would apply, until it is known whether they may. */
export const $wanted = createStore<PositionId | null>(null, { serialize: "ignore" })
  .on(applyPressed, (_, role) => role)
  .reset(rolesLeft);

// A press that comes before it is known who is there isn't lost.
const refusedToVisitor = sample({
  clock: [applyPressed, $standing],
  source: { role: $wanted, standing: $standing },
  filter: ({ role, standing }) => role !== null && standing === "visitor",
  fn: ({ role }) => role as PositionId,
});
sample({ clock: refusedToVisitor, fn: signedOut, target: toastShown });

// Who signed in for it, here or on the way here.
const $here = createStore<readonly PositionId[]>([], { serialize: "ignore" })
  .on(rolesShown, () => positionIds)
  .reset(rolesLeft);
sample({ clock: replayPendingAction(applyIntent, $here), target: applyPressed });

// One that waits for an answer is said before anybody writes another. Where that can't be known, the club's backend knows it.
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
