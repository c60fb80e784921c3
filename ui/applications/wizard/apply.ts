import { combine, createEvent, createStore, sample } from "effector";
import type { OpenPosition, PositionId } from "../../../domain/applications/positions.ts";
import { replayPendingAction } from "../../accounts/session/intent.ts";
import { $audience } from "../../accounts/session/session.ts";
import { valueOf } from "../../lib/loading/loaded.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { positionsLeft, positionsShown } from "./drafts.ts";
import { $applications, applicationsWanted } from "../mine/ownApplications.ts";
import { $positions, positionOf } from "../positions/positions.ts";
import { alreadyPending, applyIntent, notOpen, signedOut } from "../positions/words.ts";
import { wizardOpened } from "./wizard.ts";

export const applyPressed = createEvent<PositionId>();

/** The pressed position, until the session and the applications are known. */
export const $pressedPosition = createStore<PositionId | null>(null, { serialize: "ignore" })
  .on(applyPressed, (_, position) => position)
  .reset(positionsLeft);

/** The same, when it is open. */
const $open = combine($pressedPosition, $positions, (wanted, positions) =>
  wanted === null ? null : (positionOf(positions, wanted) ?? null),
);

// An address may name a position that was closed since.
const refusedAsClosed = sample({
  clock: [applyPressed, $positions],
  source: { wanted: $pressedPosition, open: $open, positions: $positions },
  filter: ({ wanted, open, positions }) => wanted !== null && open === null && positions.status === "ready",
  fn: () => notOpen,
});
sample({ clock: refusedAsClosed, target: toastShown });

// A press during the session check waits for its answer.
const refusedToVisitor = sample({
  clock: [applyPressed, $audience, $positions],
  source: { position: $open, audience: $audience },
  filter: ({ position, audience }) => position !== null && audience === "visitor",
  fn: ({ position }) => position as OpenPosition,
});
sample({ clock: refusedToVisitor, fn: signedOut, target: toastShown });

// Applies after a sign-in that the press asked for, on this page or before it.
const $isHere = createStore(false, { serialize: "ignore" })
  .on(positionsShown, () => true)
  .reset(positionsLeft);
const $here = combine($isHere, $positions, (isHere, positions): readonly PositionId[] =>
  isHere ? (valueOf(positions) ?? []).map(({ slug }) => slug) : [],
);
sample({ clock: replayPendingAction(applyIntent, $here), target: applyPressed });

// A pending application is reported before the wizard opens. When the list fails to load, the backend refuses a second one.
sample({ clock: applyPressed, fn: () => {}, target: applicationsWanted });
const given = sample({
  clock: [applyPressed, $audience, $applications, $positions],
  source: { open: $open, audience: $audience, known: $applications },
  filter: ({ open, audience, known }) =>
    open !== null && audience !== null && audience !== "visitor" && known.status !== "loading",
  fn: ({ open, known }) => {
    const { slug: position } = open as OpenPosition;
    return {
      position,
      isPending:
        known.status === "ready" && known.value.some((one) => one.position === position && one.status === "pending"),
    };
  },
});
sample({ clock: given, filter: ({ isPending }) => isPending, fn: () => alreadyPending, target: toastShown });
sample({ clock: given, filter: ({ isPending }) => !isPending, fn: ({ position }) => position, target: wizardOpened });

$pressedPosition.reset([refusedAsClosed, refusedToVisitor, given]);
