import { combine, createEvent, createStore, sample } from "effector";
import type { ChosenFile } from "../../../domain/shared/picture.ts";
import { $account, $memberId, sessionChanged } from "../session/session.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { changeAvatarFx, removeAvatarFx } from "./effects.ts";
import { notChanged, notRemoved, words } from "./words.ts";

export const avatarChosen = createEvent<ChosenFile>();
/** Carries the chosen file as a data URL, for the preview during the upload. */
export const avatarPreviewed = createEvent<string>();
export const avatarRemoved = createEvent();

export const $isChanging = changeAvatarFx.pending;
export const $isRemoving = removeAvatarFx.pending;
const $isBusy = combine($isChanging, $isRemoving, (isChanging, isRemoving) => isChanging || isRemoving);

const $kept = $account.map((account) => account?.avatar ?? null);

/** The picture during its upload; null otherwise. */
const $preview = createStore<string | null>(null, { serialize: "ignore" }).reset([
  $kept,
  changeAvatarFx.fail,
  $memberId,
]);
sample({ clock: avatarPreviewed, source: $isChanging, filter: Boolean, fn: (_, address) => address, target: $preview });

/** The member's picture on their own page: the preview, else the saved one. */
export const $picture = combine($preview, $kept, (preview, kept) => preview ?? kept);
export const $hasPicture = $kept.map((kept) => kept !== null);

sample({
  clock: avatarChosen,
  source: $isBusy,
  filter: (isBusy) => !isBusy,
  fn: (_, file) => file,
  target: changeAvatarFx,
});
sample({ clock: avatarRemoved, source: $isBusy, filter: (isBusy) => !isBusy, fn: () => {}, target: removeAvatarFx });

// The header and the comments show the picture too.
sample({ clock: [changeAvatarFx.done, removeAvatarFx.done], fn: () => {}, target: sessionChanged });
sample({ clock: changeAvatarFx.done, fn: () => words.pictureChanged, target: toastShown });
sample({ clock: removeAvatarFx.done, fn: () => words.pictureRemoved, target: toastShown });
sample({ clock: changeAvatarFx.fail, fn: ({ error }) => notChanged(error), target: toastShown });
sample({ clock: removeAvatarFx.fail, fn: ({ error }) => notRemoved(error), target: toastShown });
