import { createEvent, createStore, sample } from "effector";
import { type DraftBlocks, withBlockBack } from "../../../../domain/content/editing/blocks.ts";
import { toastActed, toastShown, topicClosed } from "../../../lib/feedback/toasts.ts";
import {
  $creation,
  $isOpen,
  blockAdded,
  blockGone,
  blockLevelled,
  blockMoved,
  blocksPasted,
  blocksRestored,
  blockTyped,
  creationTyped,
} from "../create/create.ts";
import { blockRemoved, blocksCame, blocksTopic } from "../outcomes.ts";
import { imageUploaded } from "../editor/upload.ts";

// Undoes changes of whole blocks. The browser's own undo covers typed text only, and would act on another field.

type Undoable = { readonly before: DraftBlocks; readonly removed: number | null };

/** The member pressed the undo shortcut. */
export const undoPressed = createEvent();

const removed = sample({
  clock: blockGone,
  filter: ({ id, before }) => before.some((block) => block.id === id && block.content.trim() !== ""),
  fn: ({ id, before }): Undoable => ({ before, removed: id }),
});
const pasted = blocksPasted.map(({ before }): Undoable => ({ before, removed: null }));
const changed = [blockTyped, blockLevelled, blockMoved, blockAdded, blockGone, imageUploaded] as const;

/** The last removal or paste of blocks that can be undone. A paste can't be undone after a later change of a block. */
const $undoable = createStore<Undoable | null>(null, { serialize: "ignore" })
  .on([...changed], (undoable) => (undoable?.removed === null ? null : undoable))
  .on([removed, pasted], (_, undoable) => undoable)
  .reset([blocksRestored, $isOpen]);
/** Whether nothing was typed since, so that the undo shortcut means this change. */
export const $isLast = createStore(false, { serialize: "ignore" })
  .on([...changed, creationTyped], () => false)
  .on([removed, pasted], () => true)
  .reset([blocksRestored, $isOpen]);

sample({ clock: removed, fn: () => blockRemoved, target: toastShown });
sample({
  clock: blocksPasted,
  fn: ({ before, after }) => blocksCame(after.length - before.length + 1),
  target: toastShown,
});
sample({ clock: $undoable, filter: (undoable) => undoable === null, fn: () => blocksTopic, target: topicClosed });

const asked = sample({ clock: toastActed, filter: ({ name }) => name === blocksTopic, fn: () => {} });
sample({
  clock: [asked, sample({ clock: undoPressed, filter: $isLast })],
  source: { undoable: $undoable, draft: $creation },
  filter: ({ undoable, draft }) => undoable !== null && draft !== null,
  fn: ({ undoable, draft }) => {
    const { before, removed } = undoable as Undoable;
    return removed === null ? before : withBlockBack(draft?.blocks ?? [], removed, before);
  },
  target: blocksRestored,
});
