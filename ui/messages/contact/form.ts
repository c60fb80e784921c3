import { createEvent, createStore, sample } from "effector";
import {
  contactFields,
  type ContactMessage,
  type ContactProblems,
  type MessageWish,
  problemsOf,
} from "../../../domain/messages/contact.ts";
import { signOutPressed } from "../../accounts/session/session.ts";
import { type Toast, toastShown } from "../../lib/feedback/toasts.ts";
import { contactDraft, filledUp, isEmpty, nothingTyped, typedSince } from "./draft.ts";
import { sendMessageFx } from "./effects.ts";
import { notSent, words } from "./words.ts";

/** The form is shown. Carries text typed before hydration. */
export const formShown = createEvent<ContactMessage>();
export const messageTyped = createEvent<ContactMessage>();
export const messageSent = createEvent<MessageWish>();

const draftName = "contact";

export const $typed = createStore(nothingTyped, { serialize: "ignore" })
  .on([formShown, messageTyped], (_, message) => message)
  .reset(signOutPressed);
/** Errors by field. Typing clears errors; only a submit adds them. */
export const $problems = createStore<ContactProblems>({}, { serialize: "ignore" })
  .on(messageSent, (_, message) => problemsOf(message))
  .on(messageTyped, (shown, message) => {
    const now = problemsOf(message);
    const left = contactFields.filter((field) => shown[field] && now[field]).map((field) => [field, now[field]]);
    return Object.fromEntries(left) as ContactProblems;
  })
  .reset([formShown, signOutPressed]);
/** Counts submits with errors. Each focuses the first invalid field. */
export const $tries = createStore(0, { serialize: "ignore" }).reset(formShown);
export const $isSending = sendMessageFx.pending;

const isComplete = (message: ContactMessage) => Object.keys(problemsOf(message)).length === 0;

// One request at a time.
sample({
  clock: messageSent,
  source: sendMessageFx.pending,
  filter: (isSending, message) => !isSending && isComplete(message),
  fn: (_, message) => message,
  target: sendMessageFx,
});
sample({
  clock: messageSent,
  source: $tries,
  filter: (_, message) => !isComplete(message),
  fn: (tries) => tries + 1,
  target: $tries,
});

// Text typed during the request stays.
const sent = sample({
  clock: sendMessageFx.done,
  source: $typed,
  fn: (typed, { params }) => typedSince(typed, params),
});
sample({ clock: sent, target: $typed });
sample({ clock: sendMessageFx.done, fn: () => words.sent, target: toastShown });
sample({
  clock: sendMessageFx.fail,
  fn: ({ error }): Toast => ({ tone: "bad", title: "Erreur", text: notSent(error), topic: words.sent.topic }),
  target: toastShown,
});

// The draft survives a closed tab.
sample({
  clock: [messageTyped, sent],
  fn: (value) => ({ key: draftName, value }),
  target: contactDraft.typed,
});
sample({ clock: formShown, fn: () => draftName, target: contactDraft.wanted });
sample({
  clock: contactDraft.recalled,
  source: $typed,
  filter: (_, { value }) => value !== null && !isEmpty(value),
  fn: (typed, { value }) => filledUp(typed, value ?? nothingTyped),
  target: $typed,
});
