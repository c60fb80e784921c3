import { changedFields } from "./fields.ts";
import type { EditedItem, Field, Fields } from "./contentItem.ts";
import type { Change } from "./ports.ts";

/** The content item was saved since the edit began, so this save was refused. */
export type Conflict = {
  readonly kind: "conflict";
  /** The current item. A save that starts from its revision overwrites it. */
  readonly theirs: EditedItem;
  /** The saves in between, oldest first. */
  readonly changes: readonly Change[];
  /** Whether the caller made all of them, perhaps in another window. */
  readonly isMine: boolean;
};

/** A field in which the current item and the refused save differ. */
export type Difference = {
  readonly field: Field;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
  /** Both sides changed it, and the caller has to choose. */
  readonly isContested: boolean;
};

type Sides = { readonly before: Fields; readonly theirs: Fields; readonly mine: Fields };

/** The fields in which the two sides differ. */
export const differences = ({ before, theirs, mine }: Sides): readonly Difference[] =>
  changedFields(theirs, mine).map((field) => ({
    field,
    before: before[field],
    theirs: theirs[field],
    mine: mine[field],
    isContested: theirs[field] !== before[field] && mine[field] !== before[field],
  }));

/** Merges the changes of both sides. Of a field that both changed, mine is kept unless theirs is chosen. */
export const together = ({ before, theirs, mine }: Sides, chosenTheirs: readonly Field[] = []): Fields => {
  const merged: Record<Field, string> = { ...mine };
  for (const { field, isContested } of differences({ before, theirs, mine })) {
    const isTheirs = isContested ? chosenTheirs.includes(field) : mine[field] === before[field];
    if (isTheirs) merged[field] = theirs[field];
  }
  return merged;
};
