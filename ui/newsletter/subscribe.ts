import { createEvent, createStore, sample } from "effector";
import { toastShown } from "../page/toasts.ts";
import { subscribeFx } from "./effects.ts";
import { notAsked, words } from "./words.ts";

export const addressTyped = createEvent();
export const subscribePressed = createEvent<string>();

export const $isSubscribing = subscribeFx.pending;
/** How many were taken: each time, the field is empty again. */
export const $taken = createStore(0, { serialize: "ignore" }).on(subscribeFx.done, (taken) => taken + 1);
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
sample({ clock: subscribeFx.done, fn: () => words.asked, target: toastShown });
sample({
  clock: subscribeFx.failData,
  filter: ({ kind }) => kind !== "no-address",
  fn: ({ kind }) => notAsked(kind),
  target: toastShown,
});
