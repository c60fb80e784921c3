import { createEvent, createStore } from "effector";
import { signOutPressed } from "../session/session.ts";

/** Somebody wrote an e-mail into a form of accounts. */
export const emailGiven = createEvent<string>();

/** The e-mail that was given last: whoever goes from one form to the next doesn't write it again. In memory only. */
export const $email = createStore("", { serialize: "ignore" })
  .on(emailGiven, (_, email) => email)
  .reset(signOutPressed);
