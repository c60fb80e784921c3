import { combine, createEvent, createStore, sample } from "effector";
import type { Mentionable } from "../../../domain/content/reactions/mentionable.ts";
import { findMentionableFx } from "./effects.ts";

/** What follows the "@" at the caret; null without one. */
export const mentionSought = createEvent<string | null>();

const $sought = createStore<string | null>(null, { serialize: "ignore" }).on(mentionSought, (_, words) => words);

/** The members who are offered for the mention that is being written. The shown ones stay until the next answer. */
export const $offered = createStore<readonly Mentionable[]>([], { serialize: "ignore" });

/** The answer to the latest question. An answer to an earlier one may come after it, and is ignored. */
const answered = sample({
  clock: findMentionableFx.finally,
  source: $sought,
  filter: (sought, { params }) => params === sought,
  fn: (_, answer) => answer,
});

const $answered = createStore<string | null>(null, { serialize: "ignore" }).on(answered, (_, { params }) => params);
/** Whether the offered ones are the answer to what is written now: no key takes a member of an earlier answer. */
export const $isOfferCurrent = combine($sought, $answered, (sought, answered) => sought === answered);

sample({ clock: $sought, filter: (words) => words !== null, fn: (words) => words ?? "", target: findMentionableFx });
sample({ clock: $sought, filter: (words) => words === null, fn: () => [], target: $offered });
// Without an answer nothing is offered: the name can be typed.
$offered.on(answered, (_, answer) => (answer.status === "done" ? answer.result : []));
