import { combine, createEvent, createStore, sample } from "effector";
import { problemsOfSignIn } from "../../../domain/accounts/signUp.ts";
import { $club } from "../../lib/page/club.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { $intent, intentDropped } from "../session/intent.ts";
import { $memberId } from "../session/session.ts";
import { signingIn } from "../signIn/signingIn.ts";
import { signingUp } from "../signIn/signingUp.ts";
import { $isWanted, authLeft } from "./wanted.ts";
import { welcome } from "./words.ts";

export type Step = "auth" | "email-sent" | "email-confirmed";
export type Mode = "login" | "signup";

export const loginForm = signingIn(problemsOfSignIn);
export const signupForm = signingUp({ pseudo: "", email: "", password: "" });

export const modeChosen = createEvent<Mode>();
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
  .on(signupForm.done, (_, { params }) => params.email.trim())
  .reset(authLeft);
export const $isPending = combine(loginForm.$isPending, signupForm.$isPending, (login, signup) => login || signup);

// Both modes have the same e-mail.
signupForm.$typed.on([loginForm.typed, loginForm.sent], (typed, { email }) => ({ ...typed, email }));
loginForm.$typed.on([signupForm.typed, signupForm.sent], (typed, { email }) => ({ ...typed, email }));
loginForm.$failure.reset(modeChosen);

sample({ clock: loginForm.done, source: $club, fn: ({ name }) => welcome(name), target: toastShown });
sample({ clock: loginForm.done, fn: () => {}, target: authLeft });
sample({ clock: authLeft, target: [loginForm.left, signupForm.left] });

// A dialog that was closed during the request keeps its initial step.
sample({ clock: signupForm.done, source: $isWanted, filter: Boolean, fn: (): Step => "email-sent", target: $step });
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
