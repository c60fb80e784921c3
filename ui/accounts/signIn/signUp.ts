import { combine, createEvent, createStore, sample } from "effector";
import { strengthOf } from "../../../domain/accounts/passwordStrength.ts";
import { toastShown } from "../../lib/feedback/toasts.ts";
import { words } from "./entranceWords.ts";
import { signingUp } from "./signingUp.ts";

const entry = signingUp();

export const { typed: signUpTyped, sent: signUpSent, left: signUpLeft } = entry;
export const { $typed, $problems, $failure, $tries, $isSending } = entry;
/** The mail went to a wrong address: the form is there again, as it was. */
export const signUpMended = createEvent();

/** Where the mail went that confirms the new account; null while the form is filled in. */
export const $mailedTo = createStore<string | null>(null, { serialize: "ignore" })
  .on(entry.done, (_, { params }) => params.email.trim())
  .reset([signUpMended, signUpLeft]);

/** How good the password is, once there is one. */
export const $strength = combine($typed, ({ password, fullName = "", username = "", email }) =>
  password === "" ? null : strengthOf(password, [fullName, username, email]),
);

sample({ clock: entry.done, fn: () => words.signedUp, target: toastShown });
