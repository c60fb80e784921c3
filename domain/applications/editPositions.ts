import type { SignedOut } from "../accounts/ports.ts";
import type { NotStaff } from "../accounts/staff/ports.ts";
import { addedWithSlug, type AddRefusal, saveRecord } from "../club/lists/editList.ts";
import { type Merge, partOf } from "../club/lists/changePart.ts";
import { mergeRows } from "../club/lists/mergeRows.ts";
import type { Details, RecordRepository } from "../club/lists/records.ts";
import { done, type Result } from "../shared/result.ts";
import { isSame } from "../shared/same.ts";
import { freeSlug, type Slug } from "../shared/slug.ts";
import type { Position, PositionId } from "./positions.ts";
import { positionForm, type PositionProblem, questionsProblem, type TypedPosition } from "./typedPosition.ts";

/** Applications name the position: it can be closed, not removed. */
export type InUse = { readonly kind: "in-use" };

/** The positions as the staff edits them, closed ones too. */
export type PositionRepository = Omit<RecordRepository<Position>, "remove"> & {
  /** Idempotent. Refuses one that applications name. */
  remove(id: string): Promise<Result<void, SignedOut | NotStaff | InUse>>;
};

type Needs = { readonly records: PositionRepository };

/** Adds a position at the end, with a slug of its own. An equal one there is this one, sent again after its answer was lost. */
export const addPosition =
  ({ records }: Needs) =>
  async (typed: TypedPosition): Promise<Result<Position, AddRefusal<TypedPosition, PositionProblem>>> => {
    const read = positionForm.read({ ...typed, slug: "" });
    if (!read.ok) return read;
    const { slug, ...details } = read.value;
    return addedWithSlug<Position, AddRefusal<TypedPosition, PositionProblem>>(async () => {
      const all = await records.all();
      const last = all.at(-1);
      if (last && isSame(partOf(last, details), details)) return done(last);
      const taken = all.map((position) => position.slug as string as Slug);
      return records.add({ ...details, slug: freeSlug(slug as string as Slug, taken) as string as PositionId });
    });
  };

/** The details that a save can change: a slug never does. */
const readChanged: typeof positionForm.read = (typed) => {
  const read = positionForm.read(typed);
  if (!read.ok) return read;
  const { slug: _, ...details } = read.value;
  return done(details as Details<Position>);
};

/** Two changes of different questions, if what comes of them may stand in a form. */
const mergeQuestions: Merge<Position["questions"]> = (before, mine, theirs) => {
  const merged = mergeRows(before, mine, theirs);
  return merged && !questionsProblem(merged) ? merged : undefined;
};

/** Saves the changed details of a position. Refuses a conflict with the position as it stands. */
export const savePosition = saveRecord<Position, TypedPosition, PositionProblem>(readChanged, {
  questions: mergeQuestions,
});
