import { combine, createEvent, createStore, sample } from "effector";
import type { Credentials } from "../../domain/accounts/ports.ts";
import { toastShown } from "../page/toasts.ts";
import { signInFx, whoAmIFx } from "./effects.ts";
import { sessionChanged } from "./session.ts";
import { words } from "./words.ts";

export const signInSent = createEvent<Credentials>();
export const signInFormLeft = createEvent();

/** Why nobody was signed in, in words; empty when nothing is wrong. */
export const $problem = createStore("", { serialize: "ignore" })
  .on(signInFx.fail, (_, { error }) => words.notSignedIn[error.kind])
  .reset([signInFx, signInFormLeft]);

// Signed in, but the page doesn't know yet as whom: to whoever waits, it is all one.
const $isAwaited = createStore(false, { serialize: "ignore" })
  .on(signInFx.done, () => true)
  .reset([whoAmIFx.finally, signInFormLeft]);
export const $isSending = combine(signInFx.pending, $isAwaited, (isSending, isAwaited) => isSending || isAwaited);

sample({
  clock: signInSent,
  source: $isSending,
  filter: (isSending) => !isSending,
  fn: (_, credentials) => credentials,
  target: signInFx,
});
sample({ clock: signInFx.done, fn: () => words.signedIn, target: toastShown });
sample({ clock: signInFx.done, fn: () => {}, target: sessionChanged });
