import { createEvent, createStore, sample } from "effector";
import type { Credentials } from "../../../domain/accounts/ports.ts";
import { problemsOfSignUp, type SignUpProblems } from "../../../domain/accounts/signUp.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { emailGiven } from "../mails/email.ts";
import { type SignInFailure, words } from "./entranceWords.ts";
import { isWrong, stillWrong } from "../forms/problems.ts";
import { signingIn } from "./signingIn.ts";

const entry = signingIn();

export const signInTyped = createEvent<Credentials>();
export const signInSent = createEvent<Credentials>();
export const { left: signInLeft, $isSending } = entry;

const empty: Credentials = { email: "", password: "" };

/** Never persisted: holds a password. */
export const $typed = createStore(empty, { serialize: "ignore" })
  .on([signInTyped, signInSent], (_, typed) => typed)
  .reset([signInLeft, entry.done]);

/** Why the sign-in failed; null without a failure. */
export const $failure = createStore<SignInFailure | null>(null, { serialize: "ignore" })
  .on(entry.failed, (_, { error }) => error)
  .reset([signInSent, signInLeft]);
/** The e-mail of an account that isn't confirmed; null otherwise. */
export const $waiting = createStore<string | null>(null, { serialize: "ignore" })
  .on(entry.failed, (_, { error, params }) => (error.kind === "unconfirmed" ? params.email.trim() : null))
  .reset([signInSent, signInLeft]);

const missingIn = ({ email, password }: Credentials): SignUpProblems =>
  Object.fromEntries(
    Object.entries(problemsOfSignUp({ email, password })).filter(([, problem]) => problem === "missing"),
  );

/** Missing fields. Wrong credentials concern both fields, and are in `$failure`. */
export const $problems = createStore<SignUpProblems>({}, { serialize: "ignore" })
  .on(signInSent, (_, typed) => missingIn(typed))
  .on(signInTyped, (shown, typed) => stillWrong(shown, missingIn(typed)))
  .reset([signInLeft]);

/** Counts submits with missing fields. Each focuses the first one. */
export const $tries = createStore(0, { serialize: "ignore" })
  .on(signInSent, (tries, typed) => tries + Number(isWrong(missingIn(typed))))
  .reset(signInLeft);

sample({ clock: signInSent, filter: (typed) => !isWrong(missingIn(typed)), target: entry.sent });
sample({ clock: [signInTyped, signInSent], fn: ({ email }) => email, target: emailGiven });
sample({ clock: entry.done, fn: () => words.signedIn, target: toastShown });
