import { attach, combine, createStore, sample } from "effector";
import type { Credentials } from "../../../domain/accounts/ports.ts";
import type { SignUpProblems } from "../../../domain/accounts/signUp.ts";
import { createForm } from "../../lib/form.ts";
import { whoAmIFx } from "../effects.ts";
import { signInFx } from "./effects.ts";
import { emailGiven } from "../mails/email.ts";
import { sessionChanged } from "../session/session.ts";
import { fieldErrors } from "./signInWords.ts";

/** The sign-in form of the page and of the dialog, one instance each. Each shows its own texts. */
export const signingIn = (problemsOf: (credentials: Credentials) => SignUpProblems) => {
  // The form stays busy until the session check after the sign-in has ended.
  const $isAwaited = createStore(false, { serialize: "ignore" });
  const form = createForm({
    fields: { email: "", password: "" },
    effect: attach({ effect: signInFx }),
    $source: $isAwaited,
    toParams: (credentials, isAwaited) => (isAwaited ? null : credentials),
    check: (credentials) => fieldErrors(problemsOf(credentials)),
  });
  form.$typed.reset(form.done);
  $isAwaited.on(form.done, () => true).reset([whoAmIFx.finally, form.left]);

  /** The e-mail of an account that isn't confirmed; null otherwise. */
  const $unconfirmed = createStore<string | null>(null, { serialize: "ignore" })
    .on(form.failed, (_, { error, params }) => (error.kind === "unconfirmed" ? params.email.trim() : null))
    .reset([form.sent, form.left]);

  sample({ clock: form.done, fn: () => {}, target: sessionChanged });
  sample({ clock: [form.shown, form.typed, form.sent], fn: ({ email }) => email, target: emailGiven });

  return {
    ...form,
    $unconfirmed,
    $isPending: combine(form.$isPending, $isAwaited, (isPending, isAwaited) => isPending || isAwaited),
  };
};
