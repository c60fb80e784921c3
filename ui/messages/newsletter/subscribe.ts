import { createEvent, createStore, sample } from "effector";
import { toastShown, topicClosed } from "../../lib/feedback/toasts.ts";
import { subscribeFx } from "./effects.ts";
import { notAsked, topic } from "./words.ts";

export const addressTyped = createEvent();
export const subscribePressed = createEvent<string>();

export const $isSubscribing = subscribeFx.pending;
/** An address was taken, and the field is empty again. It is said under it until somebody types on. */
export const $isTaken = createStore(false, { serialize: "ignore" })
  .on(subscribeFx.done, () => true)
  .reset([addressTyped, subscribeFx]);
/** How often in a row what was sent is no address. It is said beside the field until somebody types on. */
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
// What was said of an earlier try holds no longer.
sample({ clock: subscribeFx, fn: () => topic, target: topicClosed });
sample({
  clock: subscribeFx.failData,
  filter: ({ kind }) => kind !== "no-address",
  fn: notAsked,
  target: toastShown,
});
