import { createEvent, createStore, sample } from "effector";
import { overlongAnswer, type ReceivedMessage } from "../../../../domain/messages/inbox.ts";
import { isBlank } from "../../../../domain/shared/text.ts";
import { $memberId, signOutPressed } from "../../../accounts/session/session.ts";
import { createDraft, plainText } from "../../../lib/draft.ts";
import { createMutation } from "../../../lib/mutation.ts";
import { messagesAddress } from "./address.ts";
import { answerMessageFx, resendAnswerFx } from "./effects.ts";
import { messageOpened } from "./handling.ts";
import { messages } from "./list.ts";
import { answered, notAnswered, notResent, resent, tooLong, words } from "./words.ts";

type Typed = { readonly id: string; readonly text: string };

export const answerTyped = createEvent<Typed>();
/** A template goes into the answer, behind what is typed. */
export const templateChosen = createEvent<Typed>();
export const answerPressed = createEvent<ReceivedMessage>();

const keyOf = (id: string): string => `message-answer:${id}`;
/** The key names its owner: several staff members may share a device. */
const draft = createDraft({
  nameOf: (key: string, owner) => `${key}:${owner ?? ""}`,
  codec: plainText,
  $owner: $memberId,
});

/** The unsent answers by message. Stored on the device, so that they survive a closed tab and an expired session. */
export const $answers = createStore<Readonly<Record<string, string>>>({}, { serialize: "ignore" })
  .on(answerTyped, (all, { id, text }) => ({ ...all, [id]: text }))
  .on(draft.recalled, (all, { key, value }) => {
    const id = key.slice(keyOf("").length);
    // Typed text wins over stored text.
    return value && !all[id] ? { ...all, [id]: value } : all;
  })
  .reset([$memberId, signOutPressed]);

sample({ clock: messageOpened, fn: keyOf, target: draft.wanted });
sample({ clock: answerTyped, fn: ({ id, text }) => ({ key: keyOf(id), value: text }), target: draft.typed });
sample({
  clock: templateChosen,
  source: $answers,
  fn: (all, { id, text }) => ({ id, text: [all[id]?.trimEnd(), text].filter(Boolean).join("\n\n") }),
  target: answerTyped,
});

/** Why an answer can't be sent; undefined when it can. */
export const problemOf = (text: string): string | undefined => {
  if (isBlank(text)) return words.blank;
  const over = overlongAnswer(text);
  return over > 0 ? tooLong(over) : undefined;
};

const path = messagesAddress({});
const answering = createMutation(answerMessageFx, {
  keyOf: ({ id }) => id,
  ends: [$memberId],
  done: ({ result }) => answered(result),
  failed: ({ error }) => notAnswered(error, path),
});
/** The messages whose answer is in flight. */
export const $answering = answering.$inFlight.map((calls) => calls.map(({ id }) => id));
sample({
  clock: answerPressed,
  source: $answers,
  filter: (all, { id }) => problemOf(all[id] ?? "") === undefined,
  fn: (all, { id, revision }) => ({ id, revision, text: all[id] ?? "" }),
  target: answering.requested,
});
// Clears the field, unless its text changed during the request.
sample({
  clock: answerMessageFx.done,
  source: $answers,
  filter: (all, { params }) => all[params.id] === params.text,
  fn: (_, { params }) => ({ id: params.id, text: "" }),
  target: answerTyped,
});

const resending = createMutation(resendAnswerFx, {
  keyOf: (id) => id,
  ends: [$memberId],
  done: () => resent,
  failed: ({ error }) => notResent(error, path),
});
/** Sends a refused mail again. */
export const resendPressed = resending.requested;
export const $resending = resending.$inFlight;
sample({ clock: resendAnswerFx.finally, fn: () => ({ isQuiet: true }), target: messages.touched });
