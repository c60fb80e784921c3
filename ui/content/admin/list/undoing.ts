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

// What becomes of blocks as such, no browser undoes: Ctrl Z would undo what was typed before in some other field.

type Undoable = { readonly before: DraftBlocks; readonly removed: number | null };

/** Somebody presses the keys that undo. */
export const undoPressed = createEvent();

const removed = sample({
  clock: blockGone,
  filter: ({ id, before }) => before.some((block) => block.id === id && block.content.trim() !== ""),
  fn: ({ id, before }): Undoable => ({ before, removed: id }),
});
const pasted = blocksPasted.map(({ before }): Undoable => ({ before, removed: null }));
const changed = [blockTyped, blockLevelled, blockMoved, blockAdded, blockGone, imageUploaded] as const;

/** What happened to them last, as long as it can be undone: blocks that were pasted, until something is written in them. */
const $undoable = createStore<Undoable | null>(null, { serialize: "ignore" })
  .on([...changed], (undoable) => (undoable?.removed === null ? null : undoable))
  .on([removed, pasted], (_, undoable) => undoable)
  .reset([blocksRestored, $isOpen]);
/** Whether nothing was typed since, so that the keys mean this. */
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
