import { combine, createEvent, createStore, sample } from "effector";
import { strengthOf } from "../../../domain/accounts/passwordStrength.ts";
import { problemOfPassword } from "../../../domain/accounts/password.ts";
import type { MailToken } from "../../../domain/accounts/ports.ts";
import type { ResetPasswordRefusal } from "../../../domain/accounts/resetPassword.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { resetPasswordFx } from "../effects.ts";
import { $email } from "../mails/email.ts";
import { isOfPassword, words } from "../signIn/entranceWords.ts";
import { sessionChanged } from "../session/session.ts";

type NewPassword = { readonly token: MailToken; readonly password: string };
/** "incomplete-link": it lost its token on the way here. */
export type ResetFailure = ResetPasswordRefusal | { readonly kind: "incomplete-link" } | Unexpected;
/** The link itself is good for nothing any more: no other password makes it good. */
export type LinkIsOver = Extract<ResetFailure, { readonly kind: "incomplete-link" | "spent-link" | "signed-out" }>;
export const isOver = (failure: ResetFailure): failure is LinkIsOver =>
  failure.kind === "incomplete-link" || failure.kind === "spent-link" || failure.kind === "signed-out";
/** What a link that may still be good has to say. */
export type NotReset = Exclude<ResetFailure, LinkIsOver>;

/** Carries the token that the link brought; empty when it brought none. */
export const resetOpened = createEvent<string>();
export const resetTyped = createEvent<string>();
export const resetSent = createEvent<NewPassword>();

const $typed = createStore("", { serialize: "ignore" })
  .on(resetTyped, (_, password) => password)
  .reset([resetOpened, resetPasswordFx.done]);
/** How good the password is, once there is one. */
export const $strength = combine($typed, $email, (password, email) =>
  password === "" ? null : strengthOf(password, [email]),
);

/** Why the password is still the old one; null when nothing is wrong. */
export const $failure = createStore<ResetFailure | null>(null, { serialize: "ignore" })
  .on(resetPasswordFx.failData, (_, failure) => failure)
  .on(resetTyped, (failure, password) =>
    failure && isOfPassword(failure) ? (problemOfPassword(password) ?? null) : failure,
  )
  .on(resetOpened, (_, token) => (token === "" ? { kind: "incomplete-link" } : null))
  .reset(resetPasswordFx);
/** How often it was sent in vain: each time, what is wrong is gone to. */
export const $tries = createStore(0, { serialize: "ignore" })
  .on(resetPasswordFx.fail, (tries) => tries + 1)
  .reset(resetOpened);
export const $isDone = createStore(false, { serialize: "ignore" })
  .on(resetPasswordFx.done, () => true)
  .reset(resetOpened);
export const $isSending = resetPasswordFx.pending;

/** Only then was the link spent: the site itself refuses a password before. */
const isRefusedByBackend = (failure: ResetFailure, password: string): boolean =>
  failure.kind === "same-password" ||
  failure.kind === "declined" ||
  (isOfPassword(failure) && problemOfPassword(password) === undefined);

// The link opened a session before the password was refused: it isn't good a second time.
const $isSpent = createStore(false, { serialize: "ignore" })
  .on(resetPasswordFx.fail, (isSpent, { error, params }) => isSpent || isRefusedByBackend(error, params.password))
  .reset(resetOpened);

sample({
  clock: resetSent,
  source: { isSpent: $isSpent, isSending: resetPasswordFx.pending },
  filter: ({ isSending }, { token }) => !isSending && token !== "",
  fn: ({ isSpent }, wish) => ({ ...wish, isSpent }),
  target: resetPasswordFx,
});

// Signed in by the link, also where only the password was refused.
sample({ clock: resetPasswordFx.finally, fn: () => {}, target: sessionChanged });
sample({ clock: resetPasswordFx.done, fn: () => words.signedIn, target: toastShown });
