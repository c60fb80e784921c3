import { type Conflict, together } from "../../../../domain/content/editing/conflict.ts";
import { createConflict } from "../../../lib/editing/createConflict.ts";
import { saveItemFx } from "../effects.ts";
import { editor, startOf } from "./edit.ts";
import { editName } from "./editDraft.ts";

/** The conflict with another saved version, and the member's choice. */
export const { $conflict, kept, mineKept, theirsTaken, bothTaken, conflictPutOff } = createConflict({
  editing: editor,
  refused: saveItemFx.fail.filterMap(({ params, error }) =>
    error.kind === "conflict" ? { key: editName(params), conflict: error } : undefined,
  ),
  startOf: ({ theirs }: Conflict) => startOf(theirs),
  merge: ({ before, fields }, { theirs }) => ({
    ...startOf(theirs).first,
    fields: together({ before, theirs: theirs.fields, mine: fields }),
  }),
});
