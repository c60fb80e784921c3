import { createEvent, createStore, sample } from "effector";
import { type Conflict, together } from "../../../../domain/content/editing/conflict.ts";
import { $edit, $editing, draftOf, editTaken, isIt } from "./edit.ts";
import type { EditDraft } from "./editDraft.ts";
import { saveItemFx } from "../effects.ts";

// What to do where somebody else saved in between. Each carries what was shown, so that what was chosen is what was seen.

/** Mine is saved where both changed the same; what only they changed stays theirs. */
export const mineKept = createEvent<Conflict>();
export const theirsTaken = createEvent<Conflict>();
/** Nobody changed the same: both go on together, to be looked at before they are saved. */
export const bothTaken = createEvent<Conflict>();
export const conflictPutOff = createEvent();

export const $conflict = createStore<Conflict | null>(null, { serialize: "ignore" }).reset([
  mineKept,
  theirsTaken,
  bothTaken,
  conflictPutOff,
  $editing,
]);
sample({
  clock: saveItemFx.fail,
  source: $editing,
  filter: (editing, { params, error }) => error.kind === "conflict" && isIt(editing, params),
  fn: (_, { error }) => error as Conflict,
  target: $conflict,
});

/** An edit that goes on from what is there now. */
const takenFrom = ({ theirs }: Conflict, fields = theirs.fields): EditDraft => ({ ...draftOf(theirs), fields });

sample({
  clock: [
    sample({ clock: theirsTaken, fn: (conflict) => takenFrom(conflict) }),
    sample({
      clock: [mineKept, bothTaken],
      source: $edit,
      fn: (edit, conflict) =>
        edit && takenFrom(conflict, together({ ...edit, theirs: conflict.theirs.fields, mine: edit.fields })),
    }),
  ],
  filter: (edit: EditDraft | null): edit is EditDraft => edit !== null,
  target: editTaken,
});
