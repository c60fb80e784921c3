import { createEvent, createStore, sample } from "effector";
import { toastShown } from "../page/toasts.ts";
import { subscribeFx } from "./effects.ts";
import { notAsked, words } from "./words.ts";

export const subscribePressed = createEvent<string>();

export const $isSubscribing = subscribeFx.pending;
/** How many were taken: each time, the field is empty again. */
export const $taken = createStore(0, { serialize: "ignore" }).on(subscribeFx.done, (taken) => taken + 1);

sample({
  clock: subscribePressed,
  source: subscribeFx.pending,
  filter: (isSubscribing) => !isSubscribing,
  fn: (_, email) => email,
  target: subscribeFx,
});
sample({ clock: subscribeFx.done, fn: () => words.asked, target: toastShown });
sample({ clock: subscribeFx.fail, fn: ({ error }) => notAsked(error.kind), target: toastShown });
