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
/** "incomplete-link": the address has no token. */
export type ResetFailure = ResetPasswordRefusal | { readonly kind: "incomplete-link" } | Unexpected;
/** Failures of the link itself, which another password can't help. */
export type LinkIsOver = Extract<ResetFailure, { readonly kind: "incomplete-link" | "spent-link" | "signed-out" }>;
export const isOver = (failure: ResetFailure): failure is LinkIsOver =>
  failure.kind === "incomplete-link" || failure.kind === "spent-link" || failure.kind === "signed-out";
/** Failures after which the same link can be tried again. */
export type NotReset = Exclude<ResetFailure, LinkIsOver>;

/** Carries the link's token; empty without one. */
export const resetOpened = createEvent<string>();
export const resetTyped = createEvent<string>();
export const resetSent = createEvent<NewPassword>();

const $typed = createStore("", { serialize: "ignore" })
  .on(resetTyped, (_, password) => password)
  .reset([resetOpened, resetPasswordFx.done]);
/** Strength of the password; null while it is empty. */
export const $strength = combine($typed, $email, (password, email) =>
  password === "" ? null : strengthOf(password, [email]),
);

/** Why the password wasn't changed; null without a failure. */
export const $failure = createStore<ResetFailure | null>(null, { serialize: "ignore" })
  .on(resetPasswordFx.failData, (_, failure) => failure)
  .on(resetTyped, (failure, password) =>
    failure && isOfPassword(failure) ? (problemOfPassword(password) ?? null) : failure,
  )
  .on(resetOpened, (_, token) => (token === "" ? { kind: "incomplete-link" } : null))
  .reset(resetPasswordFx);
/** Counts failed submits. Each moves the focus to the error. */
export const $tries = createStore(0, { serialize: "ignore" })
  .on(resetPasswordFx.fail, (tries) => tries + 1)
  .reset(resetOpened);
export const $isDone = createStore(false, { serialize: "ignore" })
  .on(resetPasswordFx.done, () => true)
  .reset(resetOpened);
export const $isSending = resetPasswordFx.pending;

/** True when the backend refused the password: by then it had spent the link. The site's own refusals don't spend it. */
const isRefusedByBackend = (failure: ResetFailure, password: string): boolean =>
  failure.kind === "same-password" ||
  failure.kind === "declined" ||
  (isOfPassword(failure) && problemOfPassword(password) === undefined);

// The link opened a session before the backend refused the password, and can't be spent again.
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

// The link signs in even when the password is refused.
sample({ clock: resetPasswordFx.finally, fn: () => {}, target: sessionChanged });
sample({ clock: resetPasswordFx.done, fn: () => words.signedIn, target: toastShown });
