import { createEvent, createStore, sample } from "effector";
import { type Conflict, together } from "../../../../domain/content/editing/conflict.ts";
import { $edit, $editing, draftOf, editTaken, isIt } from "./edit.ts";
import type { EditDraft } from "./editDraft.ts";
import { saveItemFx } from "../effects.ts";

// The choices in a conflict with another saved version. Each carries the conflict that was shown.

/** Saves my version of fields that both changed. Fields that only they changed stay theirs. */
export const mineKept = createEvent<Conflict>();
export const theirsTaken = createEvent<Conflict>();
/** For changes of different fields: merges both into the open edit, to be checked before saving. */
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

/** An edit based on the saved version. */
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
