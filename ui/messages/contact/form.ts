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

/** The form stands on the page, perhaps with what was typed before its script came. */
export const formShown = createEvent<ContactMessage>();
export const messageTyped = createEvent<ContactMessage>();
export const messageSent = createEvent<MessageWish>();

const draftName = "contact";

export const $typed = createStore(nothingTyped, { serialize: "ignore" })
  .on([formShown, messageTyped], (_, message) => message)
  .reset(signOutPressed);
/** What is wrong, field by field. A field that was put right says so at once; another speaks up when it is sent. */
export const $problems = createStore<ContactProblems>({}, { serialize: "ignore" })
  .on(messageSent, (_, message) => problemsOf(message))
  .on(messageTyped, (shown, message) => {
    const now = problemsOf(message);
    const left = contactFields.filter((field) => shown[field] && now[field]).map((field) => [field, now[field]]);
    return Object.fromEntries(left) as ContactProblems;
  })
  .reset([formShown, signOutPressed]);
/** How often it was sent although something is wrong: each time, the first such field is gone to. */
export const $tries = createStore(0, { serialize: "ignore" }).reset(formShown);
export const $isSending = sendMessageFx.pending;

const isComplete = (message: ContactMessage) => Object.keys(problemsOf(message)).length === 0;

// A second press while the first is on its way says nothing new.
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

// What somebody goes on typing while a message is on its way stays.
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

// A closed tab loses nothing.
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
