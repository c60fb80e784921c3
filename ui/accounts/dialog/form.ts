import { combine, createEvent, createStore, sample } from "effector";
import { strengthOf } from "../../../domain/accounts/passwordStrength.ts";
import type { Credentials } from "../../../domain/accounts/ports.ts";
import { problemsOfSignIn, type SignUpProblems } from "../../../domain/accounts/signUp.ts";
import { $club } from "../../lib/page/club.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { emailGiven } from "../mails/email.ts";
import type { Said, SignInFailure } from "../signIn/entranceWords.ts";
import { $intent, intentDropped } from "../session/intent.ts";
import { isWrong, stillWrong } from "../forms/problems.ts";
import { $memberId } from "../session/session.ts";
import { signingIn } from "../signIn/signingIn.ts";
import { signingUp } from "../signIn/signingUp.ts";
import { $isWanted, authLeft } from "./wanted.ts";
import { notSignedIn, notSignedUp, welcome } from "./words.ts";

export type Step = "auth" | "email-sent" | "email-confirmed";
export type Mode = "login" | "signup";

const login = signingIn();
const signup = signingUp();

export const modeChosen = createEvent<Mode>();
export const loginTyped = createEvent<Credentials>();
export const loginSent = createEvent<Credentials>();
export const { typed: signupTyped, sent: signupSent } = signup;
/** Shows the login form again, for an account that is already active. */
export const loginAgain = createEvent();
/** Shows the sign-up form again with its typed fields, to correct the address. */
export const signupMended = createEvent();
/** Closed by Escape, the close button or a press on the backdrop. */
export const dialogClosed = createEvent();

export const $mode = createStore<Mode>("login", { serialize: "ignore" })
  .on(modeChosen, (_, mode) => mode)
  .reset([loginAgain, authLeft]);
export const $step = createStore<Step>("auth", { serialize: "ignore" }).reset([loginAgain, signupMended, authLeft]);
/** The address that the confirmation mail was sent to. */
export const $mailedTo = createStore("", { serialize: "ignore" })
  .on(signup.done, (_, { params }) => params.email.trim())
  .reset(authLeft);

/** Shared by both modes. */
const $email = createStore("", { serialize: "ignore" })
  .on([loginTyped, loginSent, signup.typed, signup.sent], (_, { email }) => email)
  .reset(authLeft);
/** Never persisted: holds a password. */
const $login = createStore<Credentials>({ email: "", password: "" }, { serialize: "ignore" })
  .on([loginTyped, loginSent], (_, typed) => typed)
  .reset(authLeft);
const $loginProblems = createStore<SignUpProblems>({}, { serialize: "ignore" })
  .on(loginSent, (_, typed) => problemsOfSignIn(typed))
  .on(loginTyped, (shown, typed) => stillWrong(shown, problemsOfSignIn(typed)))
  .reset(authLeft);
const $loginFailure = createStore<SignInFailure | null>(null, { serialize: "ignore" })
  .on(login.failed, (_, { error }) => error)
  .reset([login.begun, modeChosen, authLeft]);

export const $typed = combine($mode, $login, signup.$typed, $email, (mode, login, signup, email) => ({
  ...(mode === "login" ? login : signup),
  email,
}));
export const $problems = combine($mode, $loginProblems, signup.$problems, (mode, login, signup) =>
  mode === "login" ? login : signup,
);
/** Strength of the new password; null while it is empty. */
export const $strength = combine(signup.$typed, ({ password, pseudo = "", email }) =>
  password === "" ? null : strengthOf(password, [pseudo, email]),
);
/** The failure that no field shows; null without one. */
export const $failure = combine($mode, $loginFailure, signup.$failure, (mode, login, signup): Said | null => {
  if (mode === "login") return login && notSignedIn(login);
  return signup && notSignedUp(signup);
});
/** The e-mail of an account that isn't confirmed; null otherwise. */
export const $waiting = combine($loginFailure, $login, (failure, { email }) =>
  failure?.kind === "unconfirmed" ? email.trim() : null,
);
export const $isSending = combine(login.$isSending, signup.$isSending, (login, signup) => login || signup);
/** Counts failed submits. Each moves the focus to the error. */
export const $tries = combine(
  signup.$tries,
  createStore(0, { serialize: "ignore" })
    .on(login.failed, (tries) => tries + 1)
    .on(loginSent, (tries, typed) => tries + Number(isWrong(problemsOfSignIn(typed)))),
  (signup, login) => signup + login,
);

sample({ clock: loginSent, filter: (typed) => !isWrong(problemsOfSignIn(typed)), target: login.sent });
sample({ clock: [loginTyped, loginSent], fn: ({ email }) => email, target: emailGiven });
sample({ clock: login.done, source: $club, fn: ({ name }) => welcome(name), target: toastShown });
sample({ clock: login.done, fn: () => {}, target: authLeft });
sample({ clock: authLeft, target: [login.left, signup.left] });

// A dialog that was closed during the request keeps its initial step.
sample({ clock: signup.done, source: $isWanted, filter: Boolean, fn: (): Step => "email-sent", target: $step });
// The member signed in in another tab.
sample({
  clock: $memberId,
  source: $step,
  filter: (step, member) => member !== null && step === "auth",
  fn: () => {},
  target: authLeft,
});
// The confirmation link was opened in another tab.
sample({
  clock: $memberId,
  source: $step,
  filter: (step, member) => member !== null && step === "email-sent",
  fn: (): Step => "email-confirmed",
  target: $step,
});

// An intent that waits for a mail's link (`by` is set) survives the close; any other is dropped.
sample({
  clock: dialogClosed,
  source: $intent,
  filter: (intent) => intent !== null && intent.by === undefined,
  fn: () => {},
  target: intentDropped,
});
sample({ clock: dialogClosed, target: authLeft });
