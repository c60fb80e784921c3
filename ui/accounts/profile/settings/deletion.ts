import { combine, createEvent, createStore, sample } from "effector";
import { $memberId, sessionChanged } from "../../session/session.ts";
import { forgetDraftsFx } from "../../../lib/drafts.ts";
import { toastShown, topicClosed } from "../../../lib/feedback/toasts.ts";
import { deleteMyAccountFx } from "../effects.ts";
import { reauthentication } from "./reauthentication.ts";
import { deletionTopic, notDeleted, words } from "./settingsWords.ts";

export const deletionOpened = createEvent();
export const deletionClosed = createEvent();
export const confirmationTyped = createEvent<string>();
export const deletionConfirmed = createEvent();

/** Asks for the current password when the sign-in is too old. */
export const deletionProof = reauthentication(deleteMyAccountFx);

export const $isOpen = createStore(false, { serialize: "ignore" })
  .on(deletionOpened, () => true)
  .reset([deletionClosed, deleteMyAccountFx.done]);
export const $confirmation = createStore("", { serialize: "ignore" })
  .on(confirmationTyped, (_, text) => text)
  .reset([$isOpen, $memberId]);
export const $isDeleting = deletionProof.$isSending;
/** Ignores case: phone keyboards may capitalise only the first letter. */
export const $isConfirmed = $confirmation.map((text) => text.trim().toUpperCase() === words.deletion.confirmation);

/** True during and after the account's deletion, until a member signs in. */
export const $hasLeft = createStore(false, { serialize: "ignore" })
  .on(deleteMyAccountFx, () => true)
  .on(deleteMyAccountFx.fail, () => false);
const somebodyIsHere = sample({
  clock: $memberId,
  source: $isDeleting,
  filter: (isDeleting, member) => member !== null && !isDeleting,
});
$hasLeft.reset(somebodyIsHere);

sample({
  clock: deletionConfirmed,
  source: combine({ isConfirmed: $isConfirmed, isDeleting: $isDeleting }),
  filter: ({ isConfirmed, isDeleting }) => isConfirmed && !isDeleting,
  fn: () => {},
  target: deleteMyAccountFx,
});
// Closes the toast of an earlier failure.
sample({ clock: deleteMyAccountFx, fn: () => deletionTopic, target: topicClosed });
sample({ clock: deleteMyAccountFx.done, fn: () => words.deletion.done, target: toastShown });
sample({ clock: deleteMyAccountFx.done, fn: () => {}, target: [sessionChanged, forgetDraftsFx] });
sample({
  clock: deleteMyAccountFx.failData,
  filter: ({ kind }) => kind !== "reauthentication",
  fn: notDeleted,
  target: toastShown,
});
