import { combine, createEvent, createStore, sample } from "effector";
import { $account, $memberId, sessionChanged } from "../session/session.ts";
import { createMutation, eitherInFlight, inFlight } from "../../lib/mutation.ts";
import { changeAvatarFx, removeAvatarFx } from "./effects.ts";
import { notChanged, notRemoved, words } from "./words.ts";

/** Carries the chosen file as a data URL, for the preview during the upload. */
export const avatarPreviewed = createEvent<string>();

export const $isChanging = changeAvatarFx.pending;
export const $isRemoving = removeAvatarFx.pending;
const $inFlight = eitherInFlight(inFlight(changeAvatarFx), inFlight(removeAvatarFx));
export const { requested: avatarChosen } = createMutation(changeAvatarFx, {
  $inFlight,
  done: () => words.pictureChanged,
  failed: ({ error }) => notChanged(error),
});
export const { requested: avatarRemoved } = createMutation(removeAvatarFx, {
  $inFlight,
  done: () => words.pictureRemoved,
  failed: ({ error }) => notRemoved(error),
});

const $saved = $account.map((account) => account?.avatar ?? null);

/** The picture during its upload; null otherwise. */
const $preview = createStore<string | null>(null, { serialize: "ignore" }).reset([
  $saved,
  changeAvatarFx.fail,
  $memberId,
]);
sample({ clock: avatarPreviewed, source: $isChanging, filter: Boolean, fn: (_, address) => address, target: $preview });

/** The member's picture on their own page: the preview, else the saved one. */
export const $picture = combine($preview, $saved, (preview, saved) => preview ?? saved);
export const $hasPicture = $saved.map((saved) => saved !== null);

// The header and the comments show the picture too.
sample({ clock: [changeAvatarFx.done, removeAvatarFx.done], fn: () => {}, target: sessionChanged });
