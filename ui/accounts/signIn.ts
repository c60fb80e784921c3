import { createEffect, createEvent, createStore, sample } from "effector";
import type { Credentials, SignInRefusal } from "../../domain/accounts/ports.ts";
import { toastShown } from "../page/toasts.ts";
import type { Unexpected } from "../page/failure.ts";
import { sessionChanged } from "./session.ts";
import { words } from "./words.ts";

export const signInFx = createEffect<Credentials, void, SignInRefusal | { readonly kind: "incomplete" } | Unexpected>();

export const signInSent = createEvent<Credentials>();
export const signInFormLeft = createEvent();

/** Why nobody was signed in, in words; empty when nothing is wrong. */
export const $problem = createStore("", { serialize: "ignore" })
  .on(signInFx.fail, (_, { error }) => words.notSignedIn[error.kind])
  .reset([signInFx, signInFormLeft]);
export const $isSending = signInFx.pending;

sample({
  clock: signInSent,
  source: signInFx.pending,
  filter: (isSending) => !isSending,
  fn: (_, credentials) => credentials,
  target: signInFx,
});
sample({ clock: signInFx.done, fn: () => words.signedIn, target: toastShown });
sample({ clock: signInFx.done, fn: () => {}, target: sessionChanged });
