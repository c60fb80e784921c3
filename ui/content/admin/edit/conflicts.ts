import { merge } from "effector";
import { type Conflict, together } from "../../../../domain/content/editing/conflict.ts";
import type { ItemRef } from "../../../../domain/content/editing/contentItem.ts";
import { createConflict } from "../../../lib/editing/createConflict.ts";
import { publishEditFx, saveItemFx } from "../effects.ts";
import { editor, startOf } from "./edit.ts";
import { editName } from "./editDraft.ts";

type Failed = { readonly params: ItemRef; readonly error: Conflict | { readonly kind: string } };

const conflictIn = ({ params, error }: Failed) =>
  error.kind === "conflict" ? { key: editName(params), conflict: error as Conflict } : undefined;

/** The conflict with another saved version, and the member's choice. */
export const { $conflict, kept, mineKept, theirsTaken, bothTaken, conflictPutOff } = createConflict({
  editing: editor,
  refused: merge([saveItemFx.fail.filterMap(conflictIn), publishEditFx.fail.filterMap(conflictIn)]),
  startOf: ({ theirs }: Conflict) => startOf(theirs),
  merge: ({ before, fields }, { theirs }) => ({
    ...startOf(theirs).first,
    fields: together({ before, theirs: theirs.fields, mine: fields }),
  }),
});
