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
/** Back to where one logs in: the account is activated, or was all along. */
export const loginAgain = createEvent();
/** The address was wrong: the form is there again, as it was. */
export const signupMended = createEvent();
/** Escape, the cross, a press beside it. */
export const dialogClosed = createEvent();

export const $mode = createStore<Mode>("login", { serialize: "ignore" })
  .on(modeChosen, (_, mode) => mode)
  .reset([loginAgain, authLeft]);
export const $step = createStore<Step>("auth", { serialize: "ignore" }).reset([loginAgain, signupMended, authLeft]);
/** Where the mail went that confirms the new account. */
export const $mailedTo = createStore("", { serialize: "ignore" })
  .on(signup.done, (_, { params }) => params.email.trim())
  .reset(authLeft);

/** From one mode to the other, the e-mail isn't written again. */
const $email = createStore("", { serialize: "ignore" })
  .on([loginTyped, loginSent, signup.typed, signup.sent], (_, { email }) => email)
  .reset(authLeft);
/** In memory only: a password is kept nowhere else. */
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
/** How good the new password is, once there is one. */
export const $strength = combine(signup.$typed, ({ password, pseudo = "", email }) =>
  password === "" ? null : strengthOf(password, [pseudo, email]),
);
/** What went wrong that no field can say; null when nothing did. */
export const $failure = combine($mode, $loginFailure, signup.$failure, (mode, login, signup): Said | null => {
  if (mode === "login") return login && notSignedIn(login);
  return signup && notSignedUp(signup);
});
/** Whose link was not followed yet. */
export const $waiting = combine($loginFailure, $login, (failure, { email }) =>
  failure?.kind === "unconfirmed" ? email.trim() : null,
);
export const $isSending = combine(login.$isSending, signup.$isSending, (login, signup) => login || signup);
/** How often it was sent in vain: each time, what is wrong is gone to. */
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

// Whoever closed it meanwhile finds it as new when it opens again.
sample({ clock: signup.done, source: $isWanted, filter: Boolean, fn: (): Step => "email-sent", target: $step });
// Somebody signed in in another tab.
sample({
  clock: $memberId,
  source: $step,
  filter: (step, member) => member !== null && step === "auth",
  fn: () => {},
  target: authLeft,
});
// The link was followed in another tab.
sample({
  clock: $memberId,
  source: $step,
  filter: (step, member) => member !== null && step === "email-sent",
  fn: (): Step => "email-confirmed",
  target: $step,
});

// A mail is on its way to them: what they meant waits for its link. Else they gave it up.
sample({
  clock: dialogClosed,
  source: $intent,
  filter: (intent) => intent !== null && intent.by === undefined,
  fn: () => {},
  target: intentDropped,
});
sample({ clock: dialogClosed, target: authLeft });
