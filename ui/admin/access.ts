import { combine, createEvent, createStore, sample } from "effector";
import { may } from "../../domain/shared/rights.ts";
import { $memberId, $standing, goneElsewhere, sessionChanged } from "../accounts/session/session.ts";
import { sessionOverElsewhere } from "../accounts/words.ts";
import { toastShown } from "../lib/feedback/toasts.ts";
import {
  createItemFx,
  listContentFx,
  openItemFx,
  publishItemFx,
  removeItemFx,
  saveItemFx,
  uploadImageFx,
} from "../content/admin/effects.ts";
import {
  findMembersFx,
  listApplicationsFx,
  noteFx,
  overviewFx,
  reviewFx,
  setStaffFx,
  undoReviewFx,
} from "./effects.ts";
import { hideCommentFx, restoreCommentFx } from "../content/reactions/admin/effects.ts";
import { noRight, roleGone } from "./words.ts";

export const panelShown = createEvent();
export const panelLeft = createEvent();
/** A member without the right stands before it, and is led away. */
export const memberTurnedAway = createEvent();

const $isShown = createStore(false, { serialize: "ignore" })
  .on(panelShown, () => true)
  .reset(panelLeft);

/** Whether the panel is open to whoever is there; null while that isn't known. The database's rules are the lock, this is manners. */
export const $isOpen = $standing.map((standing) => standing && may(standing, "read the club's figures"));
/** Whether whoever is there may say who is staff. */
export const $givesRoles = $standing.map((standing) => standing !== null && may(standing, "make somebody staff"));

// The panel is gone from the screen before somebody is led away, so leaving it makes nobody a stranger.
const $wasInside = createStore(false, { serialize: "ignore" })
  .on(
    combine($isShown, $isOpen, (isShown, isOpen) => isShown && isOpen === true),
    (was, isInside) => was || isInside,
  )
  .reset($memberId);

sample({
  clock: memberTurnedAway,
  source: $wasInside,
  fn: (wasInside) => (wasInside ? roleGone : noRight),
  target: toastShown,
});

// What they were writing goes from their eyes with the panel.
sample({
  clock: goneElsewhere,
  source: $isShown,
  filter: (isShown) => isShown,
  fn: () => sessionOverElsewhere,
  target: toastShown,
});

// The backend knows of a role that was taken before the page does: then it is asked who is here.
const panelEffects = [
  overviewFx,
  listApplicationsFx,
  reviewFx,
  undoReviewFx,
  noteFx,
  findMembersFx,
  setStaffFx,
] as const;
const contentEffects = [
  listContentFx,
  openItemFx,
  createItemFx,
  saveItemFx,
  publishItemFx,
  removeItemFx,
  uploadImageFx,
] as const;
const commentEffects = [hideCommentFx, restoreCommentFx] as const;
const staffEffects = [...panelEffects, ...contentEffects, ...commentEffects] as const;
for (const fx of staffEffects) {
  sample({
    clock: fx.failData as typeof overviewFx.failData,
    filter: ({ kind }) => ["not-staff", "not-allowed", "signed-out"].includes(kind),
    fn: () => {},
    target: sessionChanged,
  });
}
