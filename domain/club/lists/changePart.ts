import type { SignedOut } from "../../accounts/ports.ts";
import type { NotStaff } from "../../accounts/staff/ports.ts";
import type { Stale } from "../../content/editing/fields.ts";
import type { Gone } from "../../content/reactions/ports.ts";
import { done, refused, type Refusal, type Result } from "../../shared/result.ts";
import { isSame } from "../../shared/same.ts";

/** The part of something that an edit is about. Its keys are in the order of `part`. */
export const partOf = <Part extends object>(whole: object, part: Part): Part =>
  Object.fromEntries(Object.keys(part).map((name) => [name, (whole as Record<string, unknown>)[name]])) as Part;

/** The details that differ between two versions: only they are saved, so that the others keep what another member changed. */
export const changedDetails = <Details extends object>(before: Partial<Details>, after: Details) => {
  const names = (Object.keys(after) as (keyof Details)[]).filter((name) => !isSame(before[name], after[name]));
  const pick = (from: Partial<Details>): Partial<Details> =>
    Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Details>;
  return { before: pick(before), after: pick(after), isEmpty: names.length === 0 };
};

/** A different staff member changed the same part. `theirs`: the stored version. */
export type Conflict<Item> = { readonly kind: "conflict"; readonly theirs: Item };

type Write<Item, Change, Refused extends Refusal> = (
  revision: number,
  change: Change,
) => Promise<Result<Item, Refused | Stale>>;

/** A change to make on what others have stored meanwhile. */
type Rebased<Change> = { readonly revision: number; readonly change: Change };

/** How often a change that meets other changes of the same item begins again. */
const mostTries = 4;

/**
 * Writes a change upon the revision that it began with.
 * @param rebase the change upon what is stored since; or the answer that ends it, as the last try must
 */
export const changeRebased = async <Item, Change, Refused extends Refusal>(
  write: Write<Item, Change, Refused>,
  first: Rebased<Change>,
  rebase: (isLast: boolean) => Promise<Rebased<Change> | Result<Item, Refused>>,
): Promise<Result<Item, Refused>> => {
  let next: Rebased<Change> | Result<Item, Refused> = first;
  for (let tries = 0; !("ok" in next); tries++) {
    const written = await write(next.revision, next.change);
    if (written.ok || written.refusal.kind !== "stale") return written as Result<Item, Refused>;
    next = await rebase(tries === mostTries);
  }
  return next;
};

type Stored<Item, Part> = {
  readonly open: () => Promise<Item | undefined>;
  readonly change: Write<Item, Part, SignedOut | NotStaff | Gone>;
};

type Change<Part> = {
  /** The revision that the edit began with. */
  readonly revision: number;
  /** The part at the start of the edit. */
  readonly before: Part;
  readonly after: Part;
};

/** The merge of both changes; undefined when they contradict each other. */
export type Merge<Part> = (before: Part, mine: Part, theirs: Part) => Part | undefined;

const keepsOther = <Part>(before: Part, mine: Part, theirs: Part): Part | undefined =>
  isSame(theirs, before) ? mine : undefined;

export type ChangeRefusal<Item> = SignedOut | NotStaff | Gone | Conflict<Item>;

/**
 * Changes a part of what is stored. Changes of another part in between are kept; a change of the same part is a conflict, unless it is
 * equal: then it is this one, sent again after its answer was lost.
 * @param problemIn why the change doesn't fit what another member left
 * @param merge what becomes of two changes of the same part
 */
export const changePart = <
  Item extends { readonly revision: number },
  Part extends object,
  Problem extends Refusal = never,
>(
  { open, change }: Stored<Item, Part>,
  { revision, before, after }: Change<Part>,
  problemIn: (theirs: Item) => Problem | undefined = () => undefined,
  merge: Merge<Part> = keepsOther,
): Promise<Result<Item, ChangeRefusal<Item> | Problem>> =>
  changeRebased<Item, Part, ChangeRefusal<Item> | Problem>(change, { revision, change: after }, async (isLast) => {
    const theirs = await open();
    if (!theirs) return refused({ kind: "gone" });
    const current = partOf(theirs, after);
    if (isSame(current, after)) return done(theirs);
    const merged = merge(partOf(before, after), after, current);
    if (isSame(merged, current)) return done(theirs);
    if (isLast || !merged) return refused({ kind: "conflict", theirs });
    const problem = problemIn(theirs);
    return problem ? refused(problem) : { revision: theirs.revision, change: merged };
  });
