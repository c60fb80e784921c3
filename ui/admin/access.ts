import { combine, createEvent, createStore, sample } from "effector";
import { may } from "../../domain/shared/rights.ts";
import { $memberId, $audience, goneElsewhere, sessionChanged } from "../accounts/session/session.ts";
import { sessionOverElsewhere } from "../accounts/words.ts";
import { toastShown } from "../lib/feedback/toasts.ts";
import {
  createItemFx,
  listContentFx,
  openItemFx,
  publishItemFx,
  publishEditFx,
  scheduleItemFx,
  highlightItemFx,
  changeSlugFx,
  removeItemFx,
  saveItemFx,
  uploadImageFx,
} from "../content/admin/effects.ts";
import { listApplicationsFx, noteFx, reviewFx, undoReviewFx } from "../applications/admin/effects.ts";
import {
  findMembersFx,
  listReservedNamesFx,
  overviewFx,
  readReadershipFx,
  setStaffFx,
  takeReservedNameFx,
} from "./effects.ts";
import { addMatchFx, removeMatchFx, saveMatchFx, scoreMatchFx, writeMatchesFx } from "../club/matches/admin/effects.ts";
import { announceFx } from "../discord/effects.ts";
import {
  addCategoryFx,
  placeCategoryFx,
  readCategoriesFx,
  removeCategoryFx,
  renameCategoryFx,
} from "../content/categories/admin/effects.ts";
import { hideCommentFx, restoreCommentFx } from "../content/reactions/admin/effects.ts";
import { noRight, roleGone } from "./words.ts";

/** The panel opened. A view's parts may come later: what hears it stands in a module that the panel or a `view.ts` imports. */
export const panelShown = createEvent();
export const panelLeft = createEvent();
/** A member without the right opened the panel, and is redirected. */
export const memberTurnedAway = createEvent();

/** Whether the panel is shown. */
export const $isShown = createStore(false, { serialize: "ignore" })
  .on(panelShown, () => true)
  .reset(panelLeft);

/** Whether the visitor or member may use the panel; null during the session check. UI check only; row security enforces it. */
export const $isOpen = $audience.map((audience) => audience && may(audience, "read the club's figures"));
/** Whether the member may give and take staff rights. UI check only. */
export const $givesRoles = $audience.map((audience) => audience !== null && may(audience, "make somebody staff"));

// True once the member has seen the open panel. Leaving doesn't reset it: the panel closes before the redirect.
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

// Explains why the panel closes, with the unsaved changes in it.
sample({
  clock: goneElsewhere,
  source: $isShown,
  filter: (isShown) => isShown,
  fn: () => sessionOverElsewhere,
  target: toastShown,
});

// A refusal for missing rights checks the session again: the page doesn't know yet that the right was taken.
const panelEffects = [
  overviewFx,
  readReadershipFx,
  listApplicationsFx,
  reviewFx,
  undoReviewFx,
  noteFx,
  findMembersFx,
  setStaffFx,
  listReservedNamesFx,
  takeReservedNameFx,
] as const;
const contentEffects = [
  listContentFx,
  openItemFx,
  createItemFx,
  saveItemFx,
  publishItemFx,
  publishEditFx,
  scheduleItemFx,
  highlightItemFx,
  changeSlugFx,
  removeItemFx,
  uploadImageFx,
  announceFx,
] as const;
const commentEffects = [hideCommentFx, restoreCommentFx] as const;
const categoryEffects = [readCategoriesFx, addCategoryFx, renameCategoryFx, placeCategoryFx, removeCategoryFx] as const;
const matchEffects = [addMatchFx, saveMatchFx, scoreMatchFx, removeMatchFx, writeMatchesFx] as const;
const staffEffects = [
  ...panelEffects,
  ...contentEffects,
  ...commentEffects,
  ...categoryEffects,
  ...matchEffects,
] as const;
for (const fx of staffEffects) {
  sample({
    clock: fx.failData as typeof overviewFx.failData,
    filter: ({ kind }) => ["not-staff", "not-allowed", "signed-out"].includes(kind),
    fn: () => {},
    target: sessionChanged,
  });
}
