import { attach, createEvent, createStore, sample } from "effector";
import {
  passwordProblems,
  problemsOfSignUp,
  type SignUpForm,
  type SignUpProblems,
} from "../../../domain/accounts/signUp.ts";
import { signUpFx } from "../effects.ts";
import { emailGiven } from "../mails/email.ts";
import { isOfPassword, type SignUpFailure } from "./entranceWords.ts";
import { isWrong, stillWrong } from "../forms/problems.ts";

/** The sign-up shared by the page and the dialog, one instance each. Each shows its own texts. */
export const signingUp = () => {
  const enrolFx = attach({ effect: signUpFx });
  const typed = createEvent<SignUpForm>();
  const sent = createEvent<SignUpForm>();
  const left = createEvent();

  /** Never persisted: holds a password. */
  const $typed = createStore<SignUpForm>({ email: "", password: "" }, { serialize: "ignore" })
    .on([typed, sent], (_, form) => form)
    .reset(left);
  /** Errors by field. */
  const $problems = createStore<SignUpProblems>({}, { serialize: "ignore" })
    .on(sent, (_, form) => problemsOfSignUp(form))
    .on(typed, (shown, form) => stillWrong(shown, problemsOfSignUp(form)))
    .on(enrolFx.failData, (shown, error) => {
      if (error.kind === "incomplete") return error.problems;
      return isOfPassword(error) ? { ...shown, password: passwordProblems[error.kind] } : shown;
    })
    .reset(left);
  /** The failure that no field shows; null without one. */
  const $failure = createStore<SignUpFailure | null>(null, { serialize: "ignore" })
    .on(enrolFx.failData, (_, error) => (error.kind === "incomplete" || isOfPassword(error) ? null : error))
    .reset([sent, left]);
  /** Counts failed submits. Each moves the focus to the error. */
  const $tries = createStore(0, { serialize: "ignore" })
    .on(enrolFx.fail, (tries) => tries + 1)
    .reset(left);

  // One request at a time.
  sample({
    clock: sent,
    source: enrolFx.pending,
    filter: (isSending, form) => !isSending && !isWrong(problemsOfSignUp(form)),
    fn: (_, form) => form,
    target: enrolFx,
  });
  const incomplete = sample({ clock: sent, filter: (form) => isWrong(problemsOfSignUp(form)) });
  $tries.on(incomplete, (tries) => tries + 1);
  sample({ clock: [typed, sent], fn: ({ email }) => email, target: emailGiven });

  return { typed, sent, left, $typed, $problems, $failure, $tries, $isSending: enrolFx.pending, done: enrolFx.done };
};
