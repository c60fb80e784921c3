import { createEvent, createStore, type Event, type EventCallable, sample, type Store } from "effector";
import type { Start } from "./createEditing.ts";

type Parts<Item, Draft, Conflict> = {
  readonly editing: {
    readonly $opened: Store<{ readonly key: string } | null>;
    readonly $draft: Store<Draft | null>;
    readonly replaced: EventCallable<Start<Item, Draft>>;
  };
  /** A save was refused, because another member saved meanwhile. */
  readonly refused: Event<{ readonly key: string; readonly conflict: Conflict }>;
  /** The edit of what the other member saved. */
  readonly startOf: (conflict: Conflict) => Start<Item, Draft>;
  /** The draft upon what the other member saved: theirs where only they changed. */
  readonly merge: (draft: Draft, conflict: Conflict) => Draft;
};

/** The conflict of an edit with what another member saved, and the member's choice. */
export const createConflict = <Item, Draft, Conflict>({
  editing: { $opened, $draft, replaced },
  refused,
  startOf,
  merge,
}: Parts<Item, Draft, Conflict>) => {
  /** The choices carry the conflict that was shown. */
  const mineKept = createEvent<Conflict>();
  const theirsTaken = createEvent<Conflict>();
  /** Merges both versions, for the staff to check before the next save. */
  const bothTaken = createEvent<Conflict>();
  const conflictPutOff = createEvent();

  const $conflict = createStore<Conflict | null>(null, { serialize: "ignore" });
  sample({
    clock: refused,
    source: $opened,
    filter: (opened, { key }) => opened?.key === key,
    fn: (_, { conflict }) => conflict,
    target: $conflict,
  });
  $conflict.reset([mineKept, theirsTaken, bothTaken, conflictPutOff, $opened]);

  const mergedBy = (choice: Event<Conflict>) =>
    sample({
      clock: choice,
      source: $draft,
      filter: (draft) => draft !== null,
      fn: (draft, conflict) => ({ ...startOf(conflict), draft: merge(draft as Draft, conflict) }),
    });
  /** The merged draft is to be saved. */
  const kept = mergedBy(mineKept);
  sample({ clock: [kept, mergedBy(bothTaken), theirsTaken.map(startOf)], target: replaced });

  return { mineKept, theirsTaken, bothTaken, conflictPutOff, $conflict, kept };
};
