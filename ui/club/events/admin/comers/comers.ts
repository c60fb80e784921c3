import { combine, createEvent, createStore, sample } from "effector";
import type { EventRecord } from "../../../../../domain/club/events/event.ts";
import type { Slug } from "../../../../../domain/shared/slug.ts";
import { $memberId, signOutPressed } from "../../../../accounts/session/session.ts";
import { act } from "../../../../lib/act.ts";
import { createDraft, plainText } from "../../../../lib/draft.ts";
import { changeHinted } from "../../../../lib/live/following.ts";
import { createMutation } from "../../../../lib/mutation.ts";
import { createQuery } from "../../../../lib/query.ts";
import { readSignUpsFx } from "../../effects.ts";
import { notTakenOff, notWritten, takenOff, written } from "./words.ts";

export const takeOffEventFx = act("takeOffEvent");
export const writeToComersFx = act("writeToComers");

/** Open and close the dialog about who comes to an event. */
export const comersOpened = createEvent<Pick<EventRecord, "slug" | "title">>();
export const comersClosed = createEvent();
export const takeOffPressed = createEvent<string>();
export const noteTyped = createEvent<string>();
export const notePressed = createEvent();

const over = [comersClosed, $memberId];

/** The event of the dialog; null while it is closed. */
export const $event = createStore<Pick<EventRecord, "slug" | "title"> | null>(null, { serialize: "ignore" })
  .on(comersOpened, (_, { slug, title }) => ({ slug, title }))
  .reset(over);

const signUps = createQuery({
  effect: readSignUpsFx,
  $params: $event.map((event) => event && { id: event.slug }),
  ends: [comersOpened, ...over],
});
/** Who comes and who waits. */
export const { $state: $comers, reloaded: comersRetried } = signUps;
sample({ clock: comersOpened, fn: () => {}, target: signUps.reloaded });

const taking = createMutation(takeOffEventFx, {
  keyOf: ({ username }) => username,
  ends: [$memberId],
  done: ({ params }) => takenOff(params.username),
  failed: ({ error }) => notTakenOff(error),
});
/** The usernames of those who are being taken off. */
export const $takingOff = taking.$inFlight;
sample({
  clock: takeOffPressed,
  source: $event,
  filter: Boolean,
  fn: ({ slug }, username) => ({ event: slug, username }),
  target: taking.requested,
});

const draft = createDraft({
  nameOf: (slug: Slug, owner) => `event-note:${slug}:${owner ?? ""}`,
  codec: plainText,
  $owner: $memberId,
});
sample({ clock: comersOpened, fn: ({ slug }) => slug, target: draft.wanted });

const noteChanged = createEvent<{ readonly event: Slug; readonly note: string }>();
sample({
  clock: noteTyped,
  source: $event,
  filter: Boolean,
  fn: ({ slug }, note) => ({ event: slug, note }),
  target: noteChanged,
});
sample({ clock: noteChanged, fn: ({ event, note }) => ({ key: event, value: note }), target: draft.typed });

/** What is typed for each event, kept on the device until it is sent. */
const $notes = createStore<Readonly<Record<string, string>>>({}, { serialize: "ignore" })
  .on(noteChanged, (notes, { event, note }) => ({ ...notes, [event]: note }))
  // Typed text wins over stored text.
  .on(draft.recalled, (notes, { key, value }) => (value && !notes[key] ? { ...notes, [key]: value } : notes))
  .reset([$memberId, signOutPressed]);
const $open = combine($event, $notes, (event, notes) => event && { event: event.slug, note: notes[event.slug] ?? "" });
export const $note = $open.map((open) => open?.note ?? "");

const writing = createMutation(writeToComersFx, {
  keyOf: ({ event }) => event,
  ends: [$memberId],
  done: ({ result }) => written(result),
  failed: ({ error }) => notWritten(error),
});
export const $isWriting = writing.$inFlight.map((notes) => notes.length > 0);
sample({ clock: notePressed, source: $open, filter: Boolean, target: writing.requested });
// What was typed meanwhile stays, and so does what reached no member.
sample({
  clock: writeToComersFx.done,
  source: $notes,
  filter: (notes, { params, result }) => result > 0 && notes[params.event] === params.note,
  fn: (_, { params }) => ({ event: params.event, note: "" }),
  target: noteChanged,
});

// Of a failure too: an answer may be lost after the act.
sample({
  clock: [takeOffEventFx.finally, sample({ clock: changeHinted, filter: (watched) => watched === "events" })],
  fn: () => {},
  target: signUps.refreshed,
});
