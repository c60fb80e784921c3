import { attach, combine, sample } from "effector";
import { strengthOf } from "../../../domain/accounts/passwordStrength.ts";
import { problemsOfSignUp, type SignUpForm } from "../../../domain/accounts/signUp.ts";
import { createForm } from "../../lib/form.ts";
import { $club } from "../../lib/page/club.ts";
import { emailGiven } from "../mails/email.ts";
import { signUpFx } from "../mails/requests.ts";
import { fieldErrors, passwordErrors } from "./signInWords.ts";

/** The sign-up form of the page and of the dialog, one instance each. Each has its own fields, and shows its own texts. */
export const signingUp = (fields: SignUpForm) => {
  const enrolFx = attach({ effect: signUpFx });
  const form = createForm({
    fields,
    effect: enrolFx,
    toParams: (texts) => texts,
    $source: $club,
    check: (texts, { name, shortName }) => fieldErrors(problemsOfSignUp(texts, [name, shortName])),
    errors: { ...passwordErrors, incomplete: ({ problems }) => fieldErrors(problems) },
  });
  /** Strength of the password; null while it is empty. */
  const $strength = combine(form.$typed, ({ password, fullName = "", username = "", pseudo = "", email }) =>
    password === "" ? null : strengthOf(password, [fullName, username, pseudo, email]),
  );
  sample({ clock: [form.shown, form.typed, form.sent], fn: ({ email }) => email, target: emailGiven });
  return { ...form, $strength };
};
