import { combine, createEvent, createStore, sample } from "effector";
import type { ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { type Writer, type WriterAct, writerIn } from "../../../../domain/content/editing/writers.ts";
import { $memberId } from "../../../accounts/session/session.ts";
import { tellWriterFx } from "../effects.ts";
import { $editing, editGoesOn, editOpened, isIt } from "./edit.ts";

/** Tells that the item is open, and asks who else has it open. The dialog asks, at once and again: its code comes after the opening. */
export const writersAsked = createEvent();
export const handTaken = createEvent();

/** All who have the open item open; null until the backend has answered once. */
const $writers = createStore<readonly Writer[] | null>(null, { serialize: "ignore" }).reset([editOpened, editGoesOn]);

const told = sample({
  clock: tellWriterFx.finally,
  source: $editing,
  filter: (editing, { params }) => isIt(editing, params),
  fn: (_, answer) => (answer.status === "done" ? answer.result : null),
});
// Without an answer the form opens: a save that meets another's is still shown as a conflict.
$writers.on(told, (known, all) => all ?? known ?? []);

/** Another member who writes in the open item; null for none. */
export const $otherWriter = combine($writers, $memberId, (all, me) => {
  const writer = writerIn(all ?? []);
  return writer === undefined || writer.member === me ? null : writer;
});
/** The others who have the open item open without writing. */
export const $readers = combine($writers, $otherWriter, $memberId, (all, writer, me) =>
  (all ?? []).filter(({ member }) => member !== me && member !== writer?.member),
);
const $hasWritten = createStore(false, { serialize: "ignore" })
  .on([handTaken, editGoesOn], () => true)
  .on(sample({ clock: told, source: $otherWriter, filter: (other) => other === null }), () => true)
  .reset(editOpened);

/** Whether the form is open, `asks` first because another member writes, or `waits` for the backend's first answer. */
export const $entry = combine($writers, $otherWriter, $hasWritten, (all, other, hasWritten) => {
  if (hasWritten) return "open";
  if (all === null) return "waits";
  return other ? "asks" : "open";
});

const tell = (act: WriterAct) => (editing: ItemRef | null) => ({ ...(editing as ItemRef), act });
const isOpen = (editing: ItemRef | null): boolean => editing !== null;
sample({ clock: writersAsked, source: $editing, filter: isOpen, fn: tell("here"), target: tellWriterFx });
sample({ clock: handTaken, source: $editing, filter: isOpen, fn: tell("takes"), target: tellWriterFx });

/** The item that the backend was told of, which is left when another one or none is open. */
const $toldOf = createStore<ItemRef | null>(null, { serialize: "ignore" }).on(tellWriterFx, (_, { kind, id, act }) =>
  act === "leaves" ? null : { kind, id },
);
sample({
  clock: $editing,
  source: $toldOf,
  filter: (last, editing) => last !== null && (editing === null || !isIt(editing, last)),
  fn: tell("leaves"),
  target: tellWriterFx,
});
