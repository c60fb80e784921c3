import { createEvent, createStore, sample } from "effector";
import { toastShown, topicClosed } from "../../lib/feedback/toasts.ts";
import { subscribeFx } from "./effects.ts";
import { notAsked, topic } from "./words.ts";

export const addressTyped = createEvent();
export const subscribePressed = createEvent<string>();

export const $isSubscribing = subscribeFx.pending;
/** True after a subscription request, until the visitor types again. */
export const $isTaken = createStore(false, { serialize: "ignore" })
  .on(subscribeFx.done, () => true)
  .reset([addressTyped, subscribeFx]);
/** Counts submits of an invalid address in a row. Typing clears it. */
export const $mistakes = createStore(0, { serialize: "ignore" })
  .on(subscribeFx.failData, (mistakes, { kind }) => (kind === "no-address" ? mistakes + 1 : 0))
  .reset([addressTyped, subscribeFx.done]);

sample({
  clock: subscribePressed,
  source: subscribeFx.pending,
  filter: (isSubscribing) => !isSubscribing,
  fn: (_, email) => email,
  target: subscribeFx,
});
// Closes the toast of an earlier failure.
sample({ clock: subscribeFx, fn: () => topic, target: topicClosed });
sample({
  clock: subscribeFx.failData,
  filter: ({ kind }) => kind !== "no-address",
  fn: notAsked,
  target: toastShown,
});
