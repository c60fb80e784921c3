import { changedFields } from "./fields.ts";
import type { EditedItem, Field, Fields } from "./item.ts";
import type { Change } from "./ports.ts";

/** Somebody saved since the edit began, so it was not saved. */
export type Conflict = {
  readonly kind: "conflict";
  /** As it is now. A save that starts from its revision overwrites it knowingly. */
  readonly theirs: EditedItem;
  /** Who saved what in between, oldest first. */
  readonly changes: readonly Change[];
  /** Whether all of them are the same member's who wants to save, perhaps in another window. */
  readonly isMine: boolean;
};

/** A field in which what is now there and what was to be saved differ. */
export type Difference = {
  readonly field: Field;
  readonly before: string;
  readonly theirs: string;
  readonly mine: string;
  /** Both were changed, and somebody has to choose. Else only one was, and can be taken as it is. */
  readonly isContested: boolean;
};

type Sides = { readonly before: Fields; readonly theirs: Fields; readonly mine: Fields };

/** In what the two sides differ, each from the other. */
export const differences = ({ before, theirs, mine }: Sides): readonly Difference[] =>
  changedFields(theirs, mine).map((field) => ({
    field,
    before: before[field],
    theirs: theirs[field],
    mine: mine[field],
    isContested: theirs[field] !== before[field] && mine[field] !== before[field],
  }));

/** Each side's changes together. Of what both have changed, mine, but for the fields for which theirs was chosen. */
export const together = ({ before, theirs, mine }: Sides, chosenTheirs: readonly Field[] = []): Fields => {
  const merged: Record<Field, string> = { ...mine };
  for (const { field, isContested } of differences({ before, theirs, mine })) {
    const isTheirs = isContested ? chosenTheirs.includes(field) : mine[field] === before[field];
    if (isTheirs) merged[field] = theirs[field];
  }
  return merged;
};
