import { createStore, sample } from "effector";
import { $memberId } from "../accounts/session/session.ts";
import { toastShown } from "../lib/feedback/toasts.ts";
import { createMutation } from "../lib/mutation.ts";
import { createQuery } from "../lib/query.ts";
import { readPushesFx, receivePushesFx, stopPushesFx } from "./effects.ts";
import { isReason, notReceived, notStopped, type Reason, received, stopped } from "./pushWords.ts";

const { $state, refreshed, reloaded } = createQuery({ effect: readPushesFx, ends: [$memberId] });
export { refreshed as pushesWanted, reloaded as pushesRetried };

/** The devices that receive, and whether this one can; the value is null where no pushes are sent. */
export const $pushes = $state;

export const { requested: receivePressed } = createMutation(receivePushesFx, {
  ends: [$memberId],
  done: () => received,
});
export const $isSubscribing = receivePushesFx.pending;

/** What keeps this device from receiving stands beside the press until the next one. */
export const $hindrance = createStore<Reason | null>(null, { serialize: "ignore" })
  .on(receivePushesFx.failData, (_, why) => (isReason(why) ? why.kind : null))
  .reset([receivePushesFx, stopPushesFx, $memberId]);

sample({
  clock: receivePushesFx.failData,
  filter: (why): why is Exclude<typeof why, { readonly kind: Reason }> => !isReason(why),
  fn: notReceived,
  target: toastShown,
});

export const { requested: stopPressed, $inFlight: $stopping } = createMutation(stopPushesFx, {
  keyOf: ({ id }) => id,
  ends: [$memberId],
  done: () => stopped,
  failed: ({ error }) => notStopped(error),
});

sample({ clock: [receivePushesFx.finally, stopPushesFx.finally], fn: () => {}, target: refreshed });
