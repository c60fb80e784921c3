import { combine, createEvent, createStore, sample } from "effector";
import { strengthOf } from "../../../domain/accounts/passwordStrength.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { words } from "./entranceWords.ts";
import { signingUp } from "./signingUp.ts";

const entry = signingUp();

export const { typed: signUpTyped, sent: signUpSent, left: signUpLeft } = entry;
export const { $typed, $problems, $failure, $tries, $isSending } = entry;
/** Shows the form again with its typed fields, to correct the address. */
export const signUpMended = createEvent();

/** The address that the confirmation mail was sent to; null while the form is filled in. */
export const $mailedTo = createStore<string | null>(null, { serialize: "ignore" })
  .on(entry.done, (_, { params }) => params.email.trim())
  .reset([signUpMended, signUpLeft]);

/** Strength of the password; null while it is empty. */
export const $strength = combine($typed, ({ password, fullName = "", username = "", email }) =>
  password === "" ? null : strengthOf(password, [fullName, username, email]),
);

sample({ clock: entry.done, fn: () => words.signedUp, target: toastShown });
