import { combine, createStore, sample } from "effector";
import type { MemberId } from "../../../../domain/accounts/member.ts";
import { asciiMailAddress } from "../../../../domain/shared/mailAddress.ts";
import { strengthOf } from "../../../../domain/accounts/passwordStrength.ts";
import { $account, $memberId, signOutPressed } from "../../session/session.ts";
import { toastShown } from "../../../lib/feedback/toasts.ts";
import { createForm } from "../../../lib/form.ts";
import { changedPasswordErrors } from "../../signIn/signInWords.ts";
import { changeEmailFx, changePasswordFx } from "../effects.ts";
import { currentName, reauthentication, withProof } from "./reauthentication.ts";
import { emailErrors, emailNotChanged, emailSent, passwordNotChanged, sameEmail, words } from "./settingsWords.ts";

/** Asks for the current password when the sign-in is too old for a new password. */
export const passwordProof = reauthentication(changePasswordFx);
/** Asks for the current password when the sign-in is too old for a new e-mail. */
export const emailProof = reauthentication(changeEmailFx);

export const passwordForm = withProof(
  createForm({
    fields: { password: "", [currentName]: "" },
    effect: changePasswordFx,
    $source: passwordProof.$asked,
    toParams: ({ password }, asked) => (asked ? null : { password }),
    errors: { ...changedPasswordErrors, reauthentication: {} },
    failed: passwordNotChanged,
  }),
  passwordProof,
  ({ password, [currentName]: current }) => ({ password, current }),
);
/** Strength of the new password; null while it is empty. */
export const $strength = combine(passwordForm.$typed, $account, ({ password }, account) =>
  password === "" || !account
    ? null
    : strengthOf(password, [account.email, account.username ?? "", account.fullName ?? ""]),
);
sample({ clock: passwordForm.done, fn: () => passwordForm.fields, target: passwordForm.filled });
sample({ clock: passwordForm.done, fn: () => words.password.changed, target: toastShown });
sample({ clock: $memberId, fn: () => {}, target: passwordForm.left });

const isSame = (email: string, current = ""): boolean => asciiMailAddress(email) === asciiMailAddress(current);

export const emailForm = withProof(
  createForm({
    fields: { email: "", [currentName]: "" },
    effect: changeEmailFx,
    $source: combine({ account: $account, asked: emailProof.$asked }),
    toParams: ({ email }, { asked }) => (asked ? null : email.trim()),
    check: ({ email }, { account }) => (isSame(email, account?.email) ? sameEmail : {}),
    errors: { ...emailErrors, reauthentication: {} },
    failed: emailNotChanged,
  }),
  emailProof,
  ({ email }) => email.trim(),
);
emailForm.$typed.reset(emailForm.done);
emailForm.$errors.reset($memberId);
// The typed e-mail survives an expired session, and is forgotten for any other member.
const $writer = createStore<MemberId | null>(null, { serialize: "ignore" });
sample({ clock: emailForm.typed, source: $memberId, target: $writer });
const othersEmail = sample({
  clock: $memberId,
  source: $writer,
  filter: (writer, member) => member !== null && member !== writer,
});
sample({ clock: [othersEmail, signOutPressed], fn: () => {}, target: emailForm.left });

/** The new e-mail that awaits confirmation, if it was requested on this page; else null. */
export const $awaited = createStore<string | null>(null, { serialize: "ignore" })
  .on(emailForm.done, (_, { params }) => params)
  .reset($memberId);
sample({
  clock: emailForm.done,
  source: $account,
  fn: (account, { params }) => emailSent(account?.email ?? "", params),
  target: toastShown,
});
