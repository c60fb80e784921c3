import { createEvent, createStore, sample } from "effector";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { words } from "./signInWords.ts";
import { signingUp } from "./signingUp.ts";

export const signUpForm = signingUp({ fullName: "", username: "", email: "", password: "", confirmation: "" });
/** Shows the form again with its typed fields, to correct the address. */
export const signUpMended = createEvent();

/** The address that the confirmation mail was sent to; null while the form is filled in. */
export const $mailedTo = createStore<string | null>(null, { serialize: "ignore" })
  .on(signUpForm.done, (_, { params }) => params.email.trim())
  .reset([signUpMended, signUpForm.left]);

sample({ clock: signUpForm.done, fn: () => words.signedUp, target: toastShown });
