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

/** In memory only: a password is kept nowhere else. */
export const $typed = createStore(empty, { serialize: "ignore" })
  .on([signInTyped, signInSent], (_, typed) => typed)
  .reset([signInLeft, entry.done]);

/** Why nobody was signed in; null when nothing is wrong. */
export const $failure = createStore<SignInFailure | null>(null, { serialize: "ignore" })
  .on(entry.failed, (_, { error }) => error)
  .reset([signInSent, signInLeft]);
/** Whose link was not followed yet. */
export const $waiting = createStore<string | null>(null, { serialize: "ignore" })
  .on(entry.failed, (_, { error, params }) => (error.kind === "unconfirmed" ? params.email.trim() : null))
  .reset([signInSent, signInLeft]);

const missingIn = ({ email, password }: Credentials): SignUpProblems =>
  Object.fromEntries(
    Object.entries(problemsOfSignUp({ email, password })).filter(([, problem]) => problem === "missing"),
  );

/** What is missing, field by field. What is wrong with the two together is said of both. */
export const $problems = createStore<SignUpProblems>({}, { serialize: "ignore" })
  .on(signInSent, (_, typed) => missingIn(typed))
  .on(signInTyped, (shown, typed) => stillWrong(shown, missingIn(typed)))
  .reset([signInLeft]);

/** How often something was missing: each time, the first such field is gone to. */
export const $tries = createStore(0, { serialize: "ignore" })
  .on(signInSent, (tries, typed) => tries + Number(isWrong(missingIn(typed))))
  .reset(signInLeft);

sample({ clock: signInSent, filter: (typed) => !isWrong(missingIn(typed)), target: entry.sent });
sample({ clock: [signInTyped, signInSent], fn: ({ email }) => email, target: emailGiven });
sample({ clock: entry.done, fn: () => words.signedIn, target: toastShown });
