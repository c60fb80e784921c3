import { combine, createEvent, createStore, sample } from "effector";
import type { ChangePasswordRefusal } from "../../../../domain/accounts/changePassword.ts";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import { strengthOf } from "../../../../domain/accounts/passwordStrength.ts";
import { $account, $memberId, signOutPressed } from "../../session/session.ts";
import type { Unexpected } from "../../../lib/feedback/failure.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { changeEmailFx, changePasswordFx } from "../effects.ts";
import { reauthentication } from "./reauthentication.ts";
import {
  type EmailFailure,
  emailNotChanged,
  emailProblem,
  emailSent,
  passwordNotChanged,
  passwordProblem,
  words,
} from "./settingsWords.ts";

export const passwordTyped = createEvent<string>();
export const passwordSent = createEvent<string>();
export const emailTyped = createEvent<string>();
export const emailChosen = createEvent<string>();

// Never persisted: holds a password.
const $password = createStore("", { serialize: "ignore" })
  .on(passwordTyped, (_, password) => password)
  .reset([changePasswordFx.done, $memberId]);
/** Strength of the new password; null while it is empty. */
export const $strength = combine($password, $account, (password, account) =>
  password === "" || !account
    ? null
    : strengthOf(password, [account.email, account.username ?? "", account.fullName ?? ""]),
);
export const $passwordFailure = createStore<ChangePasswordRefusal | Unexpected | null>(null, { serialize: "ignore" })
  .on(changePasswordFx.failData, (_, failure) => failure)
  .reset([changePasswordFx, passwordTyped, $memberId]);
/** Asks for the current password when the sign-in is too old for a new password. */
export const passwordProof = reauthentication(changePasswordFx);
/** Asks for the current password when the sign-in is too old for a new e-mail. */
export const emailProof = reauthentication(changeEmailFx);
export const $passwordTries = createStore(0, { serialize: "ignore" }).on(changePasswordFx.fail, (tries) => tries + 1);
/** Counts password changes. Each empties the form. */
export const $passwordChanges = createStore(0, { serialize: "ignore" }).on(changePasswordFx.done, (times) => times + 1);
export const $isPasswordSending = passwordProof.$isSending;

sample({
  clock: passwordSent,
  source: changePasswordFx.pending,
  filter: (isSending) => !isSending,
  fn: (_, password) => password,
  target: changePasswordFx,
});
sample({ clock: changePasswordFx.done, fn: () => words.password.changed, target: toastShown });
// The field shows its own refusals; the toast shows all others.
sample({
  clock: changePasswordFx.failData,
  filter: (failure) => failure.kind !== "reauthentication" && passwordProblem(failure) === undefined,
  fn: passwordNotChanged,
  target: toastShown,
});

const sameEmail = createEvent();

/** The typed new e-mail with its member. */
const $typedEmail = createStore<{ readonly member: MemberId; readonly email: string } | null>(null, {
  serialize: "ignore",
}).reset([changeEmailFx.done, signOutPressed]);
sample({
  clock: emailTyped,
  source: $memberId,
  filter: (member) => member !== null,
  fn: (member, email) => ({ member: member as MemberId, email }),
  target: $typedEmail,
});
/** The typed new e-mail. Survives an expired session; empty for any other member. */
export const $newEmail = combine($typedEmail, $memberId, (typed, member) =>
  typed !== null && typed.member === member ? typed.email : "",
);

export const $emailFailure = createStore<EmailFailure | null>(null, { serialize: "ignore" })
  .on(changeEmailFx.failData, (_, failure) => failure)
  .on(sameEmail, () => ({ kind: "same-email" }))
  .reset([changeEmailFx, emailTyped, $memberId]);
export const $emailTries = createStore(0, { serialize: "ignore" }).on(
  [changeEmailFx.fail, sameEmail],
  (tries) => tries + 1,
);
/** The new e-mail that awaits confirmation, if it was requested on this page; else null. */
export const $awaited = createStore<string | null>(null, { serialize: "ignore" })
  .on(changeEmailFx.done, (_, { params }) => params)
  .reset($memberId);
export const $isEmailSending = emailProof.$isSending;

const chosen = sample({
  clock: emailChosen,
  source: { account: $account, isSending: changeEmailFx.pending },
  filter: ({ isSending }) => !isSending,
  fn: ({ account }, email) => ({ email: email.trim(), current: account?.email ?? "" }),
});
const isSame = ({ email, current }: { readonly email: string; readonly current: string }): boolean =>
  email.toLowerCase() === current.toLowerCase();
sample({ clock: chosen, filter: isSame, fn: () => {}, target: sameEmail });
sample({ clock: chosen, filter: (wish) => !isSame(wish), fn: ({ email }) => email, target: changeEmailFx });
sample({
  clock: changeEmailFx.done,
  source: $account,
  fn: (account, { params }) => emailSent(account?.email ?? "", params),
  target: toastShown,
});
sample({
  clock: changeEmailFx.failData,
  filter: (failure) => failure.kind !== "reauthentication" && emailProblem(failure) === undefined,
  fn: emailNotChanged,
  target: toastShown,
});
