import { combine, createEvent, createStore, sample } from "effector";
import { strengthOf } from "../../../domain/accounts/passwordStrength.ts";
import { problemOfPassword } from "../../../domain/accounts/password.ts";
import type { MailToken } from "../../../domain/accounts/ports.ts";
import type { ResetPasswordRefusal } from "../../../domain/accounts/recovery.ts";
import type { Unexpected } from "../../lib/feedback/failure.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { createForm } from "../../lib/form.ts";
import { resetPasswordFx } from "./effects.ts";
import { $email } from "../mails/email.ts";
import { changedPasswordErrors, isOfPassword, passwordErrors, words } from "../signIn/signInWords.ts";
import { $account, sessionChanged } from "../session/session.ts";

type ResetFailure = ResetPasswordRefusal | Unexpected;
/** Failures of the link itself, which another password can't help. "incomplete-link": the address has no token. */
export type LinkIsOver =
  Extract<ResetFailure, { readonly kind: "spent-link" | "signed-out" }> | { readonly kind: "incomplete-link" };
/** Failures above the form, after which the same link can be tried again. */
export type NotReset = Exclude<ResetFailure, LinkIsOver | { readonly kind: keyof typeof changedPasswordErrors }>;

/** Carries the link's token; empty without one. */
export const resetOpened = createEvent<string>();

const $token = createStore<string | null>(null, { serialize: "ignore" }).on(resetOpened, (_, token) => token);

/** True when the backend refused the password: by then it had spent the link. The site's own refusals don't spend it. */
const isRefusedByBackend = (failure: ResetFailure, password: string): boolean =>
  failure.kind === "same-password" ||
  failure.kind === "declined" ||
  (isOfPassword(failure) && problemOfPassword(password) === undefined);

// The link opened a session before the backend refused the password, and can't be spent again.
const $isSpent = createStore(false, { serialize: "ignore" })
  .on(resetPasswordFx.fail, (isSpent, { error, params }) => isSpent || isRefusedByBackend(error, params.password))
  .reset(resetOpened);

export const resetForm = createForm({
  fields: { password: "" },
  effect: resetPasswordFx,
  $source: combine({ token: $token, isSpent: $isSpent }),
  toParams: ({ password }, { token, isSpent }) => (token ? { token: token as MailToken, password, isSpent } : null),
  check: ({ password }) => {
    const problem = problemOfPassword(password);
    return problem ? passwordErrors[problem.kind] : {};
  },
  errors: changedPasswordErrors,
});
sample({ clock: resetOpened, fn: () => {}, target: resetForm.left });

/** Strength of the password; null while it is empty. */
export const $strength = combine(resetForm.$typed, $email, ({ password }, email) =>
  password === "" ? null : strengthOf(password, [email]),
);

const isOver = (failure: NotReset | LinkIsOver): failure is LinkIsOver =>
  failure.kind === "incomplete-link" || failure.kind === "spent-link" || failure.kind === "signed-out";
/** Why the link can't be used; null while it can. */
export const $linkOver = combine($token, resetForm.$failure, (token, failure): LinkIsOver | null => {
  if (token === "") return { kind: "incomplete-link" };
  return failure && isOver(failure) ? failure : null;
});
/** Why the password wasn't changed, where neither the field nor the link says so; null otherwise. */
export const $notReset = resetForm.$failure.map((failure) => (failure && !isOver(failure) ? failure : null));

/** Whether the member had no name when the password was set: the first admin, whom setup makes from an e-mail. */
export const $wasNameless = createStore(false, { serialize: "ignore" })
  .on(
    sample({
      clock: $account,
      source: resetForm.$isDone,
      filter: (isDone, account) => isDone && account?.username === null,
    }),
    () => true,
  )
  .reset(resetOpened);

// The link signs in even when the password is refused.
sample({ clock: resetPasswordFx.finally, fn: () => {}, target: sessionChanged });
sample({ clock: resetForm.done, fn: () => words.signedIn, target: toastShown });
