import { createEvent, createStore } from "effector";
import { signOutPressed } from "../session/session.ts";

/** The visitor typed an e-mail into an account form. */
export const emailGiven = createEvent<string>();

/** The last typed e-mail, shared by all account forms. Never persisted. */
export const $email = createStore("", { serialize: "ignore" })
  .on(emailGiven, (_, email) => email)
  .reset(signOutPressed);
